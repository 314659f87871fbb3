import type { ParkingLot } from '../../contract/parking/parking-lot.ts';
import type { Steps } from '../../lib/steps.ts';
import { formatInstant } from '../../lib/time/zoned-time.ts';
import { daysLikeToday } from './daysLikeToday.ts';
import { forecastLot } from './forecastLot.ts';
import type { SlotCounts } from './LotCounts.ts';
import { knownCount } from './LotHistory.ts';
import { slotAt, startOfSlot } from './slotAt.ts';

const MINUTE = 60_000;

/** The counts of a city's lots. */
export interface KnownLots {
  all(): Iterable<SlotCounts>;
  countsOf(lot: ParkingLot): SlotCounts | undefined;
}

/**
 * Lots with their forecasts, which those have that are counted now and were for two weeks. The times are whole ten
 * minutes, so that an answer stays the same until a count changes. Other work runs between two lots.
 *
 * @param now milliseconds since 1970
 */
export function* withForecasts(
  lots: readonly ParkingLot[],
  known: KnownLots,
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): Steps<readonly ParkingLot[]> {
  const slot = slotAt(now, timeZone);
  const start = startOfSlot(now, timeZone);
  const days = yield* daysLikeToday(known.all(), slot);
  const forecast: ParkingLot[] = [];
  for (const lot of lots) {
    const open = knownCount(lot);
    const counts = known.countsOf(lot);
    const forecasts =
      open === null || counts === undefined ? [] : forecastLot(counts, slot, open, days);
    forecast.push(
      forecasts.length === 0
        ? lot
        : {
            ...lot,
            forecast: forecasts.map(({ minutes, ...spots }) => ({
              at: formatInstant(start + minutes * MINUTE, timeZone),
              ...spots,
            })),
          },
    );
    yield;
  }
  return forecast;
}
