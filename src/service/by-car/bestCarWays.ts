import type { CarJourney } from '../../contract/journeys/car-journeys.ts';

const MOST_ON_FOOT = 2;
const MOST_BY_BUS = 3;

interface Timed {
  readonly departAt: number;
  readonly arriveAt: number;
}

/** Whether one leaves as late, and arrives as early. */
export const isAsGood = (one: Timed, other: Timed) =>
  one.departAt >= other.departAt && one.arriveAt <= other.arriveAt;

/** More open spots in doubt don't replace fewer that are there. */
const isAsSure = ([one]: CarJourney['legs'], [other]: CarJourney['legs']) =>
  one.lot.room.isNearlyFull !== true || other.lot.room.isNearlyFull === true;

/** Of the ways that are offered, the few that no other beats: in order of arrival. */
export function bestCarWays(
  offered: readonly CarJourney[],
  isArriveBy: boolean,
): readonly CarJourney[] {
  const isBest = (one: CarJourney, others: readonly CarJourney[]) =>
    !others.some(
      (other) =>
        other !== one &&
        other.changes <= one.changes &&
        isAsSure(other.legs, one.legs) &&
        isAsGood(other, one) &&
        !(isAsGood(one, other) && others.indexOf(one) < others.indexOf(other)),
    );
  const inOrder = offered.toSorted((one, other) =>
    isArriveBy ? other.departAt - one.departAt : one.arriveAt - other.arriveAt,
  );
  const onFoot = inOrder.filter(({ legs }) => !legs.some(({ kind }) => kind === 'ride'));
  const byBus = inOrder.filter((one) => !onFoot.includes(one));
  return [
    ...onFoot.slice(0, MOST_ON_FOOT),
    ...byBus.filter((one) => isBest(one, byBus)).slice(0, MOST_BY_BUS),
  ].toSorted((one, other) => one.arriveAt - other.arriveAt || other.departAt - one.departAt);
}
