import type { Journey, RideLeg } from '../../../src/contract/journeys/journeys.ts';
import { instantText } from '../../../src/service/operations/clocks.ts';
import { createRouter, type Router } from '../../../src/transit/journeys/createRouter.ts';
import type { JourneyPart, JourneyQuery } from '../../../src/transit/journeys/JourneyPart.ts';
import { journeysFrom } from '../../../src/transit/journeys/journeysFrom.ts';
import { WAY_SETTINGS } from './way-settings.ts';

/** By how long a change takes: each knows the networks that it was asked for last. */
const routers = new Map<number, Router>();

interface Question extends Partial<Pick<JourneyQuery, 'isArriveBy' | 'now'>> {
  /** stop_ids of the feed. */
  readonly from: string;
  readonly to: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly changeSeconds?: number;
}

export const ridesOf = ({ legs }: Journey): RideLeg[] => legs.filter((leg) => leg.kind === 'ride');

/** What an agency answers to a rider. */
export function askJourneys(part: JourneyPart | null, question: Question): readonly Journey[] {
  if (part === null) throw new Error('the agency has no timetable');
  const { at, isArriveBy = false, now = at, changeSeconds = 120 } = question;
  const placeOf = (stopID: string) => {
    const stop = part.city.snapshot.stops.find(({ gtfsStopID }) => gtfsStopID === stopID);
    if (stop === undefined) throw new Error(`there is no stop ${stopID}`);
    return { stopID: stop.stopID, lat: stop.lat, lon: stop.lon };
  };
  const [from, to] = [placeOf(question.from), placeOf(question.to)];
  const settings = { ...WAY_SETTINGS, journeys: { ...WAY_SETTINGS.journeys, changeSeconds } };
  const router = routers.get(changeSeconds) ?? createRouter(settings);
  routers.set(changeSeconds, router);
  const query = { from, to, at, isArriveBy, needs: null, walkMinutes: 15, now };
  return journeysFrom(router([part], query)).journeys;
}

/** Journeys in short: `08:00 08:20 t` with the trips of its rides. */
export function inShort(part: JourneyPart | null, question: Question): string[] {
  const { timeZone } = part?.city.snapshot.city ?? { timeZone: 'UTC' };
  const clock = (instant: number) => instantText(instant, timeZone).slice(11, 16);
  return askJourneys(part, question).map((journey) => {
    const rides = ridesOf(journey).map(
      ({ tripID, staysSeated }) =>
        `${tripID.split('.')[1] ?? ''}${staysSeated === true ? ' stay' : ''}`,
    );
    return [clock(journey.departAt), clock(journey.arriveAt), ...rides].join(' ');
  });
}
