import type { PlaceQuery } from '../../contract/places/places.ts';
import { readPhoton } from '../../feeds/places/readPhoton.ts';
import type { Bounds } from '../../lib/geo/Camera.ts';
import type { IsNearCity } from '../../lib/geo/IsNearCity.ts';
import { memoizeByObject } from '../../lib/memoizeByObject.ts';
import { gapOf, type RouteStop, type Source } from '../../service/Source.ts';
import { hostOrPath, type PartContext } from '../feeds/createFeedFetch.ts';
import { createFailureLog } from '../feeds/createFindingsLog.ts';
import { fetchFeed } from '../feeds/fetchFeed.ts';
import { systemClock } from '../feeds/systemClock.ts';
import type { PlacesSettings } from '../settings/places-settings.ts';
import { requestOf } from '../settings/secrets.ts';

const MAX_BYTES = 500_000;
/** Milliseconds until a rider no longer waits. */
const TIME_LIMIT = 4_000;
const RESULTS = 10;
/** Answers that are kept, and for how many milliseconds: several riders search for the same. */
const ANSWERS_KEPT = 500;
const KEPT_FOR = 600_000;
/** Degrees around the stops. */
const AROUND = 0.02;

export type PlacesPart = NonNullable<Source['places']>;
type Read = Awaited<ReturnType<PlacesPart['read']>>;

interface GeocoderContext extends PartContext {
  readonly isNearCity: IsNearCity;
  /** The stops of the city, the same list until they change. */
  readonly stops: (now: number) => Promise<{ readonly value: readonly RouteStop[] }>;
}

const boundsOf = memoizeByObject((stops: readonly RouteStop[]): Bounds | null => {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const { latitude, longitude } of stops) {
    [west, east] = [Math.min(west, longitude), Math.max(east, longitude)];
    [south, north] = [Math.min(south, latitude), Math.max(north, latitude)];
  }
  if (west > east) return null;
  return {
    southWest: { lat: south - AROUND, lon: west - AROUND },
    northEast: { lat: north + AROUND, lon: east + AROUND },
  };
});

/** Allows so many requests in a second, and as many at once. */
function createLimit(perSecond: number): (now: number) => boolean {
  const most = Math.max(1, perSecond);
  let [left, last] = [most, Number.NEGATIVE_INFINITY];
  return (now) => {
    left = Math.min(most, left + (Math.max(0, now - last) / 1000) * perSecond);
    last = now;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}

/**
 * Finds addresses with a server that answers as Photon does. What riders search for is in no log: a failure is named by
 * the server's host.
 */
export function createGeocoder(settings: PlacesSettings, context: GeocoderContext): PlacesPart {
  const { log, env = process.env, tools, clock = systemClock, isNearCity } = context;
  const { attribution, privateAddresses = false } = settings;
  const request = requestOf(settings.geocoder, env);
  const mayAsk = createLimit(settings.requestsPerSecond);
  const logFailure = createFailureLog(log, 'geocoder', { geocoder: hostOrPath(settings.geocoder) });
  const kept = new Map<string, { readonly at: number; readonly answer: Promise<Read> }>();

  async function ask({ text, near }: PlaceQuery, now: number): Promise<Read> {
    const { value: stops } = await context.stops(now);
    const bounds = boundsOf(stops);
    const url = new URL(request.url);
    url.searchParams.set('q', text);
    url.searchParams.set('limit', String(RESULTS));
    if (bounds !== null) {
      const { southWest, northEast } = bounds;
      const box = [southWest.lon, southWest.lat, northEast.lon, northEast.lat];
      url.searchParams.set('bbox', box.map((degrees) => degrees.toFixed(4)).join(','));
    }
    for (const [name, degrees] of Object.entries(near ?? {}))
      url.searchParams.set(name, String(degrees));
    const fetched = await fetchFeed(
      { ...request, url: url.href, maxBytes: MAX_BYTES, allowPrivateAddresses: privateAddresses },
      null,
      tools,
      AbortSignal.timeout(TIME_LIMIT),
    );
    const found = fetched === null ? [] : readPhoton(fetched.bytes);
    const places = found
      .filter(({ latitude: lat, longitude: lon }) => isNearCity({ lat, lon }))
      .slice(0, RESULTS);
    return { value: { places, attribution }, reportedAt: null };
  }

  async function answerTo(query: PlaceQuery, now: number): Promise<Read> {
    const none = { value: { places: [], attribution }, reportedAt: null };
    // No fault of the geocoder, so its log has nothing of it.
    if (!mayAsk(clock.now()))
      return { ...none, gap: gapOf(new Error('more riders search than it may be asked for')) };
    try {
      const answer = await ask(query, now);
      logFailure(undefined);
      return answer;
    } catch (error) {
      const isLate = error instanceof DOMException && error.name === 'TimeoutError';
      const reason = isLate ? `no answer within ${TIME_LIMIT / 1000} seconds` : String(error);
      logFailure(reason.replace(/^\w*Error: /, ''));
      return { ...none, gap: gapOf(error) };
    }
  }

  return {
    async read(query, now) {
      const key = JSON.stringify([query.text.toLowerCase(), query.near]);
      const before = kept.get(key);
      if (before !== undefined && now - before.at < KEPT_FOR) return await before.answer;
      for (const oldest of kept.keys()) {
        if (kept.size < ANSWERS_KEPT) break;
        kept.delete(oldest);
      }
      const answer = answerTo(query, now);
      kept.set(key, { at: now, answer });
      const { gap = null } = await answer;
      // Asked again the next time.
      if (gap !== null) kept.delete(key);
      return await answer;
    },
  };
}
