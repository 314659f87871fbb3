import type { EventMark, LotPlan } from '../../api/feeds/lots/event-marks.ts';
import type { LotHistory } from '../../api/feeds/lots/lotFeed.ts';
import { lotKey } from '../../contract/parking/parking-lot.ts';
import type { ParkingLot } from '../../contract/parking/parking-lot.ts';
import type { Settings } from '../../contract/settings/settings.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { ownValue } from '../../lib/ownValue.ts';
import { lotDoubt } from './lotDoubt.ts';
import type { LotDoubt } from './lotDoubt.ts';
import { lotPlace } from './lotPlace.ts';
import { lotState } from './lotState.ts';
import type { LotHealth, LotState } from './lotState.ts';
import { lotTrend } from './lotTrend.ts';
import type { LotTrend } from './lotTrend.ts';

/** A lot as the map, list and card show it. */
export interface ListedLot {
  readonly key: string;
  readonly lot: ParkingLot;
  readonly state: LotState;
  /** Null if it has no usable position, so it isn't on the map. */
  readonly place: Place | null;
  readonly event: EventMark | null;
  /** Null if there are too few samples or the counts are old. */
  readonly trend: LotTrend | null;
  readonly doubt: LotDoubt | null;
  /** Null unless a time is chosen. */
  readonly plan: LotPlan | null;
}

interface ListLotsOptions {
  readonly settings: Pick<Settings, 'availability' | 'city'>;
  readonly health: LotHealth;
  readonly eventMarkOf: (lot: ParkingLot) => EventMark | null;
  /** Lots of earlier answers that are missing from the last one. */
  readonly unreported?: readonly ParkingLot[] | undefined;
  /** Counts of earlier answers, by `lotKey`. */
  readonly histories?: Readonly<Record<string, LotHistory>> | undefined;
  /** Milliseconds by which the wall clock is ahead of the histories' monotonic clock. */
  readonly clockShift?: number;
  /** The plan of a lot at the chosen time; undefined for the present. */
  readonly planOf?: ((lot: ParkingLot) => LotPlan) | undefined;
}

const NO_HISTORIES = {};

/**
 * Each lot with its state, position, event, trend and doubt. Lots that share a short name are all
 * kept: the key includes operator and position, and a number where even those are the same.
 */
export function listLots(lots: readonly ParkingLot[], options: ListLotsOptions): ListedLot[] {
  const { settings, health, eventMarkOf, unreported = [], clockShift = 0, planOf } = options;
  const isPlanned = planOf !== undefined;
  const histories: Readonly<Record<string, LotHistory>> = options.histories ?? NO_HISTORIES;
  const occurrences = new Map<string, number>();
  const listed = (lot: ParkingLot, isReported: boolean): ListedLot => {
    const key = lotKey(lot);
    const occurrence = (occurrences.get(key) ?? 0) + 1;
    occurrences.set(key, occurrence);
    const history = isReported && occurrence === 1 ? ownValue(histories, key) : undefined;
    const earlier = history?.samples.slice(0, -1).map(({ open }) => open) ?? [];
    const bands = settings.availability;
    const state = lotState(lot, { bands, health, isReported, earlier, isPlanned });
    const isTrusted = history !== undefined && state.reason === 'counted';
    const { timeZone } = settings.city;
    return {
      key: occurrence === 1 ? key : `${key}#${occurrence}`,
      lot,
      state,
      trend: isTrusted && health.state === 'live' ? lotTrend(history, lot.totalSpots) : null,
      doubt: isTrusted ? lotDoubt(history, lot.totalSpots, { clockShift, timeZone }) : null,
      place: lotPlace(lot, settings.city.center),
      event: isReported && !isPlanned ? eventMarkOf(lot) : null,
      plan: isPlanned ? (isReported ? planOf(lot) : 'unknown') : null,
    };
  };
  return [...lots.map((lot) => listed(lot, true)), ...unreported.map((lot) => listed(lot, false))];
}
