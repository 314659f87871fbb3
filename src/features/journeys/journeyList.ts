import { STAYS } from '../../contract/arrivals.ts';
import type { AnyJourney } from '../../contract/journeys/bike-journeys.ts';
import type { Journey, LeftOut, RideLeg } from '../../contract/journeys/journeys.ts';
import { minuteAt } from '../../lib/time/minuteAt.ts';

/** A journey as the list shows it. */
export interface ListedJourney {
  /** Names its trips, so that it is the same one with other times. */
  readonly key: string;
  readonly journey: AnyJourney;
  /** Whether it was open and the service no longer offers it, although its time has not come. */
  readonly isGone: boolean;
  /** Whether the last answer doesn't have it, so that its times are of an earlier one. */
  readonly isOld: boolean;
}

export const ridesOf = ({ legs }: AnyJourney): readonly RideLeg[] =>
  legs.filter((leg) => leg.kind === 'ride');

/**
 * From when on a way is found again: the time when it begins, or by the timetable if its bus is late. Once a bus has left, its
 * stop may have the time of the timetable again.
 *
 * @param withoutWalk whether it is one from its first stop
 */
export function searchTime({ departAt, legs }: AnyJourney, withoutWalk = false): number {
  const ride = legs.find((leg) => leg.kind === 'ride');
  if (ride === undefined) return departAt;
  const { scheduledDepartAt = ride.departAt } = ride;
  const early = Math.max(0, ride.departAt - scheduledDepartAt);
  return (withoutWalk ? ride.departAt : departAt) - early;
}

/** The routes that no listed way uses: of a route that one does, only some trips were left out. */
export function leftOutBeside(
  all: readonly LeftOut[],
  listed: readonly ListedJourney[],
): readonly LeftOut[] {
  const used = new Set(
    listed.flatMap(({ journey }) => ridesOf(journey).map(({ routeID }) => routeID)),
  );
  return all
    .map(({ why, routeIDs }) => ({ why, routeIDs: routeIDs.filter((id) => !used.has(id)) }))
    .filter(({ routeIDs }) => routeIDs.length > 0);
}

/** Names a journey by its trips and where riders get on. */
export const journeyKey = (journey: AnyJourney): string =>
  ridesOf(journey)
    .map(({ tripID, from }) => `${tripID}@${from.stopID ?? ''}`)
    .join(' ') || 'walk';

/** A journey of the last answer. */
export const listedAs = (key: string, journey: AnyJourney): ListedJourney => ({
  key,
  journey,
  isGone: false,
  isOld: false,
});

/** Whether another way leaves no earlier and is there no later by the clocks that are shown, with fewer changes. */
const isPointless = (journey: Journey, others: readonly Journey[]) =>
  others.some(
    ({ departAt, arriveAt, changes }) =>
      changes < journey.changes &&
      minuteAt(departAt) >= minuteAt(journey.departAt) &&
      minuteAt(arriveAt) <= minuteAt(journey.arriveAt),
  );

const isOnFoot = (journey: AnyJourney) => ridesOf(journey).length === 0;

/** Whether it can still be begun. On foot one can always go. */
const canBegin = (journey: AnyJourney, now: number) =>
  isOnFoot(journey) || journey.departAt >= now - STAYS;

/**
 * The list after a new answer. What stays keeps its place, and what is new comes after it: nothing changes places under a
 * finger. Once one has departed, all others move anyway, and are in order again: of arrival, or who wants to be there by a
 * time sees first what leaves last.
 *
 * @param open the key of the open journey, and whether the rider has opened it: a chosen one stays while it is under way
 */
export function nextJourneys(
  before: readonly ListedJourney[],
  answer: readonly Journey[],
  open: { readonly key: string | null; readonly isChosen: boolean },
  now: number,
  isArriveBy = false,
): readonly ListedJourney[] {
  const isChosen = (key: string) => open.isChosen && key === open.key;
  const fresh = new Map(
    answer
      .map((journey) => [journeyKey(journey), journey] as const)
      .filter(
        ([key, journey]) => canBegin(journey, now) || (isChosen(key) && journey.arriveAt > now),
      ),
  );
  const kept = before.flatMap(({ key, journey }) => {
    const found = fresh.get(key);
    if (found !== undefined) return [listedAs(key, found)];
    const isGone = canBegin(journey, now);
    const stays = key === open.key && (isGone || (isChosen(key) && journey.arriveAt > now));
    return stays ? [{ key, journey, isGone, isOld: true }] : [];
  });
  const keys = new Set(kept.map(({ key }) => key));
  const added = [...fresh].flatMap(([key, journey]) =>
    keys.has(key) || (!isChosen(key) && isPointless(journey, answer))
      ? []
      : [listedAs(key, journey)],
  );
  const listed = [...kept, ...added];
  if (before.length > 0 && kept.length === before.length) return listed;
  return listed.toSorted(({ journey: one }, { journey: other }) =>
    isArriveBy ? other.departAt - one.departAt : one.arriveAt - other.arriveAt,
  );
}

/**
 * The way to take instead of one that can't be made: the first that is there, or who wants to be there by a time, the last
 * that leaves. Undefined if none is listed.
 */
export function wayInstead(
  key: string,
  journeys: readonly ListedJourney[],
  now: number,
  isArriveBy: boolean,
): ListedJourney | undefined {
  const others = journeys.filter(
    (one) =>
      one.key !== key && !one.isOld && (isOnFoot(one.journey) || one.journey.departAt >= now),
  );
  return others.toSorted(({ journey: one }, { journey: other }) =>
    isArriveBy ? other.departAt - one.departAt : one.arriveAt - other.arriveAt,
  )[0];
}
