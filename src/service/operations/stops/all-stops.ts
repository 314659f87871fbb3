import { memoizeByObject } from '../../../lib/memoizeByObject.ts';
import { EncodedBody } from '../../EncodedBody.ts';
import { encodeInPieces } from '../../encodeInPieces.ts';
import type { RouteStop } from '../../Source.ts';
import { stopClock } from '../clocks.ts';
import { encodeStop } from './encodeStop.ts';
import { stopIndex } from './stop-index.ts';

const HOUR = 3_600_000;

/** Encodes all stops, once for each array of stops. */
const encodedPieces = memoizeByObject((stops: readonly RouteStop[]) =>
  encodeInPieces(stopIndex(stops).ofRoute(null), encodeStop),
);

async function encodeBody(stops: readonly RouteStop[], timestamp: string): Promise<EncodedBody> {
  const { parts, version } = await encodedPieces(stops);
  const head = `{"status":"0","timestamp":${JSON.stringify(timestamp)},"routeID":"","stops":[`;
  const body = new Blob([head, ...parts, ']}']);
  return new EncodedBody(new Uint8Array(await body.arrayBuffer()), version);
}

interface CachedBody {
  /** The hour and the zone of its clock. */
  readonly of: string;
  readonly body: Promise<EncodedBody>;
}

const bodies = new WeakMap<readonly RouteStop[], CachedBody>();

/**
 * The body of getstops for all routes (interface 4.1). It is made once for each array of stops and each hour, because
 * that of a region is 16 MB. So its clock is that of the hour's first request, as it is where a cache answers.
 *
 * @param now milliseconds since 1970
 * @param timeZone IANA zone of the clock
 */
export async function allStops(
  stops: readonly RouteStop[],
  now: number,
  timeZone: string,
): Promise<EncodedBody> {
  const of = `${Math.floor(now / HOUR)} ${timeZone}`;
  const cached = bodies.get(stops);
  if (cached?.of === of) return cached.body;
  const body = encodeBody(stops, stopClock(now, timeZone));
  bodies.set(stops, { of, body });
  return body;
}
