/** The values of a row that belongs to a group: a stop of a trip, or a point of a shape. */
export interface GroupValues {
  sequence: number;
  /** Two values whose meaning depends on the table, such as a longitude and a latitude. */
  a: number;
  b: number;
  /** shape_dist_traveled, or NaN. */
  distance: number;
  /** Seconds after the start of the service day; both -1 if the row has no time. */
  arrival: number;
  departure: number;
}

export const newGroupValues = (): GroupValues => ({
  sequence: 0,
  a: 0,
  b: 0,
  distance: Number.NaN,
  arrival: -1,
  departure: -1,
});

function grown(array: Int32Array, capacity: number): Int32Array {
  const larger = new Int32Array(capacity);
  larger.set(array);
  return larger;
}

/** Rows, stored by column in typed arrays: 28 bytes per row. */
export class GroupRows {
  count = 0;
  sequences: Int32Array;
  as: Int32Array;
  bs: Int32Array;
  lines: Int32Array;
  arrivals: Int32Array;
  departures: Int32Array;
  distances: Float64Array;

  constructor(capacity: number) {
    this.sequences = new Int32Array(capacity);
    this.as = new Int32Array(capacity);
    this.bs = new Int32Array(capacity);
    this.lines = new Int32Array(capacity);
    this.arrivals = new Int32Array(capacity);
    this.departures = new Int32Array(capacity);
    this.distances = new Float64Array(capacity);
  }

  add(values: GroupValues, line: number): void {
    this.reserve(this.count + 1);
    const index = this.count++;
    const { sequence, a, b, distance, arrival, departure } = values;
    this.sequences[index] = sequence;
    this.as[index] = a;
    this.bs[index] = b;
    this.arrivals[index] = arrival;
    this.departures[index] = departure;
    this.distances[index] = distance;
    this.lines[index] = line;
  }

  /** Makes room for this many rows. */
  reserve(count: number): void {
    while (this.sequences.length < count) this.#grow();
  }

  #grow(): void {
    const capacity = Math.max(64, this.sequences.length * 2);
    this.sequences = grown(this.sequences, capacity);
    this.as = grown(this.as, capacity);
    this.bs = grown(this.bs, capacity);
    this.lines = grown(this.lines, capacity);
    this.arrivals = grown(this.arrivals, capacity);
    this.departures = grown(this.departures, capacity);
    const { distances } = this;
    this.distances = new Float64Array(capacity);
    this.distances.set(distances);
  }

  /**
   * Sorts the rows by their sequence. Of rows with one sequence only the first stays.
   *
   * @param onDuplicate is called with the line and sequence of each row that is left out
   */
  sort(onDuplicate: (line: number, sequence: number) => void): void {
    if (this.#isSorted()) return;
    const unsorted = this.count <= SCRATCH_ROWS ? scratch : new GroupRows(this.count);
    unsorted.count = this.count;
    for (let index = 0; index < this.count; index++) unsorted.#copyRow(this, index, index);
    const order = this.count <= SCRATCH_ROWS ? orderOfFew(unsorted) : orderOfMany(unsorted);
    this.count = 0;
    for (let place = 0; place < unsorted.count; place++) {
      const index = order[place] ?? 0;
      const sequence = unsorted.sequences[index] ?? 0;
      if (this.count > 0 && this.sequences[this.count - 1] === sequence)
        onDuplicate(unsorted.lines[index] ?? 0, sequence);
      else this.#copyRow(unsorted, index, this.count++);
    }
  }

  #copyRow(rows: GroupRows, from: number, to: number): void {
    this.sequences[to] = rows.sequences[from] ?? 0;
    this.as[to] = rows.as[from] ?? 0;
    this.bs[to] = rows.bs[from] ?? 0;
    this.lines[to] = rows.lines[from] ?? 0;
    this.arrivals[to] = rows.arrivals[from] ?? -1;
    this.departures[to] = rows.departures[from] ?? -1;
    this.distances[to] = rows.distances[from] ?? Number.NaN;
  }

  #isSorted(): boolean {
    for (let index = 1; index < this.count; index++)
      if ((this.sequences[index] ?? 0) <= (this.sequences[index - 1] ?? 0)) return false;
    return true;
  }
}

/** A trip rarely has more stops. Up to this many rows are sorted without allocating memory. */
const SCRATCH_ROWS = 128;
const scratch = new GroupRows(SCRATCH_ROWS);
const scratchOrder = new Int32Array(SCRATCH_ROWS);

const isBefore = ({ sequences, lines }: GroupRows, one: number, other: number): boolean => {
  const difference = (sequences[one] ?? 0) - (sequences[other] ?? 0);
  return difference < 0 || (difference === 0 && (lines[one] ?? 0) < (lines[other] ?? 0));
};

/** Insertion sort. */
function orderOfFew(rows: GroupRows): Int32Array {
  for (let index = 0; index < rows.count; index++) {
    let place = index;
    while (place > 0 && isBefore(rows, index, scratchOrder[place - 1] ?? 0)) {
      scratchOrder[place] = scratchOrder[place - 1] ?? 0;
      place--;
    }
    scratchOrder[place] = index;
  }
  return scratchOrder;
}

const orderOfMany = (rows: GroupRows): Int32Array =>
  Int32Array.from({ length: rows.count }, (_, index) => index).toSorted((one, other) =>
    isBefore(rows, one, other) ? -1 : 1,
  );
