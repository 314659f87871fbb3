/** The values of a row that belongs to a group: a stop of a trip, or a point of a shape. */
export interface GroupValues {
  sequence: number;
  /** What these two hold is for the reader of the table to say. */
  a: number;
  b: number;
  /** shape_dist_traveled, or NaN. */
  distance: number;
}

/** Rows in columns of typed arrays: 20 bytes a row. */
export class GroupRows {
  count = 0;
  sequences: Int32Array;
  as: Int32Array;
  bs: Int32Array;
  lines: Int32Array;
  distances: Float32Array;

  constructor(capacity: number) {
    this.sequences = new Int32Array(capacity);
    this.as = new Int32Array(capacity);
    this.bs = new Int32Array(capacity);
    this.lines = new Int32Array(capacity);
    this.distances = new Float32Array(capacity);
  }

  set(index: number, { sequence, a, b, distance }: GroupValues, line: number): void {
    this.sequences[index] = sequence;
    this.as[index] = a;
    this.bs[index] = b;
    this.distances[index] = distance;
    this.lines[index] = line;
  }

  add(values: GroupValues, line: number): void {
    if (this.count === this.sequences.length) this.#grow();
    this.set(this.count++, values, line);
  }

  #grow(): void {
    const { sequences, as, bs, lines, distances } = this;
    const capacity = Math.max(64, sequences.length * 2);
    this.sequences = new Int32Array(capacity);
    this.as = new Int32Array(capacity);
    this.bs = new Int32Array(capacity);
    this.lines = new Int32Array(capacity);
    this.distances = new Float32Array(capacity);
    this.sequences.set(sequences);
    this.as.set(as);
    this.bs.set(bs);
    this.lines.set(lines);
    this.distances.set(distances);
  }

  /** Replaces this by the rows from `start` to `end` of others, without copying them. */
  view(rows: GroupRows, start: number, end: number): void {
    this.sequences = rows.sequences.subarray(start, end);
    this.as = rows.as.subarray(start, end);
    this.bs = rows.bs.subarray(start, end);
    this.lines = rows.lines.subarray(start, end);
    this.distances = rows.distances.subarray(start, end);
    this.count = end - start;
  }

  /**
   * Sorts the rows by their sequence. Of rows with one sequence only the first stays.
   *
   * @param onDuplicate is given the line and sequence of each row that is left out
   */
  sort(onDuplicate: (line: number, sequence: number) => void): void {
    if (this.#isSorted()) return;
    const order = Int32Array.from({ length: this.count }, (_, index) => index).toSorted(
      (one, other) =>
        (this.sequences[one] ?? 0) - (this.sequences[other] ?? 0) ||
        (this.lines[one] ?? 0) - (this.lines[other] ?? 0),
    );
    const sorted = new GroupRows(this.count);
    for (const index of order) {
      const sequence = this.sequences[index] ?? 0;
      const line = this.lines[index] ?? 0;
      if (sorted.count > 0 && sorted.sequences[sorted.count - 1] === sequence) {
        onDuplicate(line, sequence);
        continue;
      }
      const [a, b, distance] = [this.as[index] ?? 0, this.bs[index] ?? 0, this.distances[index]];
      sorted.add({ sequence, a, b, distance: distance ?? Number.NaN }, line);
    }
    this.view(sorted, 0, sorted.count);
  }

  #isSorted(): boolean {
    for (let index = 1; index < this.count; index++)
      if ((this.sequences[index] ?? 0) <= (this.sequences[index - 1] ?? 0)) return false;
    return true;
  }
}
