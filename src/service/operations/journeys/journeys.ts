import type { NoWay } from '../../../contract/journeys/journeys.ts';
import { createRouter, type Routes } from '../../../transit/journeys/createRouter.ts';
import type { JourneyPart, JourneyQuery } from '../../../transit/journeys/JourneyPart.ts';
import { journeysFrom } from '../../../transit/journeys/journeysFrom.ts';
import { leftOut } from '../../../transit/journeys/leftOut.ts';
import type { CarSettings } from '../../by-car/findCarWays.ts';
import { instantText, stopClock } from '../clocks.ts';
import { type OperationHandler, timesOf } from '../operation.ts';
import { RefusedError } from '../parameters.ts';
import { answerByBike, isByBike } from './bike-journeys.ts';
import { answerByCar, isByCar } from './car-journeys.ts';
import { encodeJourney } from './encodeJourney.ts';
import { journeyQueryFrom } from './journey-parameters.ts';

/** A place farther than this from every stop is outside the city. */
const OUTSIDE_METERS = 5000;

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
export function createJourneysOperation(settings: CarSettings): OperationHandler {
  const { metresPerMinute: metersPerMinute } = settings.walking;
  const { changeSeconds } = settings.journeys;
  const router = createRouter({ metersPerMinute, changeSeconds });
  return async (context) => {
    if (isByBike(context.query)) return answerByBike(context, router, settings);
    if (isByCar(context.query)) return answerByCar(context, router, settings);
    const { source, now, timeZone } = context;
    const supply = source.times?.journeys;
    if (supply === undefined) throw new RefusedError('This city has no timetable to find a way by');
    const question = await journeyQueryFrom(context);
    const { from, to } = question;
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
