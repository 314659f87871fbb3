import { metersBetween } from '../../lib/geo/distance.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { walkMinutes } from '../../lib/geo/walkMinutes.ts';
import { sameDestination } from '../../lib/names/destination.ts';
import { HERE } from '../links/stop-watch.ts';
import type { WatchTime } from '../links/stop-watch.ts';
import type { Departure, DepartureRow } from './departureRows.ts';

const MINUTE = 60_000;
/** Minutes at the stop before the bus, for a rider who leaves at the alert. */
export const SPARE_MINUTES = 1;

/** How long before a bus its alert comes. */
export interface Lead {
  /** Whole minutes: the chosen ones, or the length of the walk. */
  readonly minutes: number;
  /** Whether the rider walks to the stop in these minutes. */
  readonly isWalk: boolean;
}

/**
 * How long before a bus the alert of a watch comes.
 *
 * @param stop undefined while its place is not known
 * @param location of the rider; neither undefined nor null if it is known
 * @returns null if it isn't known how far the walk is
 */
export function leadOf(
  before: WatchTime['before'],
  stop: { readonly latitude: number; readonly longitude: number } | undefined,
  location: Place | null | undefined,
  metresPerMinute: number,
): Lead | null {
  const [first = 0, lon] = before.split(',').map(Number);
  if (before !== HERE && lon === undefined) return { minutes: first, isWalk: false };
  const from = lon === undefined ? location : { lat: first, lon };
  if (from === null || from === undefined || stop === undefined) return null;
  const meters = metersBetween(from, { lat: stop.latitude, lon: stop.longitude });
  return { minutes: walkMinutes(meters, metresPerMinute), isWalk: true };
}

/** The rows of a watched route, or of all; to any destination if none is watched. */
export const watchedRows = (
  rows: readonly DepartureRow[],
  routeID: string | null,
  destination: string | null,
): readonly DepartureRow[] =>
  rows.filter(
    (row) =>
      (routeID === null || row.routeID === routeID) &&
      (destination === null || sameDestination(destination, row.destination)),
  );

/** Whether only the headway is known, so that there is no time to alert for. */
export const isByHeadway = ({ arrival, minutes }: Departure) =>
  arrival.headwaySeconds !== undefined && minutes === null;

/**
 * The departures of a line that an alert is due for: the ones within the chosen minutes, as the row counts them, or the
 * ones that a rider who leaves now reaches without a long wait. Canceled and skipped ones are included.
 *
 * @param now milliseconds since 1970, by the service's clock
 */
export function dueDepartures(
  next: readonly Departure[],
  { minutes, isWalk }: Lead,
  now: number,
): readonly Departure[] {
  const [least, most] = isWalk ? [minutes, minutes + SPARE_MINUTES] : [0, minutes];
  return next.filter((departure) => {
    // As the row rounds them, so that the alert and the card say the same number.
    const left = Math.max(0, Math.floor((departure.at - now) / MINUTE));
    return !isByHeadway(departure) && left >= least && left <= most;
  });
}
