import { addDays, serviceDateAt, type ServiceDate } from '../../lib/time/service-date.ts';

/** Within so many milliseconds of the time that is asked for, the first bus of a way departs, or the last one arrives. */
const HALF_DAY = 12 * 3_600_000;

/** The service days whose buses a request for journeys needs; none if its time can't be read, which the answer says. */
export function journeyDates(path: string, now: number, timeZone: string): readonly ServiceDate[] {
  const query = new URL(path, 'http://city.invalid').searchParams;
  const given = query.get('at')?.replace(' ', '+');
  const at = given === undefined ? now : Date.parse(given);
  if (Number.isNaN(at)) return [];
  const [from, until] =
    query.get('arriveBy') === 'true' ? [at - HALF_DAY, at] : [at, at + HALF_DAY];
  const last = serviceDateAt(until, timeZone);
  // The day before has buses after midnight.
  const dates = [serviceDateAt(from - HALF_DAY, timeZone)];
  for (let [date = last] = dates; date < last;) dates.push((date = addDays(date, 1)));
  return dates;
}
