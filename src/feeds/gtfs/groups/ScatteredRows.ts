import type { GroupRows, GroupValues } from './GroupRows.ts';

/** Rows are stored in blocks, so that the memory never doubles as a growing array would. */
const BLOCK_BITS = 16;
const ROWS_PER_BLOCK = 1 << BLOCK_BITS;

/** The numbers of a row side by side: the row before it in its group, its sequence, a and b. */
const FIELDS = 4;

interface Block {
  readonly fields: Int32Array;
  readonly firstLine: number;
  /** Only if the rows are not on consecutive lines, because some were left out or have line breaks. */
  lines: Int32Array | null;
  /** Only if a row has a distance. */
  distances: Float32Array | null;
}

const newBlock = (firstLine: number): Block => ({
  fields: new Int32Array(ROWS_PER_BLOCK * FIELDS),
  firstLine,
  lines: null,
  distances: null,
});

/**
 * Rows in any order, mostly 16 bytes each. Each row points to the one before it in its group, so one
 * reading of the table is enough: nothing is counted first and nothing is moved.
 */
export class ScatteredRows {
  /** Pairs: the number of rows of each group, and its last row or -1. */
  readonly #groups: Int32Array;
  readonly #maxRows: number;
  #blocks: Block[] = [];
  #size = 0;

  constructor(groups: number, maxRows: number) {
    this.#groups = new Int32Array(2 * groups);
    for (let group = 0; group < groups; group++) this.#groups[2 * group + 1] = -1;
    this.#maxRows = maxRows;
  }

  /** The number of rows that were added to a group, those that were dropped included. */
  countOf(group: number): number {
    return this.#groups[2 * group] ?? 0;
  }

  /** Whether more than `maxRows` were added. All rows are then dropped, and only `countOf` is valid. */
  get isOverfull(): boolean {
    return this.#size > this.#maxRows;
  }

  add(group: number, values: GroupValues, line: number): void {
    this.#groups[2 * group] = this.countOf(group) + 1;
    if (this.isOverfull) return;
    const row = this.#size++;
    if (this.isOverfull) {
      this.#blocks = [];
      return;
    }
    const at = row % ROWS_PER_BLOCK;
    if (at === 0) this.#blocks.push(newBlock(line));
    const block = this.#blocks[row >> BLOCK_BITS] ?? newBlock(line);
    const { fields } = block;
    fields[at * FIELDS] = this.#groups[2 * group + 1] ?? -1;
    fields[at * FIELDS + 1] = values.sequence;
    fields[at * FIELDS + 2] = values.a;
    fields[at * FIELDS + 3] = values.b;
    this.#groups[2 * group + 1] = row;
    if (block.lines === null && line !== block.firstLine + at)
      block.lines = Int32Array.from({ length: ROWS_PER_BLOCK }, (_, i) => block.firstLine + i);
    if (block.lines !== null) block.lines[at] = line;
    if (Number.isNaN(values.distance)) return;
    block.distances ??= new Float32Array(ROWS_PER_BLOCK).fill(Number.NaN);
    block.distances[at] = values.distance;
  }

  /** Replaces rows by those of a group, in the order in which they were added. */
  copyTo(rows: GroupRows, group: number): void {
    const count = this.countOf(group);
    rows.reserve(count);
    rows.count = count;
    let row = this.#groups[2 * group + 1] ?? -1;
    for (let place = count - 1; place >= 0; place--) {
      const block = this.#blocks[row >> BLOCK_BITS];
      if (block === undefined) return;
      const at = row % ROWS_PER_BLOCK;
      rows.sequences[place] = block.fields[at * FIELDS + 1] ?? 0;
      rows.as[place] = block.fields[at * FIELDS + 2] ?? 0;
      rows.bs[place] = block.fields[at * FIELDS + 3] ?? 0;
      rows.lines[place] = block.lines === null ? block.firstLine + at : (block.lines[at] ?? 0);
      rows.distances[place] = block.distances?.[at] ?? Number.NaN;
      row = block.fields[at * FIELDS] ?? -1;
    }
  }
}
