import type { Journey, JourneyPlace, RideLeg } from '../../contract/journeys/journeys.ts';
import { metersBetween } from '../../lib/geo/distance.ts';
import { walkSeconds } from '../../lib/geo/walkMinutes.ts';
import { addDays, type ServiceDate, serviceDateAt } from '../../lib/time/service-date.ts';
import { startOfDay } from '../../lib/time/zoned-time.ts';
import { LONGEST_WALK } from '../../transit/journeys/createRouter.ts';
import type { JourneyQuery } from '../../transit/journeys/JourneyPart.ts';

/** The ways from one place to another: from a time on, or so that one is there by it; also of one service day only. */
export type AskWays = (
  from: JourneyPlace,
  to: JourneyPlace,
  when: Pick<JourneyQuery, 'at' | 'isArriveBy' | 'serviceDay'>,
) => readonly Journey[];

export const ridesOf = ({ legs }: Pick<Journey, 'legs'>): readonly RideLeg[] =>
  legs.flatMap((leg) => (leg.kind === 'ride' ? [leg] : []));

/** The way on foot at a time; null if it is too far. */
export function wayOnFoot(
  from: JourneyPlace,
  to: JourneyPlace,
  departAt: number,
  metersPerMinute: number,
): Journey | null {
  const meters = metersBetween(from, to);
  const seconds = walkSeconds(meters, metersPerMinute);
  if (seconds > LONGEST_WALK) return null;
  const walked = Math.round(meters);
  const arriveAt = departAt + seconds * 1000;
  const leg = { kind: 'walk' as const, from, to, meters: walked, departAt, arriveAt };
  return { departAt, arriveAt, changes: 0, walkMeters: walked, legs: seconds === 0 ? [] : [leg] };
}

/** Until four in the morning it is the evening before. */
const NIGHT_ENDS = 4 * 3_600_000;
/** The router looks for a last bus in the 12 hours before an arrival. The walk from there takes less than an hour. */
const LOOKED_BACK = 11 * 3_600_000;

/**
 * The last way back from an evening by bus: the latest that leaves after a time with runs of its service day, which may
 * end after the next one has begun. Where that day has none left, it is one of the next that is over by four.
 *
 * @param after milliseconds since 1970
 * @returns null if there is none
 */
export function lastWayBack(
  ask: AskWays,
  from: JourneyPlace,
  to: JourneyPlace,
  after: number,
  timeZone: string,
): Journey | null {
  const lastBy = (at: number, serviceDay: ServiceDate): Journey | undefined =>
    ask(from, to, { at, isArriveBy: true, serviceDay })
      .filter((journey) => ridesOf(journey).length > 0 && journey.departAt >= after)
      .toSorted((one, other) => other.departAt - one.departAt)[0];
  const serviceDay = serviceDateAt(after - NIGHT_ENDS, timeZone);
  const midnight = startOfDay(after - NIGHT_ENDS, timeZone, 1);
  let last: Journey | undefined;
  // One that arrives earlier may still leave later.
  for (let at = midnight + LOOKED_BACK; at > (last?.departAt ?? after); at -= LOOKED_BACK) {
    const other = lastBy(at, serviceDay);
    if (last === undefined || (other !== undefined && other.departAt > last.departAt)) last = other;
  }
  return last ?? lastBy(midnight + NIGHT_ENDS, addDays(serviceDay, 1)) ?? null;
}
