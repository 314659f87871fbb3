import { metersBetween } from '../../../lib/geo/distance.ts';
import type { ListedLot } from '../listLots.ts';

/** A lot to suggest, with its straight-line distance in meters. */
export interface Alternative {
  readonly listed: ListedLot;
  readonly meters: number;
}

const MAX_ALTERNATIVES = 3;

/** Whether to suggest other lots: this one is nearly full, full or closed, or an event may fill it soon. */
export function needsAlternatives({ state, event }: ListedLot): boolean {
  const isUseless = state.band === 'full' || state.reason === 'closed';
  return isUseless || state.band === 'few' || (event !== null && event !== 'today');
}

/**
 * The three nearest lots in the bands `some` or `plenty` that have no event now or soon, nearest
 * first. Empty if the lot's position is unknown.
 */
export function nearestOpenLots(
  lot: ListedLot,
  lots: readonly ListedLot[],
): readonly Alternative[] {
  const { place: from } = lot;
  if (from === null) return [];
  return lots
    .flatMap((listed) => {
      const { key, place, state, event } = listed;
      const hasOpenSpots = state.band === 'plenty' || state.band === 'some';
      const hasNoEvent = event === null || event === 'today';
      return place === null || key === lot.key || !hasOpenSpots || !hasNoEvent
        ? []
        : [{ listed, meters: metersBetween(from, place) }];
    })
    .toSorted((a, b) => a.meters - b.meters || (a.listed.key < b.listed.key ? -1 : 1))
    .slice(0, MAX_ALTERNATIVES);
}
