import type { Journey, JourneyPlace, RideLeg } from '../../contract/journeys.ts';
import { metersBetween } from '../../lib/geo/distance.ts';
import { walkSeconds } from '../../lib/geo/walkMinutes.ts';
import { lastArrivals } from '../../lib/time/lastArrivals.ts';

/** The ways from one place to another: from a time on, or so that one is there by it. */
export type AskWays = (
  from: JourneyPlace,
  to: JourneyPlace,
  when: { readonly at: number; readonly isArriveBy: boolean },
) => readonly Journey[];

export const ridesOf = ({ legs }: Pick<Journey, 'legs'>): readonly RideLeg[] =>
  legs.flatMap((leg) => (leg.kind === 'ride' ? [leg] : []));

/** A journey on foot alone takes at most so many seconds, as the router's do. */
const LONGEST_WALK = 30 * 60;

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

/**
 * The last way back from an evening by bus: it leaves after a time, and before the night is over.
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
  for (const at of lastArrivals(after, timeZone)) {
    const [last] = ask(from, to, { at, isArriveBy: true })
      .filter((journey) => ridesOf(journey).length > 0 && journey.departAt >= after)
      .toSorted((one, other) => other.departAt - one.departAt);
    if (last !== undefined) return last;
  }
  return null;
}
