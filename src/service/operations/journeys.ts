import {
  DEFAULT_WALK_MINUTES,
  JOURNEY_NEEDS,
  type JourneyPlace,
  type NoWay,
  WALK_MINUTES,
} from '../../contract/journeys.ts';
import type { Settings } from '../../contract/settings/settings.ts';
import { metersBetween } from '../../lib/geo/distance.ts';
import { createRouter, type Routes } from '../../transit/journeys/createRouter.ts';
import type { JourneyPart, JourneyQuery } from '../../transit/journeys/JourneyPart.ts';
import { journeysFrom } from '../../transit/journeys/journeysFrom.ts';
import { leftOut } from '../../transit/journeys/leftOut.ts';
import { instantText, stopClock } from './clocks.ts';
import { encodeJourney } from './encodeJourney.ts';
import { type OperationContext, type OperationHandler, timesOf } from './operation.ts';
import { optional, quoted, RefusedError, required } from './parameters.ts';
import { stopNamed } from './stop-operations.ts';

const POINT = /^(-?\d{1,2}(?:\.\d{1,12})?),(-?\d{1,3}(?:\.\d{1,12})?)$/;
/** A query's plus sign comes as a space. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+ -]\d\d:?\d\d)$/;
const PLACE = 'a stopID, or a point such as 43.07412,-89.38090';
/** Nearer than this, two places are the same. */
const SAME_METERS = 1;
/** A place farther than this from every stop is outside the city. */
const OUTSIDE_METERS = 5000;

async function placeNamed(context: OperationContext, name: 'from' | 'to'): Promise<JourneyPlace> {
  const given = required(context.query, name, PLACE);
  const [, lat, lon] = POINT.exec(given) ?? [];
  if (lat === undefined || lon === undefined) {
    const { value } = await stopNamed(context, name, given);
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

/** Why there is no way, and what a rider can do. */
function noWay(
  { network, from, to }: Routes,
  parts: readonly JourneyPart[],
  query: JourneyQuery,
  timeZone: string,
): { readonly why: NoWay; readonly description: string } {
  for (const name of ['from', 'to'] as const) {
    if (network.stopsWithin(query[name], OUTSIDE_METERS).length > 0) continue;
    const far = `${name} is more than ${OUTSIDE_METERS / 1000} km from every stop`;
    return { why: 'outside', description: `${far}: choose a place within the city` };
  }
  const isFar = from.size === 0 ? 'from' : to.size === 0 ? 'to' : null;
  if (isFar !== null && query.needs !== null)
    return {
      why: 'too-far-to-walk',
      description: `No stop within ${query.walkMinutes} minutes on foot of ${isFar} is known to have what needs asks for: allow a longer walk, or leave needs out`,
    };
  if (isFar !== null)
    return {
      why: 'too-far-to-walk',
      description: `No stop is within ${query.walkMinutes} minutes on foot of ${isFar}: allow a longer walk, or choose a place nearer to a stop`,
    };
  const dates = parts.map(({ city }) => city.snapshot.city);
  const [first, last] = [
    dates.map(({ firstDate }) => firstDate).toSorted()[0] ?? '',
    dates
      .map(({ lastDate }) => lastDate)
      .toSorted()
      .at(-1) ?? '',
  ];
  const day = instantText(query.at, timeZone).slice(0, 10).replaceAll('-', '');
  const iso = (date: string) => `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;
  const isBeyond = day < first || day > last;
  return {
    why: 'no-service-then',
    description: isBeyond
      ? `The timetable has service from ${iso(first)} to ${iso(last)}: choose a time between them`
      : 'No bus goes there within 12 hours of that time: choose another time, or allow a longer walk',
  };
}

/** Whether the predictions of an agency are too old to use. */
const hasLostLive = (parts: readonly JourneyPart[], now: number): boolean =>
  parts.some(
    ({ live, liveFor }) =>
      live !== null && Number.isFinite(live.updatesAt) && now - live.updatesAt > liveFor,
  );

/** getjourneys: how to get from one place to another by bus and on foot. */
export function createJourneysOperation({
  walking,
  journeys: { changeSeconds },
}: Pick<Settings, 'walking' | 'journeys'>): OperationHandler {
  const { metresPerMinute: metersPerMinute } = walking;
  const router = createRouter({ metersPerMinute, changeSeconds });
  return async (context) => {
    const { query, source, now, timeZone } = context;
    const supply = source.times?.journeys;
    if (supply === undefined) throw new RefusedError('This city has no timetable to find a way by');
    const [from, to] = [await placeNamed(context, 'from'), await placeNamed(context, 'to')];
    if (metersBetween(from, to) < SAME_METERS)
      throw new RefusedError('from and to are the same place: choose two different ones');
    const question: JourneyQuery = {
      from,
      to,
      at: instantFrom(query, now),
      isArriveBy: isArriveBy(query),
      needs: needsFrom(query),
      walkMinutes: walkFrom(query),
      now,
    };
    const read = await supply.read(null, now);
    const parts = read.value;
    const routes = router(parts, question);
    const { journeys, updatedAt } = journeysFrom({
      routes,
      parts,
      from,
      to,
      metersPerMinute,
      now,
    });
    const others = leftOut(routes, parts, question);
    const isLost = updatedAt === null && hasLostLive(parts, now);
    const isPartial = (read.gap ?? null) !== null;
    const body = {
      status: '0',
      timestamp: stopClock(now, timeZone),
      journeys: journeys.map((journey) => encodeJourney(journey, timeZone)),
      ...(journeys.length === 0 ? noWay(routes, parts, question, timeZone) : {}),
      ...(others.length === 0 ? {} : { leftOut: others }),
      ...(updatedAt === null ? {} : { updatedAt: instantText(updatedAt, timeZone) }),
      ...(isLost ? { isLiveLost: true } : {}),
      ...(isPartial ? { isPartial: true } : {}),
    };
    return { body, ...timesOf(read) };
  };
}
