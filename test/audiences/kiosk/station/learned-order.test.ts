import { expect, test } from 'vitest';

import {
  mergeSequences,
  stopsBetweenNames,
} from '../../../../src/audiences/kiosk/station/learned-order.ts';

const [A, B, C, D, E] = ['a', 'b', 'c', 'd', 'e'];

test('A48: the number of stops comes from the order in which buses named them', () => {
  expect(stopsBetweenNames([[A, B, C, D]], A, D)).toBe(3);
  expect(stopsBetweenNames([[A, B, C, D]], C, D)).toBe(1);
});

test('A48: where buses disagree, the number is not known', () => {
  expect(
    stopsBetweenNames(
      [
        [A, B, C, D],
        [A, B, D],
      ],
      A,
      D,
    ),
  ).toBeNull();
  // At a fork some buses go elsewhere.
  expect(
    stopsBetweenNames(
      [
        [A, B, C],
        [A, E, B + B],
      ],
      A,
      C,
    ),
  ).toBeNull();
});

test('A48: nothing is said of stops that no bus named', () => {
  expect(stopsBetweenNames([[A, B]], A, E)).toBeNull();
  expect(stopsBetweenNames([], A, E)).toBeNull();
});

test('A48: a bus that is past the stop is not announced', () => {
  expect(stopsBetweenNames([[A, B, C]], B, A)).toBe('never');
});

test('A48: what a display stores grows by new sequences only, and has a limit', () => {
  expect(
    mergeSequences(
      [[A, B, C]],
      [
        [A, B],
        [D, E],
      ],
    ),
  ).toEqual([
    [A, B, C],
    [D, E],
  ]);
  expect(mergeSequences([[B, C]], [[A, B, C]])).toEqual([[A, B, C]]);
  const many = Array.from({ length: 20 }, (_, index) => [`${index}`, `${index + 100}`]);
  expect(mergeSequences(many, [])).toHaveLength(6);
});
