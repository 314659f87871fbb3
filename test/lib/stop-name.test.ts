import { expect, test } from 'vitest';

import { stopFinder, stopNameKey } from '../../src/lib/stop-name.ts';

test.each([
  'Jenifer & Ingersoll',
  'Ingersoll & Jenifer',
  'JENIFER & INGERSOLL (EB)',
  'Jenifer at Ingersoll',
  'ingersoll AT jenifer',
  'Jenifer - Ingersoll',
  'Jenifer/Ingersoll',
  ' Jenifer  and Ingersoll. ',
])('R12: "%s" names the stop at Jenifer & Ingersoll', (name) => {
  expect(stopNameKey(name)).toBe(stopNameKey('Jenifer & Ingersoll'));
});

test.each(['Jenifer & Baldwin', 'Jenifer', 'East Transfer Point', ''])(
  'R12: "%s" does not name the stop at Jenifer & Ingersoll',
  (name) => {
    expect(stopNameKey(name)).not.toBe(stopNameKey('Jenifer & Ingersoll'));
  },
);

test('R16: a street whose name holds "at" or "and" is not cut in two', () => {
  expect(stopNameKey('Atwood & Grand')).toBe('atwood & grand');
});

const sides = [
  { intersection: 'Main & First', destinations: ['East Transfer Point'] },
  { intersection: 'Main & First', destinations: ['West Transfer Point'] },
];

test('R12: of the two sides of a street the one towards the bus’s destination is its next stop', () => {
  expect(stopFinder(sides)('First at Main', 'WEST TRANSFER POINT')).toBe(sides[1]);
  expect(stopFinder(sides)('First at Main', 'somewhere else')).toBe(sides[0]);
});

test('R12: a name that no loaded stop has, or that is empty, finds none', () => {
  expect(stopFinder(sides)('Main & Second', 'East Transfer Point')).toBeNull();
  expect(stopFinder([{ intersection: '', destinations: [] }])('', '')).toBeNull();
});
