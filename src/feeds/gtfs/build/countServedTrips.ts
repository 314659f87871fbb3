import { runsOn } from '../../../lib/time/service-calendar.ts';
import { addDays } from '../../../lib/time/service-date.ts';
import type { Findings } from '../Findings.ts';
import { serviceDates } from '../tables/dates.ts';
import type { Tables } from './Tables.ts';

/** How many days from today a stop must be served to be listed. */
const DAYS = 14;

export interface ServedTrips {
  /** For each pattern, its trips with service in the next 14 days; all trips if the feed has none. */
  readonly byPattern: readonly number[];
  readonly firstDate: string;
  readonly lastDate: string;
}

/**
 * Counts the trips that run in the next 14 days. A feed that has ended or has not begun counts all its
 * trips, and the report says so.
 *
 * @param today `YYYYMMDD` in the feed's time zone
 * @throws FeedError if no trip ever runs
 */
export function countServedTrips(tables: Tables, today: string, findings: Findings): ServedTrips {
  const { services, trips, stopTimes } = tables;
  const { patternOfTrip, patterns } = stopTimes;
  const used = new Set<number>();
  for (const [trip, service] of trips.services.entries())
    if (patternOfTrip[trip] !== -1) used.add(service);
  const dates = serviceDates([...used].flatMap((service) => services.all[service] ?? []));
  if (dates === null) return findings.refuse('no-service-days', { file: 'calendar.txt' });
  const days = Array.from({ length: DAYS }, (_, day) => addDays(today, day));
  const isSoon = services.all.map((service) => days.some((date) => runsOn(service, date)));
  const isAnySoon = [...used].some((service) => isSoon[service] === true);
  if (!isAnySoon)
    findings.add(dates.last < today ? 'expired' : 'no-service-soon', {
      file: 'calendar.txt',
      values: { first: dates.first, last: dates.last },
    });
  const byPattern = patterns.map(() => 0);
  for (const [trip, service] of trips.services.entries()) {
    const pattern = patternOfTrip[trip] ?? -1;
    if (pattern !== -1 && (!isAnySoon || isSoon[service] === true))
      byPattern[pattern] = (byPattern[pattern] ?? 0) + 1;
  }
  return { byPattern, firstDate: dates.first, lastDate: dates.last };
}
