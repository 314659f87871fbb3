import type { CarJourney } from '../../contract/journeys/car-journeys.ts';
import { bestFirst, byArrival, unbeaten } from '../../transit/journeys/unbeaten.ts';

const MOST_ON_FOOT = 2;
const MOST_BY_BUS = 3;

/** More open spots in doubt don't replace fewer that are there. */
const isAsSure = ({ legs: [one] }: CarJourney, { legs: [other] }: CarJourney) =>
  one.lot.room.isNearlyFull !== true || other.lot.room.isNearlyFull === true;

/** Of the ways that are offered, the few that no other beats: in order of arrival. */
export function bestCarWays(
  offered: readonly CarJourney[],
  isArriveBy: boolean,
): readonly CarJourney[] {
  const inOrder = bestFirst(offered, isArriveBy);
  const isByBus = ({ legs }: CarJourney) => legs.some(({ kind }) => kind === 'ride');
  return byArrival([
    ...inOrder.filter((way) => !isByBus(way)).slice(0, MOST_ON_FOOT),
    ...unbeaten(inOrder.filter(isByBus), isAsSure).slice(0, MOST_BY_BUS),
  ]);
}
