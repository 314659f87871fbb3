// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

import { createStoredValue } from '../../../src/ui/browser/createStoredValue.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

const numbers = () =>
  createStoredValue<readonly number[]>(
    'numbers',
    (value) => (Array.isArray(value) && value.every(Number.isFinite) ? value : undefined),
    [],
  );

test('R6: what was kept is there for the next visit, and gone when it is cleared', () => {
  numbers().set([1, 2]);
  expect(numbers().get()).toEqual([1, 2]);
  numbers().clear();
  expect(numbers().get()).toEqual([]);
  expect(window.localStorage).toHaveLength(0);
});

test('R6: it gives the same object until it changes', () => {
  const kept = numbers();
  kept.set([1]);
  expect(kept.get()).toBe(kept.get());
});

test.each(['{', 'null', '{"0":1}', '["a"]'])(
  'R6: %s, which somebody else may have written, is as good as nothing',
  (text) => {
    window.localStorage.setItem('curbside/1/numbers', text);
    expect(numbers().get()).toEqual([]);
  },
);

test('R6: where storage throws, a value lasts as long as the page', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  const kept = numbers();
  const changes: (readonly number[])[] = [];
  kept.subscribe(() => changes.push(kept.get()));
  kept.set([7]);
  kept.clear();
  expect(changes).toEqual([[7], []]);
});

test('R6: a change in another tab is heard', () => {
  const kept = numbers();
  let heard = 0;
  const stop = kept.subscribe(() => {
    heard += 1;
  });
  window.localStorage.setItem('curbside/1/numbers', '[3]');
  window.dispatchEvent(new StorageEvent('storage', { key: 'curbside/1/numbers' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'of another page' }));
  expect(heard).toBe(1);
  expect(kept.get()).toEqual([3]);
  stop();
});
