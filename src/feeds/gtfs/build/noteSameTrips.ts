import { runsOn, type ServiceCalendar } from '../../../lib/time/service-calendar.ts';
import { addDays } from '../../../lib/time/service-date.ts';
import type { Findings } from '../Findings.ts';
import { longDate } from '../report/wording.ts';
import type { Tables } from './Tables.ts';

/** Later days are not looked at: a feed that far ahead will be published again. */
const DAYS = 60;
/** Of the trips that begin together, so many are compared with the first ones. */
const MOST_FIRST = 20;

/** The first of the next days on which both services run. */
function createCommonDay(services: readonly ServiceCalendar[], firstDay: string) {
  const dates = Array.from({ length: DAYS }, (_, day) => addDays(firstDay, day));
  const runs = new Map<number, readonly boolean[]>();
  const daysOf = (service: number): readonly boolean[] => {
    const calendar = services[service];
    const days =
      runs.get(service) ?? dates.map((date) => calendar !== undefined && runsOn(calendar, date));
    runs.set(service, days);
    return days;
  };
  return (one: number, other: number): string | undefined => {
    const [first, second] = [daysOf(one), daysOf(other)];
    return dates.find((_, day) => first[day] === true && second[day] === true);
  };
}

/**
 * Notes the trips that are in two services and run on one day: with the same stops, times and block. Riders see one bus.
 *
 * @param used the numbers of trips in trips.txt, from `usedTrips`
 * @param firstDay `YYYYMMDD`: today, or the feed's first day if that is later
 */
export function noteSameTrips(
  { trips, stopTimes, services, frequencies }: Tables,
  used: readonly number[],
  firstDay: string,
  findings: Findings,
): void {
  const { times, patternOfTrip } = stopTimes;
  const commonDay = createCommonDay(services.all, firstDay);
  const byFrequency = new Set(frequencies.map(({ trip }) => trip));
  const firsts = new Map<string, number[]>();
  for (const trip of used) {
    const start = times.starts[trip] ?? -1;
    if (start === -1 || byFrequency.has(trip)) continue;
    const key = [patternOfTrip[trip], start, times.ofTrips[trip], trips.blocks[trip]].join(' ');
    const before = firsts.get(key) ?? [];
    firsts.set(key, before);
    const service = trips.services[trip] ?? -1;
    const [same] = before.flatMap((other) => {
      const otherService = trips.services[other] ?? -1;
      const date = otherService === service ? undefined : commonDay(otherService, service);
      return date === undefined ? [] : [{ other: trips.ids.text(other), date: longDate(date) }];
    });
    if (same !== undefined) {
      const values = { trip_id: trips.ids.text(trip), ...same };
      const line = trips.lines[trip] ?? 0;
      findings.add('same-trip', { file: 'trips.txt', field: 'service_id', line, values });
    } else if (before.length < MOST_FIRST) before.push(trip);
  }
}
