import type { ParkingLot } from '../../contract/parking/parking-lot.ts';
import { runStepsWithPauses } from '../../lib/steps.ts';
import { LotHistory } from '../../service/parking/LotHistory.ts';
import { slotAt } from '../../service/parking/slotAt.ts';
import { withForecasts } from '../../service/parking/withForecasts.ts';
import type { PartContext } from '../feeds/createFeedFetch.ts';
import { createLearnedFile, type LearnedFile } from '../feeds/createLearnedFile.ts';
import { systemClock } from '../feeds/systemClock.ts';

/** Older counts say nothing about now: a feed may answer for days with the same ones. */
const OLDEST_COUNTS = 15 * 60_000;

/** The forecasts of a lots feed, from the counts that it sent before, which are in a file. */
export interface LotForecasts extends LearnedFile {
  /**
   * Learns the counts and gives the lots with their forecasts.
   *
   * @param times when they were counted, and now, in milliseconds since 1970
   */
  add(
    lots: readonly ParkingLot[],
    times: { readonly countedAt: number; readonly now: number },
  ): Promise<readonly ParkingLot[]>;
}

/** @param folder where the file is */
export function createLotForecasts(
  folder: string,
  { log, timeZone, clock = systemClock }: Pick<PartContext, 'log' | 'timeZone' | 'clock'>,
): LotForecasts {
  const history = new LotHistory();
  return {
    ...createLearnedFile({ folder, name: 'lot counts', learned: history, log, clock }),
    async add(lots, { countedAt, now }) {
      if (now - countedAt > OLDEST_COUNTS) return lots;
      const zone = timeZone();
      history.learn(lots, slotAt(now, zone));
      return runStepsWithPauses(withForecasts(lots, history, { now, timeZone: zone }));
    },
  };
}
