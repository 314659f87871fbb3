import { expect, test } from 'vitest';

import type { VehicleFeed } from '../../../src/api/feeds/vehicleFeed.ts';
import { feedSentence, vehicleHealth } from '../../../src/api/feeds/vehicleHealth.ts';
import type { Vehicle } from '../../../src/contract/vehicle.ts';
import { SECOND, busAt, feedOf } from '../../support/feeds/feeds.ts';

const staleness = { vehiclesLateSeconds: 60, vehiclesGoneSeconds: 120 };

const judge = (answer: VehicleFeed | undefined, atSecond: number) =>
  vehicleHealth({ answer }, atSecond * SECOND, staleness);

/** A feed with an answer of `answerAt` every ten seconds. */
const polls = (
  count: number,
  answerAt: (poll: number) => { vehicles: Vehicle[]; timestamp: string },
) => feedOf(...Array.from({ length: count }, (_, poll) => ({ at: poll * 10, ...answerAt(poll) })));

const feed = feedOf({ at: 0, vehicles: [busAt(0)], timestamp: '1:05PM' });

test('R11: a feed is loading before the first answer', () => {
  expect(judge(undefined, 5)).toEqual({ state: 'loading', age: null, visibility: 'hidden' });
});

test.each([
  [0, 'live', 'shown'],
  [60, 'live', 'shown'],
  [60.001, 'late', 'faded'],
  [119.999, 'late', 'faded'],
  [120, 'lost', 'hidden'],
])(
  'R11: %d s after the last answer a feed is %s and its vehicles are %s',
  (at, state, visibility) => {
    expect(judge(feed, at)).toEqual({ state, age: at * SECOND, visibility });
  },
);

test('R11: a feed without vehicles is empty, also without a timestamp', () => {
  const empty = polls(5, () => ({ vehicles: [], timestamp: '1:05PM' }));
  expect(feedSentence({ answer: empty }, 41 * SECOND, staleness)).toBe('empty');
});

test('R11: a feed whose read fails is unreachable, not empty', () => {
  const failure = { since: 7 * SECOND };
  const empty = feedOf({ at: 0, vehicles: [] });
  for (const answer of [feed, empty, undefined]) {
    expect(feedSentence({ answer, failure }, 9 * SECOND, staleness)).toBe('unreachable');
  }
});

test('R11: while a feed is unreachable, vehicles fade after 60 s and are hidden after 120 s', () => {
  const failure = { since: 10 * SECOND };
  const visibilityAt = (at: number) =>
    vehicleHealth({ answer: feed, failure }, at * SECOND, staleness).visibility;
  expect([20, 61, 120].map(visibilityAt)).toEqual(['shown', 'faded', 'hidden']);
});

test('R11: a feed is frozen after three polls with the same timestamp and positions', () => {
  const same = { vehicles: [busAt(0)], timestamp: '1/15/2012 10:13:44 AM' };
  expect(
    judge(
      polls(3, () => same),
      20,
    ).state,
  ).toBe('live');
  expect(
    judge(
      polls(4, () => same),
      30,
    ),
  ).toMatchObject({ state: 'frozen', unchangedSince: 0 });
});

test('R11, Q25: a feed that is made once a minute is live between its times, and lost when it misses one', () => {
  const SLOW = 6;
  const made = (count: number) => (poll: number) => {
    const minute = Math.min(count, Math.floor(poll / SLOW));
    return { vehicles: [busAt(minute * 300)], timestamp: `10:${minute}` };
  };
  const stateAfter = (polled: number, count = 99) =>
    judge(polls(polled, made(count)), (polled - 1) * 10).state;
  // Until the first change, its pace is unknown.
  expect(stateAfter(4)).toBe('frozen');
  const later = Array.from({ length: 30 }, (_, index) => stateAfter(SLOW + 1 + index));
  expect(new Set(later)).toEqual(new Set(['live']));
  // Made for the last time at 3:00, read at 4:50 and at 5:00.
  expect(stateAfter(30, 3)).toBe('live');
  expect(stateAfter(31, 3)).toBe('lost');
});

test('R11: after an interruption of ten minutes, a feed freezes as soon as before', () => {
  const feedAfter = (polled: number) =>
    polls(polled, (poll) => ({
      vehicles: [busAt(poll < 5 ? poll * 30 : poll < 65 ? 150 : Math.min(poll, 68) * 30)],
      timestamp: '1:05PM',
    }));
  expect(judge(feedAfter(60), 590).state).toBe('lost');
  expect(judge(feedAfter(69), 680).state).toBe('live');
  expect(judge(feedAfter(72), 710).state).toBe('frozen');
});

test.each([
  ['1:05PM', 119, 'frozen', 'faded'],
  ['1:05PM', 121, 'lost', 'hidden'],
  // A bus may wait at its terminus for so long.
  [undefined, 599, 'frozen', 'faded'],
])(
  'Q25: an answer of %s that is still the same after %i s is %s, and its buses are %s',
  (timestamp, at, state, visibility) => {
    const same = feedOf(
      ...Array.from({ length: Math.ceil(at / 10) }, (_, poll) => ({
        at: poll * 10,
        vehicles: [busAt(0)],
        ...(timestamp === undefined ? {} : { timestamp }),
      })),
    );
    expect(judge(same, at)).toMatchObject({ state, visibility });
  },
);

test('R11: a feed with an advancing timestamp or a moving bus is not frozen', () => {
  const clock = (poll: number) => `10:13:${poll} AM`;
  const ticking = polls(9, (poll) => ({ vehicles: [busAt(0)], timestamp: clock(poll) }));
  expect(judge(ticking, 80).state).toBe('live');
  const moving = polls(9, (poll) => ({
    vehicles: [busAt(0), busAt(poll * 20, { vehicleID: '008' })],
    timestamp: '1:05PM',
  }));
  expect(judge(moving, 80).state).toBe('live');
});

test('R11: a feed where three buses do not move for five minutes is frozen; with two it is not', () => {
  const stopped = (count: number, polled: number) =>
    polls(polled, (poll) => ({
      vehicles: Array.from({ length: count }, (_, bus) => busAt(bus * 99, { vehicleID: `${bus}` })),
      timestamp: String(poll),
    }));
  expect(judge(stopped(3, 30), 299).state).toBe('live');
  expect(judge(stopped(3, 31), 300)).toMatchObject({ state: 'frozen', visibility: 'faded' });
  expect(judge(stopped(2, 31), 300).state).toBe('live');
});

test('R11: a new bus beside three stopped ones keeps the feed live for five more minutes', () => {
  const joinedAfter = (polled: number) =>
    polls(polled, (poll) => ({
      vehicles: Array.from({ length: poll < 30 ? 3 : 4 }, (_, bus) =>
        busAt(bus * 99, { vehicleID: `${bus}` }),
      ),
      timestamp: String(poll),
    }));
  expect(judge(joinedAfter(31), 300).state).toBe('live');
  expect(judge(joinedAfter(60), 599).state).toBe('live');
  expect(judge(joinedAfter(61), 600)).toMatchObject({
    state: 'frozen',
    unchangedSince: 300 * SECOND,
  });
});

test('R11: one answer with movement makes a frozen feed live again', () => {
  const stuck = Array.from({ length: 5 }, (_, poll) => ({ at: poll * 10, vehicles: [busAt(0)] }));
  expect(judge(feedOf(...stuck), 41).state).toBe('frozen');
  expect(judge(feedOf(...stuck, { at: 50, vehicles: [busAt(70)] }), 51).state).toBe('live');
});

test('F30: a feed that is old when it is first seen is lost until its time changes', () => {
  const noon = { servedAt: Date.UTC(2026, 10, 20, 18, 0), timeZone: 'America/Chicago' };
  const seen = (...timestamps: string[]) =>
    feedOf(
      ...timestamps.map((timestamp, poll) => ({
        at: poll * 10,
        vehicles: [busAt(poll)],
        timestamp,
        ...noon,
      })),
    );
  const [old, fresh] = ['11/20/2026 6:00:00 AM', '11/20/2026 11:58:30 AM'];
  const lost = { state: 'lost', visibility: 'hidden' };
  expect(judge(seen(old), 1)).toMatchObject({ ...lost, age: (6 * 3600 + 1) * SECOND });
  expect(judge(seen(old, old), 11)).toMatchObject({ ...lost, age: (6 * 3600 + 11) * SECOND });
  // Its clock may be wrong, but it moves on.
  expect(judge(seen(old, '11/20/2026 6:00:10 AM'), 11).state).toBe('live');
  expect(judge(seen(fresh), 1).state).toBe('live');
  expect(judge(seen('1:05PM'), 1).state).toBe('live');
});
