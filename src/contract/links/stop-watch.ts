import { sameDestination } from '../../lib/names/destination.ts';

/** A rider's place that is not in the link, because it changes. */
export const HERE = 'here';

/** When an alert comes, and for which route. */
export interface WatchTime {
  /** Null for every route, in links from before alerts had a time. */
  readonly routeID: string | null;
  /**
   * As in the link: `5` minutes before the bus; or when it is time to leave on foot, from the rider's location, `here`,
   * or from a place, `43.07313,-89.40141`.
   */
  readonly before: string;
}

/** A stop alert that a rider has set. */
export interface Watch {
  readonly stopID: string;
  /** Alerts only for buses to this destination; null for every bus. */
  readonly destination: string | null;
  readonly time: WatchTime;
}

/** As long before a bus as riders choose most. */
export const USUAL_MINUTES = '5';

/** The fewest and the most minutes before a bus. */
export const ALERT_MINUTES = { least: 2, most: 20 } as const;

/** Whether two watches are for the same stop, destination and route, in any spelling of the destination. */
export function sameWatch(a: Watch, b: Watch): boolean {
  return (
    a.stopID === b.stopID &&
    a.time.routeID === b.time.routeID &&
    sameDestination(a.destination, b.destination)
  );
}

/** Removes duplicate watches. A link may contain two spellings of one destination. */
export function uniqueWatches(watches: readonly Watch[]): Watch[] {
  return watches.filter(
    (watch, index) => watches.findIndex((one) => sameWatch(one, watch)) === index,
  );
}
