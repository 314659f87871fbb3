import { InternTable } from '../csv/InternTable.ts';
import type { GroupRows } from '../groups/GroupRows.ts';
import type { FeedTrips } from '../tables/readTrips.ts';

/**
 * What trips with the same route, direction, headsign, shape and stops have in common. Numbers are
 * indexes in the feed's tables.
 */
export interface FeedPattern {
  readonly route: number;
  /** direction_id, or -1. */
  readonly directionID: number;
  /** -1 if the trips have none. */
  readonly headsign: number;
  /** -1 if the trips have none. */
  readonly shape: number;
  readonly stops: Int32Array;
  readonly sequences: Int32Array;
  /** For each stop its rule (see `stopRule`), and above its bits its stop_headsign + 1, or 0 for none. */
  readonly flags: Int32Array;
  /** shape_dist_traveled of each stop in the first trip; null if the trip lacks one. */
  readonly traveled: Float64Array | null;
  /** The first of its trips in trips.txt. */
  readonly firstTrip: number;
  readonly trips: number;
}

interface OpenPattern extends FeedPattern {
  traveled: Float64Array | null;
  firstTrip: number;
  trips: number;
}

const traveledOf = ({ distances, count }: GroupRows): Float64Array | null =>
  distances.subarray(0, count).some(Number.isNaN) ? null : distances.slice(0, count);

/** Collects the stop patterns of trips. The order in which trips are added makes no difference. */
export class PatternTable {
  readonly #keys = new InternTable();
  readonly #patterns: OpenPattern[] = [];
  readonly #patternOfTrip: Int32Array;
  #key = new Int32Array(256);

  constructor(trips: number) {
    this.#patternOfTrip = new Int32Array(trips).fill(-1);
  }

  add(trip: number, trips: FeedTrips, rows: GroupRows): void {
    const { count } = rows;
    const head = [
      trips.routes[trip] ?? 0,
      trips.directionIDs[trip] ?? -1,
      trips.headsigns[trip] ?? -1,
      trips.shapes[trip] ?? -1,
    ] as const;
    const length = head.length + 3 * count;
    if (this.#key.length < length) this.#key = new Int32Array(length * 2);
    this.#key.set(head);
    this.#key.set(rows.as.subarray(0, count), head.length);
    this.#key.set(rows.bs.subarray(0, count), head.length + count);
    this.#key.set(rows.sequences.subarray(0, count), head.length + 2 * count);
    const bytes = new Uint8Array(this.#key.buffer, 0, length * 4);
    const index = this.#keys.addBytes(bytes, 0, bytes.length);
    this.#patternOfTrip[trip] = index;
    const existing = this.#patterns[index];
    if (existing === undefined) {
      this.#patterns[index] = {
        route: head[0],
        directionID: head[1],
        headsign: head[2],
        shape: head[3],
        stops: rows.as.slice(0, count),
        sequences: rows.sequences.slice(0, count),
        flags: rows.bs.slice(0, count),
        traveled: traveledOf(rows),
        firstTrip: trip,
        trips: 1,
      };
      return;
    }
    existing.trips++;
    if (trip > existing.firstTrip) return;
    existing.firstTrip = trip;
    existing.traveled = traveledOf(rows);
  }

  /** The patterns in the order of their first trips, and each trip's pattern, -1 for none. */
  finish(): { readonly patterns: readonly FeedPattern[]; readonly patternOfTrip: Int32Array } {
    const order = this.#patterns
      .map((_, index) => index)
      .toSorted(
        (one, other) =>
          (this.#patterns[one]?.firstTrip ?? 0) - (this.#patterns[other]?.firstTrip ?? 0),
      );
    const renumbered = new Int32Array(order.length);
    for (const [place, index] of order.entries()) renumbered[index] = place;
    return {
      patterns: order.flatMap((index) => this.#patterns[index] ?? []),
      patternOfTrip: this.#patternOfTrip.map((index) =>
        index === -1 ? -1 : (renumbered[index] ?? -1),
      ),
    };
  }
}
