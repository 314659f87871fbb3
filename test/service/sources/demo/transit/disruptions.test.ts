import { describe, expect, test } from 'vitest';

import buses from '../../../../../src/service/sources/demo/data/buses.json' with { type: 'json' };
import { demoSnapshot, demoTimetable } from '../../../../../src/service/sources/demo/snapshot.ts';
import { busesAt, LAST_SECOND } from '../../../../../src/service/sources/demo/transit/busesAt.ts';
import { demoMessage } from '../../../../../src/service/sources/demo/transit/demoMessage.ts';
import { runsOf } from '../../../../../src/service/sources/demo/transit/runsOf.ts';
import { tripUpdatesAt } from '../../../../../src/service/sources/demo/transit/tripUpdatesAt.ts';
import { followCity } from '../../../../support/times/openLiveCity.ts';
import { HOUR, MINUTE, WEDNESDAY_NOON } from '../the-city.ts';

const DATE = '20261118';
const runsOn = (date: string, seed = 1) => buses.flatMap((bus) => runsOf(bus, date, seed));
const runs = runsOn(DATE);
const driven = runs.filter(({ isCanceled }) => !isCanceled);
/** Seconds late at the last stop. */
const lateAtEnd = ({ planned, times }: (typeof runs)[number]) =>
  (times.at(-1) ?? 0) - (planned.at(-1) ?? 0);
const { trips } = demoSnapshot();

describe('a day of the demo city', () => {
  test('T26: buses are on time, late, early, bunched, canceled, extra, and leave stops out', () => {
    const share = (isSo: (run: (typeof runs)[number]) => boolean) =>
      driven.filter(isSo).length / driven.length;
    expect(share((run) => Math.abs(lateAtEnd(run)) < 90)).toBeGreaterThan(0.5);
    expect(share((run) => lateAtEnd(run) > 2.5 * 60)).toBeGreaterThan(0.15);
    expect(share((run) => lateAtEnd(run) < -60)).toBeGreaterThan(0.05);
    expect(runs.length - driven.length).toBeGreaterThan(5);
    expect(driven.filter(({ skipped }) => skipped.length > 0).length).toBeGreaterThan(5);
    expect(driven.filter(({ extraAfter }) => extraAfter !== null).length).toBeGreaterThan(5);
    // Two buses of a pattern end their trips within two minutes, that should be far apart.
    const ends = driven
      .map(({ trip, start, times }) => ({
        pattern: trips.patterns[trip],
        start,
        end: start + (times.at(-1) ?? 0),
      }))
      .toSorted((one, other) => one.end - other.end);
    const bunched = ends.filter((one) =>
      ends.some(
        ({ pattern, start, end }) =>
          pattern === one.pattern && start > one.start + 300 && Math.abs(end - one.end) < 120,
      ),
    );
    expect(bunched.length).toBeGreaterThan(5);
  });

  test('T26: no bus goes back in time, and it ends a trip before it begins the next one', () => {
    for (const bus of buses) {
      let free = Number.NEGATIVE_INFINITY;
      let before = Number.NEGATIVE_INFINITY;
      for (const { start, times, isCanceled, shownFrom } of runsOf(bus, DATE, 1)) {
        expect(shownFrom).toBeGreaterThanOrEqual(before);
        before = shownFrom;
        expect(times.toSorted((one, other) => one - other)).toEqual(times);
        expect(times[0]).toBeGreaterThanOrEqual(0);
        if (isCanceled) continue;
        expect(shownFrom).toBeGreaterThanOrEqual(free);
        free = start + (times.at(-1) ?? 0);
        expect(free).toBeLessThan(LAST_SECOND);
      }
    }
  });

  test('T26: it is the same for each seed and day', () => {
    const canceledOn = (date: string, seed?: number) =>
      runsOn(date, seed).flatMap(({ isCanceled, trip }) => (isCanceled ? [trip] : []));
    const known = canceledOn(DATE);
    for (const date of ['20261119', '20261120', '20261121', '20261122', '20261123', '20261124'])
      expect(canceledOn(date)).not.toEqual(known);
    expect(canceledOn(DATE, 2)).not.toEqual(known);
    // The day has been computed anew.
    expect(canceledOn(DATE)).toEqual(known);
  });
});

describe('its trip updates', () => {
  test('T26: nothing that is under way is missing, and no prediction is in the past or runs backward', () => {
    for (let hours = -7; hours < 12; hours += 0.7) {
      const now = WEDNESDAY_NOON + hours * HOUR;
      const updates = tripUpdatesAt(now, 1);
      const predicted = new Set(updates.map(({ tripID }) => tripID));
      for (const { trip } of busesAt(now, 1)) expect(predicted).toContain(trips.ids[trip]);
      for (const { stops, relationship } of updates) {
        const times = stops.flatMap(({ arrival, departure }) =>
          [arrival ?? [], departure ?? []].flat(),
        );
        expect(times.toSorted((one, other) => one - other)).toEqual(times);
        expect(times[0] ?? now).toBeGreaterThanOrEqual(Math.floor(now / 1000));
        expect(stops.length === 0).toBe(relationship === 'canceled');
      }
    }
  });

  test('T26: a reader of trip updates can use each of them, and departures show all kinds', () => {
    const city = followCity(demoSnapshot(), demoTimetable());
    const states = new Set<string>();
    const late: number[] = [];
    for (let now = WEDNESDAY_NOON; now < WEDNESDAY_NOON + 4 * HOUR; now += 30 * MINUTE) {
      const feed = demoMessage(busesAt(now, 1), tripUpdatesAt(now, 1), now);
      const [reading] = city.see([feed], now);
      const unused = Object.entries(reading?.updateCounts ?? {}).filter(([, count]) => count > 0);
      expect(unused.filter(([reason]) => reason !== 'past')).toEqual([]);
      for (const { stopID } of demoSnapshot().stops) {
        for (const { state, basis, expectedAt, scheduledAt } of city.arrivals(stopID, now)
          ?.arrivals ?? []) {
          states.add(state).add(basis);
          if (basis === 'reported' && scheduledAt !== undefined)
            late.push((expectedAt - scheduledAt) / MINUTE);
        }
      }
    }
    expect([...states].toSorted()).toEqual([
      'added',
      'canceled',
      'reported',
      'running',
      'scheduled',
      'skipped',
    ]);
    expect(Math.min(...late)).toBeLessThan(-1);
    expect(Math.max(...late)).toBeGreaterThan(4);
  });
});
