import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { civilTimeAt, isoLocal } from '../../../../src/service/sources/demo/civil-time.ts';
import { lotsAt } from '../../../../src/service/sources/demo/parking/lots.ts';
import { runs } from '../../../support/runs.ts';
import { city, civilText, DAY, grouped, HOUR, WEDNESDAY_NOON, YEARS } from './the-city.ts';

const moments = fc.integer(YEARS);

function eventsAt(now: number) {
  // Without forecasts, which take long and of which no event knows.
  const lots = lotsAt(now, 1);
  return lots.flatMap(({ operatedBy, shortName, specialEvents }) =>
    (specialEvents ?? []).map((event) => ({ ...event, operatedBy, shortName })),
  );
}

const atAnyTime = (check: (events: ReturnType<typeof eventsAt>, now: number) => void) =>
  fc.assert(
    fc.property(moments, (now) => check(eventsAt(now), now)),
    runs(150),
  );

/** The local ISO time a number of milliseconds after the city's civil time at `now`. */
const textAfter = (now: number, milliseconds: number) =>
  isoLocal(Date.parse(`${civilText(now)}Z`) + milliseconds);

describe('the events of the demo city', () => {
  test('S5: at any time, a current event has parking times and affects two city lots or more', () =>
    atAnyTime((events, now) => {
      const on = events.filter(
        ({ parkingStartDatetime, parkingEndDatetime }) =>
          (parkingStartDatetime ?? '9') <= civilText(now) &&
          (parkingEndDatetime ?? '0') > civilText(now),
      );
      const lots = grouped(on, ({ eventName }) => eventName);
      expect([...lots.values()].some((same) => same.length >= 2)).toBe(true);
      expect(on.every(({ operatedBy }) => operatedBy === 'city')).toBe(true);
    }));

  test('S5: at any time, there is an event tonight or tomorrow night', () =>
    atAnyTime((events, now) => {
      const nights = [0, DAY].map((days) => `${textAfter(now, days).slice(0, 10)}T19:30:00`);
      expect(events.some(({ eventDatetime }) => nights.includes(eventDatetime ?? ''))).toBe(true);
    }));

  test('S5: at any time, there is an event more than five days ahead', () =>
    atAnyTime((events, now) => {
      const later = textAfter(now, 5 * DAY);
      expect(events.some(({ eventDatetime }) => (eventDatetime ?? '') > later)).toBe(true);
    }));

  test('S5: university events have no parking times, and some have no venue', () =>
    atAnyTime((events) => {
      const university = events.filter(({ operatedBy }) => operatedBy === 'ul');
      expect(university.length).toBeGreaterThan(0);
      for (const { parkingStartDatetime, parkingEndDatetime } of university) {
        expect([parkingStartDatetime, parkingEndDatetime]).toEqual([null, null]);
      }
      expect(university.some(({ eventVenue }) => eventVenue === null)).toBe(true);
    }));

  test('S5: a lot without events has an empty list', async () => {
    const lots = (await city.lots.read(null, WEDNESDAY_NOON)).value;
    expect(lots.some(({ specialEvents }) => specialEvents?.length === 0)).toBe(true);
    expect(lots.every(({ specialEvents }) => Array.isArray(specialEvents))).toBe(true);
  });

  test('S5: are current or future, and disappear after their parking times or after six hours', () =>
    atAnyTime((events, now) => {
      for (const { eventDatetime, parkingEndDatetime } of events) {
        const endsAt =
          parkingEndDatetime ?? isoLocal(Date.parse(`${eventDatetime ?? ''}Z`) + 6 * HOUR);
        expect(endsAt > civilText(now)).toBe(true);
      }
    }));

  test('consecutive polls return the same events until they are over', async () => {
    await fc.assert(
      fc.asyncProperty(moments, fc.integer({ min: 1, max: 3 * HOUR }), async (now, wait) => {
        const later = new Set(eventsAt(now + wait).map((event) => JSON.stringify(event)));
        for (const event of eventsAt(now)) {
          const { eventDatetime, parkingEndDatetime } = event;
          const endsAt =
            parkingEndDatetime ?? isoLocal(Date.parse(`${eventDatetime ?? ''}Z`) + 6 * HOUR);
          expect(later.has(JSON.stringify(event)) || endsAt <= civilText(now + wait)).toBe(true);
        }
      }),
      runs(100),
    );
  });

  test('civil time matches the platform, also when clocks change', () => {
    fc.assert(
      fc.property(moments, (now) => {
        expect(isoLocal(civilTimeAt(now))).toBe(civilText(now));
      }),
    );
    for (const change of ['2026-03-08T08:00:00Z', '2026-11-01T07:00:00Z']) {
      for (const off of [-1, 0, 1]) {
        const now = Date.parse(change) + off;
        expect(isoLocal(civilTimeAt(now))).toBe(civilText(now));
      }
    }
  });
});
