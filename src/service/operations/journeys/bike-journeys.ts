import * as z from 'zod/mini';

import { BikeStation } from '../../../contract/bikes/BikesAnswer.ts';
import type { BikeJourney } from '../../../contract/journeys/bike-journeys.ts';
import type { Router } from '../../../transit/journeys/createRouter.ts';
import { journeysFrom } from '../../../transit/journeys/journeysFrom.ts';
import { type BikeWaySettings, findBikeWays } from '../../by-bike/findBikeWays.ts';
import { instantText, stopClock } from '../clocks.ts';
import { type Answer, type OperationContext, timesOf } from '../operation.ts';
import { optional, quoted, RefusedError } from '../parameters.ts';
import { encodeJourney, encodePlace } from './encodeJourney.ts';
import { readQuestion } from './journey-parameters.ts';

/** Whether ways with a rented bike are asked for. */
export function isByBike(query: URLSearchParams): boolean {
  const given = optional(query, 'modes');
  if (given !== undefined && given !== 'bike')
    throw new RefusedError(`modes ${quoted(given)} is invalid: it must be bike, or left out`);
  if (given !== undefined && optional(query, 'by') !== undefined)
    throw new RefusedError('modes and by are two different ways: leave one of them out');
  return given === 'bike';
}

type Wire = z.input<typeof BikeJourney>;

function encode(journey: BikeJourney, timeZone: string): Wire {
  const { legs, ...whole } = journey;
  const encoded = (leg: BikeJourney['legs'][number]): Wire['legs'] =>
    leg.kind === 'bike'
      ? [
          {
            ...leg,
            from: encodePlace(leg.from),
            to: encodePlace(leg.to),
            departAt: instantText(leg.departAt, timeZone),
            arriveAt: instantText(leg.arriveAt, timeZone),
            meters: String(leg.meters),
            pickUp: z.encode(BikeStation, leg.pickUp),
            dropOff: z.encode(BikeStation, leg.dropOff),
          },
        ]
      : encodeJourney({ ...whole, legs: [leg] }, timeZone).legs;
  return { ...encodeJourney({ ...whole, legs: [] }, timeZone), legs: legs.flatMap(encoded) };
}

/** getjourneys with `modes=bike`: with a rented bike to the first stop, from the last one, or all the way. */
export async function answerByBike(
  context: OperationContext,
  router: Router,
  settings: BikeWaySettings,
): Promise<Answer> {
  const { source, now, timeZone } = context;
  if (source.bikes === undefined) throw new RefusedError('This city has no bikes to rent');
  const { question, read } = await readQuestion(context);
  if (question.needs !== null)
    throw new RefusedError(
      'needs can not be asked for with modes=bike: who needs a ramp can not ride a rented bike, and no bus takes one along',
    );
  const bikes = await source.bikes.read(null, now);
  const { journeys, why } = findBikeWays(
    { ...question, stations: bikes.value.stations },
    (reach) => journeysFrom(router(read.value, question, reach)),
    settings,
  );
  const body = {
    status: '0',
    timestamp: stopClock(now, timeZone),
    journeys: journeys.map((journey) => encode(journey, timeZone)),
    ...(why === undefined ? {} : { why }),
  };
  // A system that can't be read now may have bikes.
  const isShortLived = (bikes.gap ?? null) !== null;
  return { body, ...timesOf(read), isShortLived };
}
