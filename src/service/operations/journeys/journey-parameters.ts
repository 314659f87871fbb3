import {
  DEFAULT_WALK_MINUTES,
  JOURNEY_NEEDS,
  type JourneyPlace,
  WALK_MINUTES,
} from '../../../contract/journeys/journeys.ts';
import { metersBetween } from '../../../lib/geo/distance.ts';
import type { JourneyQuery } from '../../../transit/journeys/JourneyPart.ts';
import type { OperationContext } from '../operation.ts';
import { optional, quoted, RefusedError, required } from '../parameters.ts';
import { stopNamed } from '../stops/stop-operations.ts';

const POINT = /^(-?\d{1,2}(?:\.\d{1,12})?),(-?\d{1,3}(?:\.\d{1,12})?)$/;
/** A query's plus sign comes as a space. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+ -]\d\d:?\d\d)$/;
/** Nearer than this, in meters, two places are the same. */
const SAME_METERS = 1;
const PLACE = 'a stopID, or a point such as 43.07412,-89.38090';

async function placeNamed(context: OperationContext, name: 'from' | 'to'): Promise<JourneyPlace> {
  const given = required(context.query, name, PLACE);
  const [, lat, lon] = POINT.exec(given) ?? [];
  if (lat === undefined || lon === undefined) {
    const { value } = await stopNamed(context, `${name}: stop`, given);
    const { stopID, intersection, latitude, longitude } = value;
    return { stopID, name: intersection, lat: latitude, lon: longitude };
  }
  const point = { lat: Number(lat), lon: Number(lon) };
  if (Math.abs(point.lat) <= 90 && Math.abs(point.lon) <= 180) return point;
  throw new RefusedError(
    `${name} ${quoted(given)} is no place on earth: give ${PLACE}, latitude first`,
  );
}

function instantFrom(query: URLSearchParams, now: number): number {
  const given = optional(query, 'at');
  if (given === undefined) return now;
  const at = INSTANT.test(given) ? Date.parse(given.replace(' ', '+')) : Number.NaN;
  if (!Number.isNaN(at)) return at;
  throw new RefusedError(
    `at ${quoted(given)} is invalid: it must be a time with its offset, such as 2026-11-27T17:00:00-06:00`,
  );
}

function isArriveBy(query: URLSearchParams): boolean {
  const given = optional(query, 'arriveBy');
  if (given === undefined || given === 'true' || given === 'false') return given === 'true';
  throw new RefusedError(
    `arriveBy ${quoted(given)} is invalid: it must be true, or left out for a departure`,
  );
}

function needsFrom(query: URLSearchParams): JourneyQuery['needs'] {
  const given = optional(query, 'needs');
  if (given === undefined) return null;
  const needs = JOURNEY_NEEDS.find((each) => each === given);
  if (needs !== undefined) return needs;
  throw new RefusedError(
    `needs ${quoted(given)} is invalid: it must be accessible, bike, or accessible,bike`,
  );
}

function walkFrom(query: URLSearchParams): number {
  const given = optional(query, 'walk');
  if (given === undefined) return DEFAULT_WALK_MINUTES;
  const minutes = WALK_MINUTES.find((each) => String(each) === given);
  if (minutes !== undefined) return minutes;
  throw new RefusedError(
    `walk ${quoted(given)} is invalid: it must be 5, 10, 15, 20 or 30 minutes`,
  );
}

/**
 * What getjourneys is asked for, and the agencies that it is asked of.
 *
 * @throws RefusedError for a parameter that can't be read, and in a city without a timetable
 */
export async function readQuestion(context: OperationContext) {
  const { query, now, source } = context;
  const supply = source.times?.journeys;
  if (supply === undefined) throw new RefusedError('This city has no timetable to find a way by');
  const [from, to] = [await placeNamed(context, 'from'), await placeNamed(context, 'to')];
  if (metersBetween(from, to) < SAME_METERS)
    throw new RefusedError('from and to are the same place: choose two different ones');
  // Without them there are ways all the same.
  const alerts = await source.alerts?.read(null, now).catch(() => undefined);
  const question: JourneyQuery = {
    from,
    to,
    at: instantFrom(query, now),
    isArriveBy: isArriveBy(query),
    needs: needsFrom(query),
    walkMinutes: walkFrom(query),
    now,
    ...(alerts === undefined ? {} : { alerts: alerts.value }),
  };
  return { question, read: await supply.read(null, now) };
}
