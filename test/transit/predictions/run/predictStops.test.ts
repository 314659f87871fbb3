import { describe, expect, test } from 'vitest';

import { NO_DELAY, STOP } from '../../../../src/contract/realtime/reported-trips.ts';
import { ReportedStopRows } from '../../../../src/feeds/realtime/ReportedStopRows.ts';
import { ArrayPool } from '../../../../src/transit/predictions/run/ArrayPool.ts';
import { predictStops } from '../../../../src/transit/predictions/run/predictStops.ts';

const MINUTE = 60_000;
const HOUR = 60;
const START = Date.parse('2026-11-24T08:00:00Z');
const NONE = Number.NaN;

/** A stop of the timetable: arrival and departure, in minutes after the start of the trip. */
type Scheduled = readonly [arrival: number, departure: number];
/** What a feed says of a stop, in minutes after the start of the trip. */
interface Said {
  readonly arrival?: number;
  readonly departure?: number;
  readonly relationship?: number;
}

/** At the second stop, the bus waits for two minutes. */
const TRIP: readonly Scheduled[] = [
  [0, 0],
  [10, 12],
  [20, 20],
];

const toTimes = (minutes: readonly number[]) =>
  Float64Array.from(minutes, (minute) => START + minute * MINUTE);
const toMinutes = (times: Float64Array) => Array.from(times, (time) => (time - START) / MINUTE);

/** @param said what the feed says of the stops of the trip; null where it says nothing */
function predict(
  said: readonly (Said | null)[],
  {
    trip = TRIP,
    delay = NONE,
    now = 0,
    isTimed = true,
  }: { trip?: readonly Scheduled[]; delay?: number; now?: number; isTimed?: boolean } = {},
) {
  const reported = new ReportedStopRows();
  const rows = said.map((stop) => {
    if (stop === null) return -1;
    const row = reported.append();
    reported.arrivals[row] = START + (stop.arrival ?? NONE) * MINUTE;
    reported.departures[row] = START + (stop.departure ?? NONE) * MINUTE;
    reported.relationships[row] = stop.relationship ?? STOP.scheduled;
    return row;
  });
  const { arrivals, departures, corrected, unbelievable } = predictStops(
    Int32Array.from(rows),
    Object.assign(reported, { bytes: new Uint8Array() }),
    {
      arrivals: toTimes(trip.map(([arrival]) => arrival)),
      departures: toTimes(trip.map(([, departure]) => departure)),
    },
    Number.isNaN(delay) ? NO_DELAY : delay * 60,
    { now: START + now * MINUTE, pool: new ArrayPool(), isTimed },
  );
  return {
    arrivals: toMinutes(arrivals),
    departures: toMinutes(departures),
    corrected,
    unbelievable,
  };
}

describe('T6: of a time that is not said', () => {
  test('a bus that is late arrives late where only its departure is said', () => {
    expect(predict([{ departure: 5 }, { departure: 18 }, null]).arrivals).toEqual([0, 15, 26]);
  });

  test('a bus of which nothing was known arrived by the timetable', () => {
    expect(predict([null, { departure: 18 }, null]).arrivals).toEqual([NONE, 10, 26]);
  });

  test('an early bus waits only where the timetable has a wait', () => {
    expect(predict([null, { arrival: 11 }, { arrival: 18 }]).departures).toEqual([NONE, 12, 18]);
  });

  test('where the timetable has no departure, the delay of the arrival goes on', () => {
    const trip: readonly Scheduled[] = [
      [0, 0],
      [10, NONE],
      [20, 20],
    ];
    expect(predict([null, { arrival: 15 }, null], { trip }).arrivals).toEqual([NONE, 15, 25]);
  });
});

test('T6: times are put right forward across a stop of which no time is known', () => {
  const trip: readonly Scheduled[] = [
    [0, 0],
    [NONE, NONE],
    [20, 20],
  ];
  const { arrivals, corrected } = predict([{ departure: 16 }, null, { arrival: 15 }], { trip });
  expect(arrivals).toEqual([0, NONE, 16]);
  expect(corrected).toBe(2);
});

describe('T27: times that no bus has', () => {
  test.each([
    ['more than a day ago, even by the timetable', 20, { now: 20 + 25 * HOUR }],
    ['more than two days ahead, even by the timetable', 20, { now: 20 - 49 * HOUR }],
    ['more than an hour early', 20 - 61, {}],
    ['more than a day late', 20 + 25 * HOUR, { now: 20 + 20 * HOUR }],
  ])('one %s is not believed', (_, arrival, options) => {
    const told = predict([null, null, { arrival }], options);
    expect([told.arrivals[2], told.unbelievable]).toEqual([NONE, 1]);
  });

  test.each([
    ['almost a day ago', 20, { now: 20 + 23 * HOUR }],
    ['almost two days ahead', 20, { now: 20 - 47 * HOUR }],
    ['almost an hour early', 20 - 59, {}],
    ['almost a day late', 20 + 23 * HOUR, { now: 20 + 20 * HOUR }],
    ['hours early of a trip that only comes so far apart', 20 - 3 * HOUR, { isTimed: false }],
  ])('one %s is', (_, arrival, options) => {
    const told = predict([null, null, { arrival }], options);
    expect([told.arrivals[2], told.unbelievable]).toEqual([arrival, 0]);
  });

  test.each([
    [-61, NONE, 1],
    [-59, 20 - 59, 0],
    [23 * HOUR, 20 + 23 * HOUR, 0],
    [24 * HOUR + 1, NONE, 1],
  ])('of a whole trip that is %s minutes late', (delay, arrival, unbelievable) => {
    const told = predict([null, null, null], { delay });
    expect([told.arrivals[2], told.unbelievable]).toEqual([arrival, unbelievable]);
  });
});
