import { NO_DELAY, type ReportedStops } from '../../contract/realtime/reported-trips.ts';

const FIRST_CAPACITY = 512;

const grown = <T extends Float64Array | Int32Array | Uint32Array | Uint16Array | Uint8Array>(
  old: T,
  next: T,
): T => {
  next.set(old);
  return next;
};

/** Collects what a message says of stops in columns that grow. */
export class ReportedStopRows {
  length = 0;
  sequences = new Int32Array(FIRST_CAPACITY);
  arrivals = new Float64Array(FIRST_CAPACITY);
  departures = new Float64Array(FIRST_CAPACITY);
  arrivalDelays = new Int32Array(FIRST_CAPACITY);
  departureDelays = new Int32Array(FIRST_CAPACITY);
  uncertainties = new Int32Array(FIRST_CAPACITY);
  relationships = new Uint8Array(FIRST_CAPACITY);
  occupancies = new Uint8Array(FIRST_CAPACITY);
  stopIDStarts = new Uint32Array(FIRST_CAPACITY);
  stopIDLengths = new Uint16Array(FIRST_CAPACITY);
  readonly assigned = new Map<number, string>();

  /** Appends an empty row. @returns its index */
  append(): number {
    if (this.length === this.sequences.length) this.#grow();
    const row = this.length;
    this.length += 1;
    this.sequences[row] = -1;
    this.arrivals[row] = Number.NaN;
    this.departures[row] = Number.NaN;
    this.arrivalDelays[row] = NO_DELAY;
    this.departureDelays[row] = NO_DELAY;
    this.uncertainties[row] = -1;
    this.relationships[row] = 0;
    this.occupancies[row] = 0;
    this.stopIDLengths[row] = 0;
    return row;
  }

  /** Drops the rows from one on, such as those of an entity that is damaged. */
  cut(length: number): void {
    for (let row = length; row < this.length; row++) this.assigned.delete(row);
    this.length = length;
  }

  #grow(): void {
    const size = this.length * 2;
    this.sequences = grown(this.sequences, new Int32Array(size));
    this.arrivals = grown(this.arrivals, new Float64Array(size));
    this.departures = grown(this.departures, new Float64Array(size));
    this.arrivalDelays = grown(this.arrivalDelays, new Int32Array(size));
    this.departureDelays = grown(this.departureDelays, new Int32Array(size));
    this.uncertainties = grown(this.uncertainties, new Int32Array(size));
    this.relationships = grown(this.relationships, new Uint8Array(size));
    this.occupancies = grown(this.occupancies, new Uint8Array(size));
    this.stopIDStarts = grown(this.stopIDStarts, new Uint32Array(size));
    this.stopIDLengths = grown(this.stopIDLengths, new Uint16Array(size));
  }

  /** The columns. @param bytes the message in which the stop IDs stand */
  of(bytes: Uint8Array): ReportedStops {
    const { length: _, ...columns } = this;
    return { ...columns, bytes };
  }
}
