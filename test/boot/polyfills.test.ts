import { afterEach, expect, test, vi } from 'vitest';

import { addPolyfills } from '../../src/boot/polyfills.ts';

const METHODS = ['toSorted', 'toReversed', 'toSpliced', 'findLast', 'findLastIndex'] as const;

/** Replaces what this engine has by the polyfills; the test has to bring it back. */
function onlyPolyfills(): () => void {
  const before = [
    ...METHODS.map((name) => [Array.prototype, name] as const),
    [AbortSignal, 'timeout'] as const,
    [AbortSignal, 'any'] as const,
    [AbortSignal.prototype, 'throwIfAborted'] as const,
  ].map(([target, name]) => {
    const own = Object.getOwnPropertyDescriptor(target, name);
    Reflect.deleteProperty(target, name);
    return () => own !== undefined && Object.defineProperty(target, name, own);
  });
  addPolyfills();
  return () => before.forEach((restore) => restore());
}

let restore = () => {};
afterEach(() => {
  restore();
  vi.useRealTimers();
});

test('F26: lists have the methods that older browsers lack', () => {
  const list = [3, 1, 2];
  restore = onlyPolyfills();
  const results = [
    list.toSorted(),
    list.toSorted((a, b) => b - a),
    list.toReversed(),
    list.toSpliced(1, 1, 8, 9),
    list.findLast((value) => value > 1),
    list.findLastIndex((value) => value > 1),
    list.findLastIndex((value) => value > 3),
    Object.keys([...list]),
  ];
  restore();
  expect(results).toEqual([
    [1, 2, 3],
    [3, 2, 1],
    [2, 1, 3],
    [3, 8, 9, 2],
    2,
    2,
    -1,
    ['0', '1', '2'],
  ]);
  expect(list).toEqual([3, 1, 2]);
});

test('F26: a time limit and several signals abort with their reasons', () => {
  vi.useFakeTimers();
  restore = onlyPolyfills();
  const caller = new AbortController();
  const limit = AbortSignal.timeout(1000);
  const any = AbortSignal.any([caller.signal, limit]);
  any.throwIfAborted();
  vi.advanceTimersByTime(1000);
  expect([limit.aborted, any.aborted]).toEqual([true, true]);
  expect(any.reason).toMatchObject({ name: 'TimeoutError' });
  expect(() => any.throwIfAborted()).toThrow('timed out');
  caller.abort('mine');
  expect(AbortSignal.any([caller.signal]).reason).toBe('mine');
});
