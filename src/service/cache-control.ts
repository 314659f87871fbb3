import type { Settings } from '../contract/settings.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

interface Lifetime {
  readonly fresh: number;
  /** How long after it an old answer may be given while a new one is fetched. */
  readonly whileRevalidating: number;
  /** How long after it an old answer is better than a failure. */
  readonly ifError: number;
}

function cacheControl({ fresh, whileRevalidating, ifError }: Lifetime): string {
  return `public, max-age=${fresh}, stale-while-revalidate=${whileRevalidating}, stale-if-error=${ifError}`;
}

/** Stops change with the timetable, the basemap with the streets: hours, and days when we are down. */
export const SELDOM_CHANGES = cacheControl({
  fresh: HOUR,
  whileRevalidating: DAY,
  ifError: WEEK,
});

/** Vehicles are good for one poll, and after a failure until the page would call them late. */
export function vehiclesCacheControl({ polling, staleness }: LifetimeSettings): string {
  return cacheControl({
    fresh: Math.round(polling.vehiclesSeconds),
    whileRevalidating: Math.round(polling.vehiclesSeconds),
    ifError: Math.round(staleness.vehiclesLateSeconds),
  });
}

/** Lots are good for one poll, and after a failure until the page would call them late. */
export function lotsCacheControl({ polling, staleness }: LifetimeSettings): string {
  return cacheControl({
    fresh: Math.round(polling.lotsSeconds),
    whileRevalidating: Math.round(polling.lotsSeconds),
    ifError: Math.round(staleness.lotsLateSeconds),
  });
}

export type LifetimeSettings = Pick<Settings, 'polling' | 'staleness'>;
