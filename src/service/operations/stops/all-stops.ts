import { EncodedBody } from '../../EncodedBody.ts';
import { encodeInPieces } from '../../encodeInPieces.ts';
import type { RouteStop } from '../../Source.ts';
import { stopClock } from '../clocks.ts';
import { encodeStop } from './encodeStop.ts';
import { stopIndex } from './stop-index.ts';

const HOUR = 3_600_000;

/** A body, and how many bytes it has before its first stop. The bytes after them stay the same from hour to hour. */
interface HourlyBody {
  readonly body: EncodedBody;
  readonly headLength: number;
}

const encoder = new TextEncoder();

async function withClock(
  timestamp: string,
  rest: readonly Uint8Array<ArrayBuffer>[],
  version: string,
): Promise<HourlyBody> {
  const head = encoder.encode(
    `{"status":"0","timestamp":${JSON.stringify(timestamp)},"routeID":"","stops":[`,
  );
  const bytes = new Uint8Array(await new Blob([head, ...rest]).arrayBuffer());
  return { body: new EncodedBody(bytes, version), headLength: head.length };
}

async function encodeBody(stops: readonly RouteStop[], timestamp: string): Promise<HourlyBody> {
  const { parts, version } = await encodeInPieces(stopIndex(stops).ofRoute(null), encodeStop);
  return withClock(timestamp, [...parts, encoder.encode(']}')], version);
}

interface Cached {
  /** The hour and the zone of its clock. */
  readonly of: string;
  readonly made: Promise<HourlyBody>;
}

const bodies = new WeakMap<readonly RouteStop[], Cached>();

/**
 * The body of getstops for all routes (interface 4.1). It is made once for each array of stops and each hour, because
 * that of a region is 16 MB and more. So its clock is that of the hour's first request, as it is where a cache answers.
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
  const last = bodies.get(stops);
  if (last?.of === of) return (await last.made).body;
  const timestamp = stopClock(now, timeZone);
  const made =
    last === undefined
      ? encodeBody(stops, timestamp)
      : last.made.then(async ({ body, headLength }) =>
          withClock(timestamp, [body.bytes.subarray(headLength)], body.version),
        );
  bodies.set(stops, { of, made });
  return (await made).body;
}
