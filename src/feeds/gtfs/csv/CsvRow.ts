const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
const windows1252 = new TextDecoder('windows-1252');

/** Bytes as text: UTF-8, or Windows-1252 if they are not UTF-8. */
export function decodeText(bytes: Uint8Array): string {
  const text = utf8.decode(bytes);
  return text.includes('\ufffd') ? windows1252.decode(bytes) : text;
}

const SPACE = 0x20;
const MINUS = 0x2d;
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
  /** For each cell, where it starts and ends in `bytes`, without the spaces around it. */
  starts = new Int32Array(64);
  ends = new Int32Array(64);
  /** Whether any text so far was not UTF-8. It is then read as Windows-1252. */
  sawOtherEncoding = false;

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

  /** Whether the row has nothing but spaces and commas. */
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
    const text = utf8.decode(cell);
    if (!text.includes('\ufffd')) return text;
    this.sawOtherEncoding = true;
    return decodeText(cell);
  }

  /** A whole number; NaN if the cell is empty or has anything else. */
  whole(column: number): number {
    const [start, end] = [this.startOf(column), this.endOf(column)];
    let position = start;
    const isNegative = this.bytes[position] === MINUS;
    if (isNegative) position++;
    if (position >= end || end - position > 15) return Number.NaN;
    let value = 0;
    for (; position < end; position++) {
      const digit = (this.bytes[position] ?? 0) - 0x30;
      if (digit < 0 || digit > 9) return Number.NaN;
      value = value * 10 + digit;
    }
    return isNegative ? -value : value;
  }

  /** A decimal number; NaN if the cell is empty or has anything else. */
  decimal(column: number): number {
    const [start, end] = [this.startOf(column), this.endOf(column)];
    let position = start;
    const isNegative = this.bytes[position] === MINUS;
    if (isNegative) position++;
    let value = 0;
    let digits = 0;
    let scale = 0;
    let hasDigit = false;
    for (; position < end; position++) {
      const byte = this.bytes[position] ?? 0;
      const digit = byte - 0x30;
      if (digit >= 0 && digit <= 9) {
        hasDigit = true;
        // 15 digits are exact in a double. What follows them is below the scale of any map.
        if (digits < 15) {
          value = value * 10 + digit;
          if (scale > 0) scale *= 10;
          if (value > 0) digits++;
        } else if (scale === 0) value *= 10;
      } else if (byte === 0x2e && scale === 0) scale = 1;
      else {
        const text = this.text(column);
        return /^[-+]?\d+(\.\d+)?([eE][-+]?\d+)?$/.test(text) ? Number(text) : Number.NaN;
      }
    }
    if (!hasDigit) return Number.NaN;
    const result = scale > 1 ? value / scale : value;
    return isNegative ? -result : result;
  }

  /** `H:MM:SS` or `HH:MM:SS` as seconds, more than 24 hours included; NaN if it is anything else. */
  seconds(column: number): number {
    const [start, end] = [this.startOf(column), this.endOf(column)];
    if (end - start < 7 || end - start > 9) return Number.NaN;
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
        const digit = byte - 0x30;
        if (digit < 0 || digit > 9) return Number.NaN;
        part = part * 10 + digit;
      }
    }
    return parts === 3 ? total : Number.NaN;
  }
}
