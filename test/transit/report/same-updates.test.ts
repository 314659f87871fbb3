import { expect, test } from 'vitest';

import { decodeFeedMessage } from '../../../src/feeds/realtime/decodeFeedMessage.ts';
import { areSameUpdates } from '../../../src/transit/report/update-notes.ts';
import type { FeedUpdate } from '../../support/realtime/trip-update.ts';
import {
  at,
  comes,
  late,
  messageOf,
  ofTrip,
  SKIPPED,
  stop,
} from '../../support/times/small-live-city.ts';

const updatesOf = (clock: string, ...updates: FeedUpdate[]) =>
  decodeFeedMessage(messageOf(updates, clock)).tripUpdates;

const FIRST: FeedUpdate = { ...ofTrip(late(1, 60), comes(3, '08:10')), timestamp: at('08:00') };

test('S7: a feed that only has a new time says the same, and nothing is the same as no message', () => {
  const first = updatesOf('08:01', FIRST);
  expect(areSameUpdates(first, updatesOf('08:02', FIRST))).toBe(true);
  expect(areSameUpdates(undefined, first)).toBe(false);
});

test.each<[string, FeedUpdate[]]>([
  ['one trip more', [FIRST, { tripID: 'wait', stops: [] }]],
  ['no trip', []],
  ['another trip', [{ ...FIRST, tripID: 'wait' }]],
  ['a newer measurement', [{ ...FIRST, timestamp: at('08:01') }]],
  ['a canceled trip', [{ ...FIRST, relationship: 3 }]],
  ['a delay of the trip', [{ ...FIRST, delay: 60 }]],
  ['one stop more', [{ ...FIRST, stops: [...(FIRST.stops ?? []), late(5, 0)] }]],
  ['a delay at the first stop', [{ ...FIRST, stops: [late(1, 61), comes(3, '08:10')] }]],
  ['a time at the last stop', [{ ...FIRST, stops: [late(1, 60), comes(3, '08:11')] }]],
  ['a skipped stop', [{ ...FIRST, stops: [late(1, 60), stop(3, SKIPPED)] }]],
])('S7: a feed with %s has changed', (_, updates) => {
  expect(areSameUpdates(updatesOf('08:01', FIRST), updatesOf('08:01', ...updates))).toBe(false);
});
