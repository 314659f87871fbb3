import type * as z from 'zod/mini';

import type { CarJourney } from '../../../contract/journeys/car-journeys.ts';
import { numericText } from '../../../contract/wire/scalars.ts';
import type { Router } from '../../../transit/journeys/createRouter.ts';
import type { JourneyQuery } from '../../../transit/journeys/JourneyPart.ts';
import { journeysFrom } from '../../../transit/journeys/journeysFrom.ts';
import { type EventVisit, eventVisit } from '../../by-car/eventVisit.ts';
import { type CarSettings, findCarWays } from '../../by-car/findCarWays.ts';
import { type AskWays, lastWayBack, wayOnFoot } from '../../by-car/lastWayBack.ts';
import { instantText, stopClock } from '../clocks.ts';
import { type Answer, type OperationContext, timesOf } from '../operation.ts';
import { optional, quoted, RefusedError } from '../parameters.ts';
import { encodeJourney, encodePlace } from './encodeJourney.ts';
import { readQuestion } from './journey-parameters.ts';
import { farEnd } from './noWay.ts';

/** Whether the drive of somebody who has a car is asked for. */
export function isByCar(query: URLSearchParams): boolean {
  const given = optional(query, 'by');
  if (given === undefined || given === 'car') return given === 'car';
  throw new RefusedError(`by ${quoted(given)} is invalid: it must be car, or left out`);
}

function encode(journey: CarJourney, timeZone: string): z.input<typeof CarJourney> {
  const { legs, back, ...whole } = journey;
  const [drive, ...onward] = legs;
  const { lot, from, to, departAt, arriveAt, meters } = drive;
  const { room, totalSpots, ...about } = lot;
  const text = (value: number | undefined) =>
    value === undefined ? undefined : numericText(value);
  const encoded = encodeJourney({ ...whole, legs: onward }, timeZone);
  return {
    ...encoded,
    legs: [
      {
        kind: 'drive',
        from: encodePlace(from),
        to: encodePlace(to),
        departAt: instantText(departAt, timeZone),
        arriveAt: instantText(arriveAt, timeZone),
        meters: numericText(meters),
        lot: {
          ...about,
          totalSpots: text(totalSpots),
          room: {
            ...room,
            at: instantText(room.at, timeZone),
            openSpots: numericText(room.openSpots),
            low: text(room.low),
            high: text(room.high),
          },
        },
      },
      ...encoded.legs,
    ],
    back: encodeJourney(back, timeZone),
  };
}

/** The question with an event's beginning as the time to be there, where it has none of its own and the event is ahead. */
function forVisit(
  question: JourneyQuery,
  visit: EventVisit | null,
  query: URLSearchParams,
): Pick<JourneyQuery, 'at' | 'isArriveBy'> {
  const begins = visit?.times?.from;
  const hasTime = optional(query, 'at') !== undefined;
  return begins === undefined || hasTime || begins <= question.now
    ? question
    : { at: begins, isArriveBy: true };
}

/** getjourneys with `by=car`: by car to a lot, and on foot or by bus from there. */
export async function answerByCar(
  context: OperationContext,
  router: Router,
  settings: CarSettings,
): Promise<Answer> {
  const { query, source, now, timeZone } = context;
  if (source.lots === undefined) throw new RefusedError('This city has no parking data');
  const { question, read } = await readQuestion(context);
  const { from, to, walkMinutes } = question;
  const lots = await source.lots.read(null, now);
  const key = optional(query, 'event');
  const visit = key === undefined ? null : eventVisit(lots.value, key, timeZone);
  if (key !== undefined && (visit === null || (visit.times?.until ?? now) < now))
    throw new RefusedError(`event ${quoted(key)} is over or does not exist: leave it out`);
  const ask: AskWays = (start, end, when) =>
    journeysFrom(router(read.value, { ...question, from: start, to: end, ...when })).journeys;
  const when = forVisit(question, visit, query);
  const { journeys, leftOut } = findCarWays(
    {
      from,
      to,
      ...when,
      walkMinutes,
      now,
      timeZone,
      visit,
      lots: lots.value,
      countedAt: lots.reportedAt ?? lots.readAt ?? now,
    },
    ask,
    settings,
  );
  const { until, isAssumed = false } = visit?.times ?? {};
  const back =
    until === undefined
      ? null
      : (lastWayBack(ask, to, from, until, timeZone) ??
        wayOnFoot(to, from, until, settings.walking.metresPerMinute));
  // From where no bus can be reached, none goes there either: that is no matter of the night.
  const far = until === undefined || back !== null ? null : farEnd(router(read.value, question));
  const body = {
    status: '0',
    timestamp: stopClock(now, timeZone),
    journeys: journeys.map((journey) => encode(journey, timeZone)),
    ...(leftOut.length === 0 ? {} : { lotsLeftOut: leftOut }),
    ...(until === undefined ? {} : { backAfter: instantText(until, timeZone) }),
    ...(isAssumed ? { isEndAssumed: true } : {}),
    ...(far === null ? {} : { why: far.why, whyEnd: far.whyEnd }),
    ...(back === null ? {} : { back: encodeJourney(back, timeZone) }),
  };
  return { body, ...timesOf(read) };
}
