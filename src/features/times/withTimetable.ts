import type { ArrivalsFeed } from '../../api/queries/times-queries.ts';
import { DEFAULT_ARRIVAL_MINUTES, STAYS } from '../../contract/arrivals.ts';
import type { StopTimetable } from '../../contract/documents/stop-timetable.ts';
import { timetableArrivals } from './timetableArrivals.ts';

const DAY = 86_400_000;

/** What is known of a stop's departures. */
interface KnownDepartures {
  /** The last answer; undefined if none came. */
  readonly answer: ArrivalsFeed | undefined;
  /** Milliseconds since it came. */
  readonly age: number;
  /** The timetables of the days around now. */
  readonly timetables: readonly StopTimetable[];
  /** Milliseconds since 1970, by the service's clock. */
  readonly now: number;
}

/**
 * The departures of a stop that can't be read: first those of the last answer, and from the end of its 90 minutes on
 * those of the timetable.
 */
export function withTimetable({ answer, age, timetables, now }: KnownDepartures): ArrivalsFeed {
  const arrivals = answer?.arrivals ?? [];
  const known = new Set(arrivals.map(({ tripID }) => tripID));
  // Within its 90 minutes the answer had every bus: one that it lacks has left.
  const from =
    answer === undefined || answer.isPartial === true
      ? now
      : now - age + DEFAULT_ARRIVAL_MINUTES * 60_000;
  const later = timetables
    .flatMap((timetable) => timetableArrivals(timetable, now))
    .filter(({ tripID }) => !known.has(tripID))
    .filter(({ expectedAt }) => expectedAt >= from - STAYS && expectedAt < now + DAY);
  return {
    arrivals: [...arrivals, ...later],
    updatedAt: answer?.updatedAt,
    isPartial:
      [answer, ...timetables].some((one) => one?.isPartial === true) ||
      timetables.some(({ isCut }) => isCut === true),
  };
}
