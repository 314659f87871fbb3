import { decodeText, decodeUtf8, REPLACEMENT } from './cell-text.ts';
import { COMMA, SPACE } from './signs.ts';
import { spelledSeconds, type Spelling, type SpellingPlace } from './spellings.ts';

const MINUS = 0x2d;
const DOT = 0x2e;
const ZERO = 0x30;
const COLON = 0x3a;
const NULL_WORD = [0x4e, 0x55, 0x4c, 0x4c];

const isBlank = (byte: number | undefined): boolean => byte === SPACE || byte === 0x09;

/**
 * One row of a table as the scanner found it. It is reused for every row, so read what you need
 * before the next one. A missing column or a cell with `NULL` reads as empty.
 */
export class CsvRow {
  /** The line on which the row begins, from 1 for the header. */
  line = 0;
  bytes = new Uint8Array(0);
  cells = 0;
  /** What is between the cells. */
  delimiter = ',';
  /** For each cell, where it starts and ends in `bytes`, without the spaces around it. */
  starts = new Int32Array(64);
  ends = new Int32Array(64);
  /** The spellings so far that GTFS does not have. Text that is not UTF-8 is read as Windows-1252. */
  readonly spellings = new Map<Spelling, SpellingPlace>();

  addCell(start: number, end: number): void {
    if (this.cells === this.starts.length) {
      const [starts, ends] = [this.starts, this.ends];
      this.starts = new Int32Array(starts.length * 2);
      this.ends = new Int32Array(ends.length * 2);
      this.starts.set(starts);
      this.ends.set(ends);
    }
    let [from, to] = [start, end];
    while (from < to && isBlank(this.bytes[from])) from++;
    while (to > from && isBlank(this.bytes[to - 1])) to--;
    if (to - from === 4 && NULL_WORD.every((byte, index) => this.bytes[from + index] === byte))
      to = from;
    this.starts[this.cells] = from;
    this.ends[this.cells] = to;
    this.cells++;
  }

  /** Whether the row has nothing but spaces and delimiters. */
  isBlank(): boolean {
    for (let cell = 0; cell < this.cells; cell++) if (!this.isEmpty(cell)) return false;
    return true;
  }

  startOf(column: number): number {
    return column >= 0 && column < this.cells ? (this.starts[column] ?? 0) : 0;
  }

  endOf(column: number): number {
    return column >= 0 && column < this.cells ? (this.ends[column] ?? 0) : 0;
  }

  isEmpty(column: number): boolean {
    return this.startOf(column) === this.endOf(column);
  }

  text(column: number): string {
    const [start, end] = [this.startOf(column), this.endOf(column)];
    if (start === end) return '';
    const cell = this.bytes.subarray(start, end);
    const text = decodeUtf8(cell);
    if (!text.includes(REPLACEMENT)) return text;
    const other = decodeText(cell);
    this.#saw(other === text ? 'lost-letter' : 'not-utf-8', column, other);
    return other;
  }

  /** Remembers a spelling in a cell. */
  saw(spelling: Spelling, column: number): void {
    this.#saw(spelling, column, this.text(column));
  }

  #saw(spelling: Spelling, column: number, value: string): void {
    const seen = this.spellings.get(spelling);
    if (seen === undefined)
      this.spellings.set(spelling, { line: this.line, column, value, count: 1 });
    else seen.count++;
  }

  /** A whole number, also with decimals of 0; NaN if the cell is empty or has anything else. */
  whole(column: number): number {
    const [start, end] = [this.startOf(column), this.endOf(column)];
    let position = start;
    const isNegative = this.bytes[position] === MINUS;
    if (isNegative) position++;
    const first = position;
    if (position >= end || end - position > 15) return Number.NaN;
    let value = 0;
    for (; position < end; position++) {
      const digit = (this.bytes[position] ?? 0) - ZERO;
      if (digit < 0 || digit > 9) {
        if (position === first || !this.#isZeroFraction(position, end)) return Number.NaN;
        break;
      }
      value = value * 10 + digit;
    }
    return isNegative ? -value : value;
  }

  /** Whether `.0` or `,0` with any number of zeros is at `from`. */
  #isZeroFraction(from: number, end: number): boolean {
    const sign = this.bytes[from];
    if (sign !== DOT && sign !== COMMA) return false;
    for (let position = from + 1; position < end; position++)
      if (this.bytes[position] !== ZERO) return false;
    return true;
  }

  /** A decimal number, also with a comma; NaN if the cell is empty or has anything else. */
  decimal(column: number): number {
    const [start, end] = [this.startOf(column), this.endOf(column)];
    let position = start;
    const isNegative = this.bytes[position] === MINUS;
    if (isNegative) position++;
    let value = 0;
    let digits = 0;
    let scale = 0;
    let hasDigit = false;
    let hasComma = false;
    for (; position < end; position++) {
      const byte = this.bytes[position] ?? 0;
      const digit = byte - ZERO;
      if (digit >= 0 && digit <= 9) {
        hasDigit = true;
        // 15 digits are exact in a double. What follows them is below the scale of any map.
        if (digits < 15) {
          value = value * 10 + digit;
          if (scale > 0) scale *= 10;
          if (value > 0) digits++;
        } else if (scale === 0) value *= 10;
      } else if (byte === DOT && scale === 0) scale = 1;
      else if (byte === COMMA && scale === 0) {
        scale = 1;
        hasComma = true;
      } else {
        const text = this.text(column);
        return /^[-+]?\d+(\.\d+)?([eE][-+]?\d+)?$/.test(text) ? Number(text) : Number.NaN;
      }
    }
    if (!hasDigit) return Number.NaN;
    if (hasComma) this.saw('decimal-comma', column);
    const result = scale > 1 ? value / scale : value;
    return isNegative ? -result : result;
  }

  /**
   * `H:MM:SS` or `HH:MM:SS` as seconds, more than 24 hours included; also `HH:MM`, and a time with am or pm.
   * NaN if it is anything else.
   */
  seconds(column: number): number {
    const [start, end] = [this.startOf(column), this.endOf(column)];
    if (end - start < 4) return Number.NaN;
    let parts = 0;
    let total = 0;
    let part = 0;
    for (let position = start; position <= end; position++) {
      const byte = position === end ? COLON : (this.bytes[position] ?? 0);
      if (byte === COLON) {
        if (parts > 0 && part > 59) return Number.NaN;
        total = total * 60 + part;
        part = 0;
        parts++;
      } else {
        const digit = byte - ZERO;
        if (digit < 0 || digit > 9) return this.#spelledSeconds(column);
        part = part * 10 + digit;
      }
    }
    if (parts === 3 && end - start >= 7 && end - start <= 9) return total;
    // Two digits of minutes: 8:5 may be anything.
    if (parts !== 2 || end - start > 6 || this.bytes[end - 3] !== COLON) return Number.NaN;
    this.saw('time-spelling', column);
    return total * 60;
  }

  #spelledSeconds(column: number): number {
    const seconds = spelledSeconds(this.text(column));
    if (!Number.isNaN(seconds)) this.saw('time-spelling', column);
    return seconds;
  }
}
