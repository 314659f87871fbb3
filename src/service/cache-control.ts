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

/**
 * For stops, which change rarely: fresh for an hour from now.
 *
 * @param age seconds that the response already has in its Age header
 */
export const stopsCacheControl = (age = 0): string =>
  cacheControl({ fresh: HOUR + age, whileRevalidating: DAY, ifError: WEEK });

/** For an answer that lacks a part, such as the stops of a route, which may soon be known. */
export const partialCacheControl = (age = 0): string => `public, max-age=${MINUTE + age}`;

/** For the basemap and the route documents. */
export const STATIC_CACHE_CONTROL = stopsCacheControl();

/** For a document whose path names its version: it never changes. */
export const VERSION_CACHE_CONTROL = `public, max-age=${365 * DAY}, immutable`;

/**
 * For a request that can't be answered with its parameters. A client that repeats it gets the same
 * response from a cache, and a new route is found soon after it is published.
 */
export const REFUSAL_CACHE_CONTROL = 'public, max-age=10';

/** Seconds from now until the source reads its data again: at least one, at most `most`. */
function secondsUntil(refreshAt: number, now: number, most: number): number {
  return Math.min(Math.max(Math.ceil((refreshAt - now) / 1000), 1), most);
}

/** How often a page asks for live data, and from which age it marks it as late, in seconds. */
interface LiveTimes {
  readonly poll: number;
  readonly late: number;
}

/**
 * For vehicles and lots: fresh until the source reads its feed again, or for one poll if that is not known.
 * After an error, usable until the page would mark them as late.
 *
 * @param refreshAt, now milliseconds since 1970
 * @param age seconds that the response already has in its Age header
 */
export function liveCacheControl(
  { poll, late }: LiveTimes,
  refreshAt: number | undefined,
  now: number,
  age = 0,
): string {
  const fresh =
    refreshAt === undefined ? Math.round(poll) : secondsUntil(refreshAt, now, Math.round(late));
  return cacheControl({
    fresh: fresh + age,
    whileRevalidating: Math.round(poll),
    ifError: Math.round(late),
  });
}

/**
 * The headers for the age of a response. nginx does not subtract Age from the lifetime, so it gets the
 * lifetime from now in a header of its own, which it does not pass on. That header comes after Cache-Control, or
 * nginx 1.22 would not read stale-if-error there.
 *
 * @param age seconds
 * @param cacheControl has the lifetime including the age
 */
export function ageHeaders(age: number, cacheControl: string): Readonly<Record<string, string>> {
  const lifetime = Number(/max-age=(\d+)/.exec(cacheControl)?.[1] ?? 0);
  return { age: String(age), 'x-accel-expires': String(lifetime - age) };
}
