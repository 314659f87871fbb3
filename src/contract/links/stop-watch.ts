import { sameDestination } from '../../lib/names/destination.ts';

/** A stop alert that a rider has set (R16). */
export interface Watch {
  readonly stopID: string;
  /** Alerts only for buses to this destination; null for every bus. */
  readonly destination: string | null;
}

/** Whether two watches are for the same stop and destination, in any spelling of the destination. */
export function sameWatch(a: Watch, b: Watch): boolean {
  return a.stopID === b.stopID && sameDestination(a.destination, b.destination);
}

/** Removes duplicate watches. A link may contain two spellings of one destination. */
export function uniqueWatches(watches: readonly Watch[]): Watch[] {
  return watches.filter(
    (watch, index) => watches.findIndex((one) => sameWatch(one, watch)) === index,
  );
}
