import { sameDestination } from '../../lib/names/destination.ts';

/** A rider's place that is not in the link, because it changes. */
export const HERE = 'here';

/** When an alert by time comes (T18). */
export interface WatchTime {
  readonly routeID: string;
  /**
   * As in the link: `5` minutes before the bus; or when it is time to leave on foot, from the rider's location, `here`,
   * or from a place, `43.07313,-89.40141`.
   */
  readonly before: string;
}

/** A stop alert that a rider has set (R16). */
export interface Watch {
  readonly stopID: string;
  /** Alerts only for buses to this destination; null for every bus. */
  readonly destination: string | null;
  /** Only of an alert by time; the others come when a bus is some stops away. */
  readonly time?: WatchTime;
}

/** The fewest and the most minutes before a bus. */
export const ALERT_MINUTES = { least: 2, most: 20 } as const;

/** Whether two watches are for the same stop, destination and route, in any spelling of the destination. */
export function sameWatch(a: Watch, b: Watch): boolean {
  return (
    a.stopID === b.stopID &&
    a.time?.routeID === b.time?.routeID &&
    sameDestination(a.destination, b.destination)
  );
}

/** Whether a watch is by time. A city without times has none: there, the watch is for its stop and destination. */
export const isByTime = ({ time }: Watch, hasTimes: boolean | undefined): boolean =>
  hasTimes === true && time !== undefined;

/** Removes duplicate watches. A link may contain two spellings of one destination. */
export function uniqueWatches(watches: readonly Watch[]): Watch[] {
  return watches.filter(
    (watch, index) => watches.findIndex((one) => sameWatch(one, watch)) === index,
  );
}
