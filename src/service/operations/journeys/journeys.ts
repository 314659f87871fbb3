import { createRouter } from '../../../transit/journeys/createRouter.ts';
import type { JourneyPart } from '../../../transit/journeys/JourneyPart.ts';
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
import { noWay } from './noWay.ts';

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
    const read = await supply.read(null, now);
    const parts = read.value;
    const routes = router(parts, question);
    const { journeys, updatedAt } = journeysFrom({ routes, parts, metersPerMinute, now });
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
