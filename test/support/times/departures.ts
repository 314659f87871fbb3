import type { Arrival } from '../../../src/contract/arrivals.ts';
import type { StopTimetable } from '../../../src/contract/documents/stop-timetable.ts';
import { isoDateOf } from '../../../src/lib/time/service-date.ts';
import type { TimesSupplies } from '../../../src/service/Source.ts';
import { anArrival } from '../builders.ts';
import { NOON } from '../cities/small-source.ts';
import { supply } from '../cities/supply.ts';

export const MINUTE = 60_000;

/** A bus that comes so many minutes after `NOON`, by the timetable. */
export const arrivalIn = (minutes: number, overrides: Partial<Arrival> = {}): Arrival =>
  anArrival(NOON + minutes * MINUTE, { tripID: `20261120.t${minutes}`, ...overrides });

/**
 * The times of a source whose buses at a stop are those of a function; null for a stop that it does not have.
 *
 * @param updatedAt when the live data was measured; null if none of it is live, 'lost' if it is too old to use
 */
export const timesOf = (
  arrivals: (stopID: string) => readonly Arrival[] | null,
  updatedAt: number | null | 'lost' = NOON,
): TimesSupplies => ({
  arrivals: supply(async ({ stopID }) => {
    const all = arrivals(stopID);
    if (all === null) return null;
    return updatedAt === 'lost'
      ? { arrivals: all, updatedAt: null, isLiveLost: true }
      : { arrivals: all, updatedAt };
  }),
});

/** Where the buses of route 03 go. */
export const EAST = { routeID: '03', destination: 'East Transfer Point' };

/** The timetables of all stops, with these departures on a day such as `20261120`. */
export const timetableOf = (
  departures: (date: string) => StopTimetable['departures'],
  overrides: Partial<StopTimetable> = {},
): NonNullable<TimesSupplies['timetable']> =>
  supply(async ({ stopID, date }) => ({
    stopID,
    date: isoDateOf(date),
    timeZone: 'America/Chicago',
    departures: departures(date),
    ...overrides,
  }));
