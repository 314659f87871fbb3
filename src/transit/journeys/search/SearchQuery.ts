import type { Side } from '../network/createSide.ts';

/** Where a search begins or ends: a stop, with the seconds on foot. */
type Access = ReadonlyMap<number, number>;

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
  /** How many rides it takes at least from each stop to the end; null if that is not known. */
  readonly left: Uint8Array | null;
  /** Rides to a stop after its time are of no use; null if all are. */
  readonly useful: Float64Array | null;
}
