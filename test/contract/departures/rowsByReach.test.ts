import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Arrival } from '../../../src/contract/arrivals.ts';
import { ALL_IN_REACH } from '../../../src/contract/departures/reach.ts';
import { rowsByReach } from '../../../src/contract/departures/rowsByReach.ts';
import { NOON } from '../../support/cities/small-source.ts';
import { runs } from '../../support/runs.ts';
import { arrivalIn, MINUTE } from '../../support/times/departures.ts';

/** A stop that is so many minutes away, and its departures. */
type Stop = readonly [minutes: number, ...arrivals: Arrival[]];

const divide = (...stops: readonly Stop[]) =>
  divideFeeds(
    stops.map(([minutes, ...arrivals], index) => ({
      stopID: String(index),
      place: { minutes },
      feed: { arrivals, updatedAt: NOON },
    })),
  );

const divideFeeds = (feeds: Parameters<typeof rowsByReach<{ minutes: number }>>[0]) =>
  rowsByReach(
    feeds,
    {
      now: NOON,
      liveFor: 120_000,
      shown: 16,
      minutesTo: ({ minutes }) => minutes,
      isShown: () => true,
    },
    ALL_IN_REACH,
  );

/** Each bus of some rows: the minutes to its place, and those until it leaves. */
const busesOf = (rows: ReturnType<typeof divide>['inReach']) =>
  rows.flatMap(({ place, next }) =>
    next.map(({ at }) => [place.minutes, Math.floor((at - NOON) / MINUTE)]),
  );

const oneBusIn = (minutes: number) => arrivalIn(minutes, { tripID: 'one' });

test('A52: who needs six minutes sees no bus that leaves in less', () => {
  const divided = divide([6, arrivalIn(5), arrivalIn(6), arrivalIn(7)]);
  expect(busesOf(divided.inReach)).toEqual([
    [6, 6],
    [6, 7],
  ]);
  expect(busesOf(divided.tooLate)).toEqual([[6, 5]]);
});

test('A52: at the stop itself, and of what does not come, no row goes', () => {
  const arrivals = [arrivalIn(1), arrivalIn(2, { state: 'canceled', tripID: 'b' })];
  expect(divide([0, ...arrivals]).inReach).toHaveLength(2);
  expect(divide([6, ...arrivals]).inReach.map(({ comes }) => comes)).toEqual([false]);
});

test('A52: a bus that can only be reached at the farther of its stops is there', () => {
  const { inReach, tooLate } = divide([3, oneBusIn(2)], [6, oneBusIn(9)]);
  expect(busesOf(inReach)).toEqual([[6, 9]]);
  expect(tooLate).toEqual([]);
});

test('A52: a loop that people miss the first time is there for its second time', () => {
  expect(busesOf(divide([6, oneBusIn(2), oneBusIn(40)]).inReach)).toEqual([[6, 40]]);
});

test('A52: of two buses without a trip, the one out of reach is left out and the other stays', () => {
  const bus = (minutes: number) => arrivalIn(minutes, { tripID: '', basis: 'reported' });
  expect(busesOf(divide([6, bus(2), bus(9)]).inReach)).toEqual([[6, 9]]);
});

test('A52, T11: where the live data of one stop lags, a bus that can no longer be reached is not listed', () => {
  const place = { minutes: 5 };
  const feedOf = (stopID: string, minutes: number, secondsAgo: number) => ({
    stopID,
    place,
    feed: {
      arrivals: [arrivalIn(minutes, { basis: 'reported', routeID: stopID, tripID: stopID })],
      updatedAt: NOON - secondsAgo * 1000,
    },
  });
  for (const secondsAgo of [5, 50]) {
    const { inReach, tooLate } = divideFeeds([feedOf('1', 2, secondsAgo), feedOf('2', 9, 5)]);
    expect(inReach.map(({ routeID }) => routeID)).toEqual(['2']);
    expect(tooLate.map(({ routeID }) => routeID)).toEqual(['1']);
  }
});

test('A52, T11: what people reach follows from the time that its row shows', () => {
  const place = { minutes: 5 };
  const late = { basis: 'reported', tripID: 'late', scheduledAt: NOON + 2 * MINUTE } as const;
  const old = {
    stopID: '1',
    place,
    feed: { arrivals: [arrivalIn(9, late)], updatedAt: NOON - 121_000 },
  };
  const fresh = { stopID: '2', place, feed: { arrivals: [arrivalIn(20)], updatedAt: NOON } };
  const { inReach, tooLate } = divideFeeds([old, fresh]);
  expect(busesOf(inReach)).toEqual([[5, 20]]);
  expect(busesOf(tooLate)).toEqual([[5, 2]]);
});

test('A52: each of thousands of random buses has one row, at the first stop where people reach it', () => {
  const stops = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 20 }), fc.array(fc.integer({ min: 0, max: 30 }))),
    { minLength: 1, maxLength: 4 },
  );
  let buses = 0;
  fc.assert(
    fc.property(stops, (all) => {
      const expected = new Map<number, readonly [number, number]>();
      const given = all.map(([reach, leaves]): Stop => {
        // The bus of each index serves every stop that has so many departures, at times in any order.
        const arrivals = leaves.map((minutes, bus) => {
          const at = [reach, minutes] as const;
          if (minutes >= reach && !expected.has(bus)) expected.set(bus, at);
          return arrivalIn(minutes, { routeID: `r${bus}`, tripID: `t${bus}` });
        });
        return [reach, ...arrivals];
      });
      const { inReach, tooLate } = divide(...given);
      const rowOf = new Map(
        inReach.map(({ routeID, place, next }) => [
          Number(routeID.slice(1)),
          [place.minutes, (next[0].at - NOON) / MINUTE],
        ]),
      );
      const count = Math.max(...all.map(([, leaves]) => leaves.length));
      buses += count;
      expect(rowOf).toEqual(expected);
      expect(inReach).toHaveLength(expected.size);
      expect(tooLate).toHaveLength(count - expected.size);
    }),
    runs(2000),
  );
  expect(buses).toBeGreaterThan(2000);
});
