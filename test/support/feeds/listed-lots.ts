import type { ParkingLot } from '../../../src/contract/parking/parking-lot.ts';
import { listLots, type ListedLot } from '../../../src/features/parking/listLots.ts';
import { theSettings } from '../builders.ts';
import { LIVE } from './health.ts';

type EventMarkOf = Parameters<typeof listLots>[1]['eventMarkOf'];

/** Lots as a page lists them, whose counts are live. */
export const listedLots = (lots: readonly ParkingLot[], eventMarkOf: EventMarkOf = () => null) =>
  listLots(lots, { settings: theSettings(), health: LIVE, eventMarkOf });

/** A lot as a page lists it. */
export function listedLot(lot: ParkingLot): ListedLot {
  const [listed] = listedLots([lot]);
  if (listed === undefined) throw new Error('the lot was dropped');
  return listed;
}
