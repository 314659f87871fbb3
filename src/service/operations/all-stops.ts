import { fingerprint } from '../../lib/fingerprint.ts';
import { memoizeByObject } from '../../lib/memoizeByObject.ts';
import { nextTurn } from '../../lib/nextTurn.ts';
import type { RouteStop } from '../Source.ts';
import { SplicedBody, type StableBytes } from '../SplicedBody.ts';
import { encodeStop } from './encodeStop.ts';
import { stopIndex } from './stop-index.ts';

/** How many stops are encoded at once: about 5 ms of CPU. Other requests are answered in between. */
const STOPS_PER_PIECE = 1500;

const encoder = new TextEncoder();

/** Encodes all stops, once for each array of stops. */
const stableStops = memoizeByObject(async (stops: readonly RouteStop[]): Promise<StableBytes> => {
  const grouped = stopIndex(stops).ofRoute(null);
  const pieces = [encoder.encode('{"status":"0","routeID":"","stops":[')];
  const versions: string[] = [];
  for (let from = 0; from < grouped.length; from += STOPS_PER_PIECE) {
    if (from > 0) await nextTurn();
    const piece = JSON.stringify(grouped.slice(from, from + STOPS_PER_PIECE).map(encodeStop));
    versions.push(fingerprint(piece));
    pieces.push(encoder.encode(`${from > 0 ? ',' : ''}${piece.slice(1, -1)}`));
  }
  const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer());
  return { bytes, version: fingerprint(versions.join()) };
});

/**
 * The body of getstops for all routes (interface 4.1). Its clock is at its end, so that the rest is
 * serialized once for each array of stops (S4).
 *
 * @param timestamp the clock of the response, `12:38pm`
 */
export async function allStops(
  stops: readonly RouteStop[],
  timestamp: string,
): Promise<SplicedBody> {
  const end = encoder.encode(`],"timestamp":${JSON.stringify(timestamp)}}`);
  return new SplicedBody(await stableStops(stops), end);
}
