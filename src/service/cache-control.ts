import type { Settings } from '../contract/settings.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

interface Lifetime {
  /** Seconds. */
  readonly fresh: number;
  /** Seconds after `fresh` in which an old response may be served while a new one is fetched. */
  readonly whileRevalidating: number;
  /** Seconds after `fresh` in which an old response may be served instead of an error. */
  readonly ifError: number;
}

function cacheControl({ fresh, whileRevalidating, ifError }: Lifetime): string {
  return `public, max-age=${fresh}, stale-while-revalidate=${whileRevalidating}, stale-if-error=${ifError}`;
}

/** For stops and the basemap, which change rarely. */
export const STATIC_CACHE_CONTROL = cacheControl({
  fresh: HOUR,
  whileRevalidating: DAY,
  ifError: WEEK,
});

/** Fresh for one poll; after an error, usable until the page would mark the vehicles as late. */
export function vehiclesCacheControl({ polling, staleness }: LifetimeSettings): string {
  return cacheControl({
    fresh: Math.round(polling.vehiclesSeconds),
    whileRevalidating: Math.round(polling.vehiclesSeconds),
    ifError: Math.round(staleness.vehiclesLateSeconds),
  });
}

/** Fresh for one poll; after an error, usable until the page would mark the lots as late. */
export function lotsCacheControl({ polling, staleness }: LifetimeSettings): string {
  return cacheControl({
    fresh: Math.round(polling.lotsSeconds),
    whileRevalidating: Math.round(polling.lotsSeconds),
    ifError: Math.round(staleness.lotsLateSeconds),
  });
}

export type LifetimeSettings = Pick<Settings, 'polling' | 'staleness'>;
