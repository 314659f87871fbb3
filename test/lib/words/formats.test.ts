import { expect, test } from 'vitest';

import { createFormats } from '../../../src/lib/words/formats.ts';

const chicago = createFormats('en', 'feet', 'America/Chicago');
const metric = createFormats('es', 'metres', 'America/Chicago');

test.each([
  [2, '7 ft', '2 m'],
  [30.48, '100 ft', '30 m'],
  [152.4, '500 ft', '150 m'],
  [1609.344, '1 mi', '1,6 km'],
  [4000, '2.5 mi', '4 km'],
])('R23: %d metres are %s, or %s', (metres, feet, kilometres) => {
  expect(chicago.distance(metres)).toBe(feet);
  expect(metric.distance(metres)).toBe(kilometres);
});

test('R3, R23: a radius is told in the feet that the interface takes, or in round metres', () => {
  expect(chicago.feet(250)).toBe('250 ft');
  expect(chicago.feet(333)).toBe('333 ft');
  expect([100, 250, 500, 1300, 1800].map(metric.feet)).toEqual([
    '30 m',
    '80 m',
    '150 m',
    '400 m',
    '550 m',
  ]);
});

test.each([
  [-5, '0 sec'],
  [40_000, '40 sec'],
  [59_600, '1 min'],
  [119_000, '1 min'],
  [3_600_000, '1 hr'],
  [90_000_000, '1 day'],
])('an age of %d ms is told in one unit: %s', (ms, told) => {
  expect(chicago.duration(ms)).toBe(told);
});

test("A21: clocks and days are the service's, on both days on which clocks change", () => {
  const clock = (instant: string) => chicago.clock(Date.parse(instant)).replace(/\s/u, ' ');
  expect(clock('2026-03-08T07:59:00Z')).toBe('1:59 AM');
  expect(clock('2026-03-08T08:00:00Z')).toBe('3:00 AM');
  expect(clock('2026-11-01T06:30:00Z')).toBe('1:30 AM');
  expect(clock('2026-11-01T07:30:00Z')).toBe('1:30 AM');
  expect(chicago.day(Date.parse('2026-11-20T03:00:00Z'))).toBe('Thu, Nov 19');
});
