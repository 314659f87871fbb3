import { metersBetween } from '../../../lib/geo/distance.ts';
import type { ListedLot } from '../listLots.ts';

/** Another lot to go to, and how far it is in a straight line, in metres. */
export interface Alternative {
  readonly listed: ListedLot;
  readonly meters: number;
}

const MAX_ALTERNATIVES = 3;

/** Whether a lot is one to offer others for: few spots, none, or an event that may take them (C16). */
export function needsAlternatives({ state, event }: ListedLot): boolean {
  return state.band === 'few' || state.band === 'full' || (event !== null && event !== 'today');
}

/** Up to three nearest lots with some room or more and no event of their own now or soon (C16). */
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
