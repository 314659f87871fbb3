import type { Side } from '../network/createSide.ts';
import type { RidesLeft } from './ridesLeft.ts';
import type { StopTimes } from './StopTimes.ts';

/** Where a search begins or ends: a stop, with the seconds on foot. */
type Access = ReadonlyMap<number, number>;

/** By the number of rides, when a ride comes to each stop, and when another one can be boarded. */
export interface Reached {
  readonly riddenIn: readonly StopTimes[];
  readonly readyIn: readonly StopTimes[];
}

/** Its members are always written in this order: the engine then sees objects of one shape, which makes a search a third faster. */
export interface SearchQuery {
  readonly side: Side;
  /** When one sets out, in seconds. */
  readonly at: number;
  readonly from: Access;
  readonly to: Access;
  /** How many rides at most. */
  readonly rounds: number;
  /** The first ride departs by then. */
  readonly firstBy: number;
  /** The last ride arrives after this, or then. */
  readonly lastFrom: number;
  /** One is there by then, and no ride is later. */
  readonly by: number;
  /** How many rides it takes at least to the end; null if that is not known. */
  readonly left: RidesLeft | null;
  /**
   * What a search in the other direction found: a ride that comes to a stop, or leaves it, before anybody can be there is of
   * no use. Null if all are.
   */
  readonly useful: Reached | null;
}
