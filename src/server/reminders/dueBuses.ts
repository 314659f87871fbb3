import {
  type Departure,
  departureOf,
  type DepartureOptions,
  departureRows,
} from '../../contract/departures/departureRows.ts';
import {
  dueDepartures,
  SPARE_MINUTES,
  watchedRows,
} from '../../contract/departures/dueDepartures.ts';
import type { Reminder } from '../../contract/reminders.ts';
import type { TripTimes } from '../../contract/trip-times.ts';

const MINUTE = 60_000;
/** How long before its trip a bus may already be seen on it, in milliseconds. */
const SEEN_BEFORE = 60 * MINUTE;

/** What a stop's departures are now, worked out once for all of its reminders. */
export function boardOf(feed: Parameters<typeof departureRows>[0], options: DepartureOptions) {
  const isFresh = feed.updatedAt !== undefined && options.now - feed.updatedAt <= options.liveFor;
  return {
    now: options.now,
    rows: departureRows(feed, options),
    departures: feed.arrivals.flatMap((arrival) => departureOf(arrival, isFresh, options) ?? []),
  };
}

/** What a reminder says now, and when it has to be looked at again, in milliseconds since 1970. */
interface Due<T> {
  readonly due: readonly T[];
  /** When the next one is due by what is known now; infinite if none is known. */
  readonly nextAt: number;
  /** The same for the earliest that a bus may be, which is late now. */
  readonly earliestAt: number;
}

/** Names a bus, so that it is told of once. */
export const busKey = ({ arrival: { tripID, scheduledAt, expectedAt } }: Departure): string =>
  tripID === '' ? String(scheduledAt ?? expectedAt) : tripID;

/**
 * The buses that a reminder `before` or `leave` is due for: the ones that the page's own reminder says, from the same
 * rows. One of a bus looks at that bus, whatever else the row shows.
 *
 * @param isTold whether a bus has been told of
 */
export function dueBuses(
  { kind, tripID, routeID, destination, minutes = 0 }: Reminder,
  { now, rows, departures }: ReturnType<typeof boardOf>,
  isTold: (key: string) => boolean,
): Due<Departure> & { readonly seen: readonly string[] } {
  const coming =
    tripID === undefined
      ? watchedRows(rows, routeID ?? null, destination ?? null).flatMap(({ next }) => next)
      : departures.filter(({ arrival }) => arrival.tripID === tripID);
  const isWalk = kind === 'leave';
  const left = coming.filter((departure) => !isTold(busKey(departure)));
  const due = dueDepartures(left, { minutes, isWalk }, now);
  const lead = (minutes + (isWalk ? SPARE_MINUTES : 0) + 1) * MINUTE - 1;
  const later = left.filter(({ at }) => at - lead > now);
  return {
    due,
    nextAt: Math.min(...later.map(({ at }) => at - lead)),
    // One that is not sent yet is tried again.
    earliestAt: Math.min(
      ...(due.length > 0 ? [now] : []),
      ...later.map(({ at, arrival: { scheduledAt = at } }) => Math.min(at, scheduledAt) - lead),
    ),
    seen: coming.map(busKey),
  };
}

/** When a trip begins; infinite if no time of it is known. */
const startOf = (stops: TripTimes['stops']): number =>
  Math.min(...stops.map(({ expectedAt, scheduledAt }) => scheduledAt ?? expectedAt ?? Infinity));

/**
 * Whether a rider's stop is the next one of a bus, by where the bus is. Stops that it leaves out don't count.
 *
 * @returns `passed` once the bus has been there
 */
export function dueStop(
  stopID: string,
  { stops, vehicleID, state }: TripTimes,
): Due<number> & { readonly isPassed: boolean } {
  const isOwn = (stop: TripTimes['stops'][number]) =>
    stop.stopID === stopID || stop.plannedStop?.stopID === stopID;
  const index = stops.findIndex((stop) => isOwn(stop) && !stop.passed);
  const stop = stops[index];
  const { expectedAt = Number.NaN } = stop ?? {};
  const before = stops.slice(0, Math.max(0, index)).findLast((one) => one.state !== 'skipped');
  const isSeen = stop !== undefined && vehicleID !== '' && stop.basis !== 'scheduled';
  const comes = state !== 'canceled' && stop?.state !== 'skipped';
  return {
    due: isSeen && comes && before?.passed !== false ? [expectedAt] : [],
    nextAt: Infinity,
    // Where the bus is, and not when it comes, decides: it may wait for minutes at the stop before.
    earliestAt: vehicleID === '' ? startOf(stops) - SEEN_BEFORE : Number.NEGATIVE_INFINITY,
    isPassed: stop === undefined && stops.some(isOwn),
  };
}
