import type { StopTimetable } from '../../contract/documents/stop-timetable.ts';
import { groupBy } from '../../lib/groupBy.ts';
import { civilTimeOf } from '../../lib/time/civil-time.ts';

type TimetableDeparture = StopTimetable['departures'][number];

/** The departures within an hour of the clock. */
export interface TimetableHour {
  /** The start of the hour, in milliseconds since 1970. */
  readonly start: number;
  readonly departures: readonly TimetableDeparture[];
}

/** The departures of one route to one destination, hour by hour, the first one first. */
export interface TimetableTable {
  readonly routeID: string;
  readonly destination: string;
  readonly hours: readonly TimetableHour[];
}

const SECOND = 1000;

/** When the clock hour of an instant began. An hour that the clocks repeat counts as two hours. */
export function hourOf(at: number, timeZone: string): number {
  const { minute, second } = civilTimeOf(at, timeZone);
  return at - (minute * 60 + second) * SECOND - (at % SECOND);
}

/** A stop's timetable by route and destination, those with the first departure first. */
export function timetableTables({
  departures,
  timeZone,
}: Pick<StopTimetable, 'departures' | 'timeZone'>): readonly TimetableTable[] {
  const lines = groupBy(departures, ({ routeID, destination }) =>
    JSON.stringify([routeID, destination]),
  );
  return [...lines.values()].flatMap((ofLine) => {
    const [first] = ofLine;
    if (first === undefined) return [];
    const { routeID, destination } = first;
    const inHours = groupBy(ofLine, ({ at }) => hourOf(at, timeZone));
    const hours = Array.from(inHours, ([start, inHour]) => ({ start, departures: inHour }));
    return [{ routeID, destination, hours }];
  });
}
