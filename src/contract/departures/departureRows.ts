import { groupBy } from '../../lib/groupBy.ts';
import { type Arrival, STAYS } from '../arrivals.ts';

/** One bus as a row shows it. Instants are in milliseconds since 1970. */
export interface Departure {
  readonly arrival: Arrival;
  /** When it comes: live, or by the timetable. */
  readonly at: number;
  /** Whole minutes until then, rounded down, if they may be counted: only for live times under an hour. */
  readonly minutes: number | null;
  /** Whole minutes late, from two on; negative if early, from one on; 0 if it is on time or not live. */
  readonly minutesLate: number;
}

/**
 * The next buses of one route to one destination. Those that depart from another stop today, and those that don't come,
 * are rows of their own.
 */
export interface DepartureRow {
  readonly key: string;
  readonly routeID: string;
  readonly destination: string;
  /** Whether its buses come. Rows that don't are after those that do. */
  readonly comes: boolean;
  /** The next one and some after it. */
  readonly next: readonly [Departure, ...Departure[]];
}

const MINUTE = 60_000;
/** Milliseconds. After a longer pause, the next bus is one of the next service day. */
export const NIGHT = 2 * 60 * MINUTE;
/** From here on, people read a clock more easily than minutes. */
const MOST_MINUTES = 60;
const SHOWN = 3;
/** A bus that is less late is on time. Who comes on time misses one that is a minute early. */
const LATE_MINUTES = 2;
const EARLY_MINUTES = -1;
/** Milliseconds after its time for which a row says that a bus didn't come. */
const MISSING_STAYS = MINUTE;

/** The arrivals of a stop, and when the live data in them was measured; undefined if none of it is live. */
export interface TimedArrivals {
  readonly arrivals: readonly Arrival[];
  readonly updatedAt: number | undefined;
}

/** How old live times may be, and the service's clock. */
export interface DepartureOptions {
  /** Milliseconds since 1970, by the service's clock. */
  readonly now: number;
  /** Milliseconds after which live times are the timetable's again. */
  readonly liveFor: number;
  /** How many buses a row has at most. Default: 3. */
  readonly shown?: number;
}

/** Whether a bus comes: it is neither canceled nor skips the stop. */
export const doesCome = ({ state }: Pick<Arrival, 'state'>): boolean =>
  state === 'running' || state === 'added';

/** Whether its time is of a bus or the agency's prediction. */
export const isLive = ({ basis }: Pick<Arrival, 'basis'>): boolean => basis !== 'scheduled';

/** Whether riders can count on a bus: it comes, and is not one that should run and was not seen. */
export const isExpected = (arrival: Arrival): boolean =>
  doesCome(arrival) && arrival.isUnseen !== true;

/** An arrival as a row shows it; null if it is over, or if no current time is known. */
export function departureOf(
  arrival: Arrival,
  isFresh: boolean,
  { now, liveFor }: DepartureOptions,
): Departure | null {
  const { expectedAt, scheduledAt, basis, updatedAt = now } = arrival;
  const comes = doesCome(arrival);
  const isLive = isFresh && now - updatedAt <= liveFor && comes && basis !== 'scheduled';
  const at = isLive ? expectedAt : (scheduledAt ?? (comes ? null : expectedAt));
  // An added trip has no time in the timetable to fall back to once its live time is old.
  const stays = isExpected(arrival) ? STAYS : MISSING_STAYS;
  if (at === null || at < now - stays) return null;
  const minutes = Math.max(0, Math.floor((at - now) / MINUTE));
  const late = isLive && scheduledAt !== undefined ? (expectedAt - scheduledAt) / MINUTE : 0;
  return {
    arrival: isLive || !comes ? arrival : { ...arrival, basis: 'scheduled' },
    at,
    minutes: isLive && minutes < MOST_MINUTES ? minutes : null,
    minutesLate: late >= LATE_MINUTES || late <= EARLY_MINUTES ? Math.trunc(late) : 0,
  };
}

/**
 * The buses of a row up to the last one of the night. The service names the last one of each service day, and a night
 * bus of the next service day, or one that is late, may follow it. Riders would take the first bus of the morning for
 * one that still comes tonight, so it is left out.
 */
function untilLast(coming: readonly Departure[]): readonly Departure[] {
  let isLate = false;
  const last = coming.find(({ arrival: { isLast = false }, at }, index) => {
    isLate ||= isLast;
    const next = coming[index + 1];
    return next === undefined ? isLast : isLate && next.at - at >= NIGHT;
  });
  return coming
    .filter(({ at }) => last === undefined || at - last.at < NIGHT)
    .map((departure) => ({
      ...departure,
      arrival: { ...departure.arrival, isLast: departure === last },
    }));
}

/** Whether two buses read the same: both by the clock, in the same minute. */
const isSameClock = (one: Departure, other: Departure): boolean =>
  [one, other].every(
    ({ arrival, minutes }) => minutes === null && arrival.headwaySeconds === undefined,
  ) && Math.floor(one.at / MINUTE) === Math.floor(other.at / MINUTE);

/** Orders rows: what comes first, and then by the next bus. */
export const byNext = (one: DepartureRow, other: DepartureRow): number =>
  Number(other.comes) - Number(one.comes) || one.next[0].at - other.next[0].at;

/**
 * The rows of a stop's departures, in order. They count down by themselves: ask again with another `now`.
 */
export function departureRows(
  { arrivals, updatedAt }: TimedArrivals,
  options: DepartureOptions,
): readonly DepartureRow[] {
  const isFresh = updatedAt !== undefined && options.now - updatedAt <= options.liveFor;
  const departures = arrivals
    .flatMap((arrival) => departureOf(arrival, isFresh, options) ?? [])
    .toSorted((one, other) => one.at - other.at);
  const rows = groupBy(departures, ({ arrival: { routeID, destination, departsFrom } }) =>
    JSON.stringify([routeID, destination, ...(departsFrom ? [departsFrom.stopID] : [])]),
  );
  const { shown = SHOWN } = options;
  const rowOf = (key: string, comes: boolean, [first, ...others]: readonly Departure[]) => {
    if (first === undefined) return [];
    const { routeID, destination } = first.arrival;
    return [{ key, routeID, destination, comes, next: [first, ...others] } as const];
  };
  return [...rows]
    .flatMap(([key, all]) => {
      // Riders would take the same time twice for a mistake. The second stays, because it may be the last bus.
      const coming = untilLast(all.filter(({ arrival }) => isExpected(arrival)))
        .filter((departure, index, buses) => {
          const next = buses[index + 1];
          return next === undefined || !isSameClock(departure, next);
        })
        .slice(0, shown);
      const end = coming[shown - 1]?.at ?? Infinity;
      const missing = all.filter(({ arrival, at }) => !isExpected(arrival) && at <= end);
      return [
        ...rowOf(key, true, coming),
        ...rowOf(`${key} missing`, false, missing.slice(0, shown)),
      ];
    })
    .toSorted(byNext);
}
