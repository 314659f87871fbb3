import { OCCUPANCIES, type Occupancy } from '../../contract/arrivals.ts';

/** OccupancyStatus. */
const EMPTY = 0;
const NO_DATA_AVAILABLE = 7;
const NOT_BOARDABLE = 8;

/** How full a bus is from what percentage of the riders on that it is made for, of whom about half have a seat. */
const LEVELS: readonly (readonly [percent: number, occupancy: Occupancy])[] = [
  [100, 'full'],
  [85, 'crushed-standing-room-only'],
  [50, 'standing-room-only'],
  [35, 'few-seats-available'],
  [5, 'many-seats-available'],
  [0, 'empty'],
];
/** Feeds write 255 or 65535 where they don't know. */
const MOST_PERCENT = 250;

/** How full a vehicle is by its OccupancyStatus; undefined if that says nothing or is not known. */
function occupancyOfStatus(status: number | undefined): Occupancy | undefined {
  if (status === NOT_BOARDABLE) return 'not-boardable';
  return status === undefined || status === NO_DATA_AVAILABLE ? undefined : OCCUPANCIES[status];
}

/** The same as its place in `OCCUPANCIES` plus one; 0 if it is not known. */
export function occupancyRank(status: number | undefined): number {
  const occupancy = occupancyOfStatus(status);
  return occupancy === undefined ? 0 : OCCUPANCIES.indexOf(occupancy) + 1;
}

/**
 * How full a vehicle is. The percentage counts where there is no status, or a status that many programs send for
 * "no value": empty.
 */
export function occupancyOf(
  status: number | undefined,
  percentage: number | undefined,
): Occupancy | undefined {
  const stated = occupancyOfStatus(status);
  if (percentage === undefined || percentage > MOST_PERCENT) return stated;
  const isStated = stated !== undefined && status !== EMPTY;
  return isStated ? stated : LEVELS.find(([percent]) => percentage >= percent)?.[1];
}
