import { expect, test, vi } from 'vitest';

import { memoizeByObject, memoizeByTwoObjects } from '../../src/lib/memoizeByObject.ts';

test('a function of one object is computed once for each object, by identity', () => {
  const compute = vi.fn<(stops: readonly string[]) => number>((stops) => stops.length);
  const memoized = memoizeByObject(compute);
  const stops = ['A', 'B'];
  expect([memoized(stops), memoized(stops)]).toEqual([2, 2]);
  expect(compute).toHaveBeenCalledTimes(1);
  expect(memoized(['A', 'B'])).toBe(2);
  expect(compute).toHaveBeenCalledTimes(2);
});

test('a function of two objects is computed once for each pair', () => {
  const compute = vi.fn<(feed: { id: string }, stops: readonly string[]) => string>(
    ({ id }, stops) => [id, ...stops].join(),
  );
  const memoized = memoizeByTwoObjects(compute);
  const [first, second] = [{ id: '01' }, { id: '02' }];
  const stops = ['A'];
  expect([memoized(first, stops), memoized(first, stops)]).toEqual(['01,A', '01,A']);
  expect(compute).toHaveBeenCalledTimes(1);
  expect([memoized(second, stops), memoized(first, ['B'])]).toEqual(['02,A', '01,B']);
  expect(compute).toHaveBeenCalledTimes(3);
});
