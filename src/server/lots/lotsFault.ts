import type { ParkingLot } from '../../contract/parking/parking-lot.ts';
import type { ReadLots } from '../../feeds/lots/readLots.ts';
import { countedReasons } from '../feeds/createFindingsLog.ts';

/** Whether the feed says something of a lot that is so only for a while: its count, or that it is closed. */
export const saysSomethingNow = ({ openSpots, isClosed }: ParkingLot): boolean =>
  openSpots !== null || isClosed === true;

const FAR = 'places far from this city';

/**
 * Why nothing of a lots feed can be shown, in a sentence for the operator, as for vehicles: each count is left
 * out, or each lot is of another city. Undefined if something can be shown, or if there may rightly be nothing.
 */
export function lotsFault({ lots, leftOut }: ReadLots): string | undefined {
  if (lots.length > 0 && leftOut[FAR] === lots.length)
    return "Every lot is far from this city's stops";
  const counts = Object.entries(leftOut).filter(([reason]) => reason.startsWith('counts'));
  const hasCounts = lots.some(saysSomethingNow);
  return hasCounts || counts.length === 0
    ? undefined
    : `No count can be shown: ${countedReasons(Object.fromEntries(counts))}`;
}
