import { lotKey } from '../../contract/parking-lot.ts';
import type { ParkingLot } from '../../contract/parking-lot.ts';
import type { Settings } from '../../contract/settings.ts';
import type { Place } from '../../lib/distance.ts';
import { lotPlace } from './lotPlace.ts';
import { lotState } from './lotState.ts';
import type { LotFreshness, LotState } from './lotState.ts';

/** What events do to a lot today; `maybe-now` is an estimate (C22, C25). */
export type LotEventMark = 'now' | 'maybe-now' | 'soon' | 'today';

/** A lot as map, list and card show it. */
export interface ListedLot {
  readonly key: string;
  readonly lot: ParkingLot;
  readonly state: LotState;
  /** Null where it is not on the map. */
  readonly place: Place | null;
  readonly event: LotEventMark | null;
}

interface ListLotsOptions {
  readonly settings: Pick<Settings, 'availability' | 'city'>;
  readonly freshness: LotFreshness;
  readonly eventMarkOf: (lot: ParkingLot) => LotEventMark | null;
  /** Lots of earlier answers that the last one lacks (C10). */
  readonly unreported?: readonly ParkingLot[];
}

/**
 * What is shown of each lot. Lots with one short name are all kept (C10): the key has operator and
 * place too, and a number where even these are the same.
 */
export function listLots(
  lots: readonly ParkingLot[],
  { settings, freshness, eventMarkOf, unreported = [] }: ListLotsOptions,
): ListedLot[] {
  const seen = new Map<string, number>();
  const listed = (lot: ParkingLot, isReported: boolean): ListedLot => {
    const key = lotKey(lot);
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return {
      key: times === 1 ? key : `${key}#${times}`,
      lot,
      state: lotState(lot, { bands: settings.availability, freshness, isReported }),
      place: lotPlace(lot, settings.city.center),
      event: isReported ? eventMarkOf(lot) : null,
    };
  };
  return [...lots.map((lot) => listed(lot, true)), ...unreported.map((lot) => listed(lot, false))];
}
