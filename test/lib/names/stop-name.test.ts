import { expect, test } from 'vitest';

import { stopNameKey } from '../../../src/lib/names/stop-name.ts';

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

test('R16: a street name that contains "at" or "and" is not split', () => {
  expect(stopNameKey('Atwood & Grand')).toBe('atwood & grand');
});
