import type { GroupRows, GroupValues } from './GroupRows.ts';

/**
 * Rows are stored in blocks, so that the memory never doubles as a growing array would. A block is so
 * large that the system gives it memory page by page as it fills, and gets all of it back.
 */
const BLOCK_BITS = 22;
const ROWS_PER_BLOCK = 1 << BLOCK_BITS;
/** The first block begins with room for so many rows, because most tables have fewer. */
const FEW_ROWS = 1 << 12;

/** The numbers of a row side by side: the row before it in its group, a, and a short sequence and b. */
const FIELDS = 3;

/** A sequence and b in one number, if they have at most 16 and 15 bits. */
const SEQUENCE_BITS = 16;
const MAX_SEQUENCE = (1 << SEQUENCE_BITS) - 1;
const MAX_B = (1 << 15) - 1;
/** In place of that number if they have more. They are then in `long`. */
const IS_LONG = -1;

/** An arrival and the wait until the departure in one number, if they have at most 20 and 11 bits. */
const WAIT_BITS = 11;
const MAX_WAIT = (1 << WAIT_BITS) - 1;
const MAX_ARRIVAL = (1 << 20) - 1;
/** In place of that number if a row has no times. */
const NO_TIME = -1;
/** In place of that number if they have more. They are then in `longTimes`. */
const IS_LONG_TIME = -2;

interface Block {
  readonly fields: Int32Array;
  readonly firstLine: number;
  /** Pairs: sequence and b. Only if one of the rows needs it, as do most points of shapes. */
  long: Int32Array | null;
  /** Only if the rows are not on consecutive lines, because some were left out or have line breaks. */
  lines: Int32Array | null;
  /** Only if a row has a distance. */
  distances: Float64Array | null;
  /** Only if a row has times. */
  times: Int32Array | null;
}

const newBlock = (firstLine: number, rows: number): Block => ({
  fields: new Int32Array(rows * FIELDS),
  firstLine,
  long: null,
  lines: null,
  distances: null,
  times: null,
});

/** How many rows a block has room for. */
const roomOf = ({ fields }: Block): number => fields.length / FIELDS;

/** A block with the same rows and room for `ROWS_PER_BLOCK`. */
function enlarged({ fields, firstLine, long, lines, distances, times }: Block): Block {
  const block = newBlock(firstLine, ROWS_PER_BLOCK);
  block.fields.set(fields);
  if (long !== null) (block.long = new Int32Array(ROWS_PER_BLOCK * 2)).set(long);
  if (lines !== null) (block.lines = new Int32Array(ROWS_PER_BLOCK)).set(lines);
  if (distances !== null) (block.distances = new Float64Array(ROWS_PER_BLOCK)).set(distances);
  if (times !== null) (block.times = new Int32Array(ROWS_PER_BLOCK)).set(times);
  return block;
}

function linesUntil(at: number, block: Block): Int32Array {
  const lines = new Int32Array(roomOf(block));
  for (let row = 0; row < at; row++) lines[row] = block.firstLine + row;
  return lines;
}

/**
 * Rows in any order, mostly 12 bytes each, and 16 with times. Each row points to the one before it in its group, so one
 * reading of the table is enough: nothing is counted first and nothing is moved.
 */
export class ScatteredRows {
  /** Pairs: the number of rows of each group, and its last row or -1. */
  readonly #groups: Int32Array;
  readonly #maxRows: number;
  #blocks: Block[] = [];
  /** The arrival and departure of rows that wait for more than half an hour, by the number of the row. */
  readonly #longTimes = new Map<number, readonly [number, number]>();
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
    if (row === FEW_ROWS) this.#blocks = this.#blocks.map(enlarged);
    if (at === 0) this.#blocks.push(newBlock(line, row === 0 ? FEW_ROWS : ROWS_PER_BLOCK));
    const block = this.#blocks[row >> BLOCK_BITS] ?? newBlock(line, ROWS_PER_BLOCK);
    const { fields } = block;
    fields[at * FIELDS] = this.#groups[2 * group + 1] ?? -1;
    fields[at * FIELDS + 1] = values.a;
    this.#groups[2 * group + 1] = row;
    const { sequence, b, distance } = values;
    if (sequence <= MAX_SEQUENCE && b >= 0 && b <= MAX_B)
      fields[at * FIELDS + 2] = (b << SEQUENCE_BITS) | sequence;
    else {
      fields[at * FIELDS + 2] = IS_LONG;
      block.long ??= new Int32Array(roomOf(block) * 2);
      block.long[2 * at] = sequence;
      block.long[2 * at + 1] = b;
    }
    if (line !== block.firstLine + at) block.lines ??= linesUntil(at, block);
    if (block.lines !== null) block.lines[at] = line;
    if (!Number.isNaN(distance))
      block.distances ??= new Float64Array(roomOf(block)).fill(Number.NaN, 0, at);
    if (block.distances !== null) block.distances[at] = distance;
    this.#addTimes(block, row, values);
  }

  #addTimes(block: Block, row: number, { arrival, departure }: GroupValues): void {
    const at = row % ROWS_PER_BLOCK;
    if (arrival !== -1) block.times ??= new Int32Array(roomOf(block)).fill(NO_TIME, 0, at);
    if (block.times === null) return;
    const wait = departure - arrival;
    const isShort = arrival <= MAX_ARRIVAL && wait >= 0 && wait <= MAX_WAIT;
    if (arrival === -1) block.times[at] = NO_TIME;
    else block.times[at] = isShort ? (arrival << WAIT_BITS) | wait : IS_LONG_TIME;
    if (block.times[at] === IS_LONG_TIME) this.#longTimes.set(row, [arrival, departure]);
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
      const short = block.fields[at * FIELDS + 2] ?? 0;
      const isLong = short === IS_LONG;
      rows.sequences[place] = isLong ? (block.long?.[2 * at] ?? 0) : short & MAX_SEQUENCE;
      rows.as[place] = block.fields[at * FIELDS + 1] ?? 0;
      rows.bs[place] = isLong ? (block.long?.[2 * at + 1] ?? 0) : short >> SEQUENCE_BITS;
      rows.lines[place] = block.lines === null ? block.firstLine + at : (block.lines[at] ?? 0);
      rows.distances[place] = block.distances?.[at] ?? Number.NaN;
      const times = block.times?.[at] ?? NO_TIME;
      const [arrival, departure] =
        times >= 0
          ? [times >> WAIT_BITS, (times >> WAIT_BITS) + (times & MAX_WAIT)]
          : (this.#longTimes.get(row) ?? [-1, -1]);
      rows.arrivals[place] = arrival;
      rows.departures[place] = departure;
      row = block.fields[at * FIELDS] ?? -1;
    }
  }
}
