import type { ServiceDate } from '../../../lib/time/service-date.ts';
import type { LiveTimes } from '../../arrivals/LiveTimes.ts';
import { Clock } from './Clock.ts';
import type { Lane } from './Lane.ts';
import type { ExtraPattern } from './liveLanes.ts';

/** What was worked out, with the moment at which it was and until when it stays true. */
interface Timed<T> {
  readonly value: T;
  readonly clock: Clock;
}

interface ViewCache {
  readonly lanes: (Timed<readonly Lane[]> | undefined)[];
  readonly extra: { last?: Timed<readonly ExtraPattern[]> };
}

/** Days of which the lanes with live data are kept. */
const DAYS_KEPT = 4;
const caches = new WeakMap<LiveTimes, Map<string, ViewCache>>();

/** What was worked out before from the same live data for the same days. */
export function cacheOf(live: LiveTimes, dates: readonly ServiceDate[]): ViewCache {
  const all = caches.get(live) ?? new Map<string, ViewCache>();
  caches.set(live, all);
  const key = dates.join(' ');
  const cache = all.get(key) ?? { lanes: [], extra: {} };
  if (!all.has(key) && all.size >= DAYS_KEPT) all.clear();
  all.set(key, cache);
  return cache;
}

/** What was worked out before, if it is still true; else it is worked out again. */
export function timed<T>(
  last: Timed<T> | undefined,
  clock: Clock,
  create: (own: Clock) => T,
): Timed<T> {
  const found = last?.clock.moveTo(clock.now) === true ? last : null;
  const own = found?.clock ?? new Clock(clock.now);
  const made = found ?? { value: create(own), clock: own };
  clock.note(own.until);
  return made;
}
