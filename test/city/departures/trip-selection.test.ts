import { expect, test } from 'vitest';

import { tripOf, tripSelection } from '../../../src/city/departures/trip-selection.ts';

test.each([
  ['t1', '0100', '0341', 't1@0100>0341'],
  ['t1', '0100', '', 't1@0100'],
  ['t1', 'a>b', '', 't1@a>b>'],
  ['t1', 'a>b', '0341', 't1@a>b>0341'],
  ['t1', 'a@b', '0341', 't1@a@b>0341'],
])('J5: a ride’s link names where one gets on and off: %s, %s, %s', (tripID, stopID, until, id) => {
  expect(tripSelection(tripID, stopID, until)).toEqual({ kind: 'trip', id });
  expect(tripOf(id)).toEqual({ tripID, stopID, until: until || null });
});

test('T15: a link without a stop opens the whole trip', () => {
  expect(tripOf('t1')).toEqual({ tripID: 't1', stopID: null, until: null });
});
