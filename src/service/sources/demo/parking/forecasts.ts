import type { ParkingLot } from '../../../../contract/parking/parking-lot.ts';
import { runStepsWithPauses } from '../../../../lib/steps.ts';
import {
  SLOT_MINUTES,
  SLOTS_PER_DAY,
  type SlotCounts,
  UNKNOWN,
} from '../../../parking/LotCounts.ts';
import { slotAt } from '../../../parking/slotAt.ts';
import { type KnownLots, withForecasts } from '../../../parking/withForecasts.ts';
import { instantAt, TIME_ZONE } from '../civil-time.ts';
import { lotsAt } from './lots.ts';

/** The demo has counted its lots since so many days, at any time. */
const COUNTED_DAYS = 15;
/** Slots whose counts are kept; they are made up again when they are needed. */
const MOST_SLOTS = 5000;

/** What the demo's lots counted until a slot, made up when it is asked for. */
function knownLots(
  slot: number,
  countsAt: (slot: number) => ReadonlyMap<string, number>,
): KnownLots {
  const first = (Math.floor(slot / SLOTS_PER_DAY) - COUNTED_DAYS) * SLOTS_PER_DAY;
  const byName = new Map(
    [...countsAt(slot).keys()].map((name): [string, SlotCounts] => [
      name,
      {
        first,
        last: slot,
        at: (then) =>
          then < first || then > slot ? UNKNOWN : (countsAt(then).get(name) ?? UNKNOWN),
      },
    ]),
  );
  return { all: () => byName.values(), countsOf: (lot) => byName.get(nameOf(lot)) };
}

const nameOf = ({ operatedBy, shortName }: ParkingLot) => `${operatedBy}/${shortName}`;

/**
 * Creates the function that adds forecasts to the demo's lots. They depend only on the seed and the ten minutes that
 * a time is in, for which they are worked out once.
 */
export function createDemoForecasts(seed: number) {
  const bySlot = new Map<number, ReadonlyMap<string, number>>();

  function countsAt(slot: number): ReadonlyMap<string, number> {
    const made = bySlot.get(slot);
    if (made !== undefined) return made;
    if (bySlot.size >= MOST_SLOTS) bySlot.clear();
    const lots = lotsAt(instantAt(slot * SLOT_MINUTES * 60_000), seed);
    const counts = new Map(
      lots.flatMap((lot) => (lot.openSpots === null ? [] : [[nameOf(lot), lot.openSpots]])),
    );
    bySlot.set(slot, counts);
    return counts;
  }

  async function forecastsAt(slot: number): Promise<ReadonlyMap<string, ParkingLot['forecast']>> {
    const now = instantAt(slot * SLOT_MINUTES * 60_000);
    const known = knownLots(slot, countsAt);
    const lots = await runStepsWithPauses(
      withForecasts(lotsAt(now, seed), known, { now, timeZone: TIME_ZONE }),
    );
    return new Map(lots.map((lot) => [nameOf(lot), lot.forecast]));
  }

  let latest: { readonly slot: number; readonly read: ReturnType<typeof forecastsAt> } | null =
    null;

  return async (lots: readonly ParkingLot[], now: number): Promise<readonly ParkingLot[]> => {
    const slot = slotAt(now, TIME_ZONE);
    if (latest?.slot !== slot) latest = { slot, read: forecastsAt(slot) };
    const forecasts = await latest.read;
    return lots.map((lot) => {
      const forecast = forecasts.get(nameOf(lot));
      return forecast === undefined ? lot : { ...lot, forecast };
    });
  };
}
