import { createRouter } from '../../../transit/journeys/createRouter.ts';
import type { JourneyPart } from '../../../transit/journeys/JourneyPart.ts';
import { journeysFrom } from '../../../transit/journeys/journeysFrom.ts';
import { leftOut } from '../../../transit/journeys/leftOut.ts';
import type { CarSettings } from '../../by-car/findCarWays.ts';
import { instantText, stopClock } from '../clocks.ts';
import { type OperationHandler, timesOf } from '../operation.ts';
import { answerByBike, isByBike } from './bike-journeys.ts';
import { answerByCar, isByCar } from './car-journeys.ts';
import { encodeJourney } from './encodeJourney.ts';
import { readQuestion } from './journey-parameters.ts';
import { noWay } from './noWay.ts';

/** Whether the predictions of an agency are too old to use. */
const hasLostLive = (parts: readonly JourneyPart[], now: number): boolean =>
  parts.some(
    ({ live, liveFor }) =>
      live !== null && Number.isFinite(live.updatesAt) && now - live.updatesAt > liveFor,
  );

/** getjourneys: how to get from one place to another by bus and on foot. */
export function createJourneysOperation(settings: CarSettings): OperationHandler {
  const router = createRouter(settings);
  return async (context) => {
    if (isByBike(context.query)) return answerByBike(context, router, settings);
    if (isByCar(context.query)) return answerByCar(context, router, settings);
    const { now, timeZone } = context;
    const { question, read } = await readQuestion(context);
    const routes = router(read.value, question);
    const { journeys, updatedAt } = journeysFrom(routes);
    const others = leftOut(routes);
    const isLost = updatedAt === null && hasLostLive(read.value, now);
    const isPartial = (read.gap ?? null) !== null;
    const body = {
      status: '0',
      timestamp: stopClock(now, timeZone),
      journeys: journeys.map((journey) => encodeJourney(journey, timeZone)),
      ...(journeys.length === 0 ? noWay(routes, timeZone) : {}),
      ...(others.length === 0 ? {} : { leftOut: others }),
      ...(updatedAt === null ? {} : { updatedAt: instantText(updatedAt, timeZone) }),
      ...(isLost ? { isLiveLost: true } : {}),
      ...(isPartial ? { isPartial: true } : {}),
    };
    return { body, ...timesOf(read) };
  };
}
