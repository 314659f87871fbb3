import { CsvRow } from './CsvRow.ts';
import { findDelimiter } from './findDelimiter.ts';
import { COMMA, CR, LF, QUOTE, SPACE } from './signs.ts';
import { afterByteOrderMark } from './toUtf8.ts';
import { UnclosedQuoteError } from './UnclosedQuoteError.ts';
import { unescapeCell } from './unescapeCell.ts';
import { withRoom } from './withRoom.ts';

/** A longer row than any feed has: one of its quotation marks is not closed. */
const MAX_ROW_BYTES = 1 << 20;
/** No row has as many cells that begin with a mark that is not closed. For each the rest of the line is read. */
const MOST_NOT_CLOSED = 16;

/** In place of a position: more bytes are needed; the line has no closing quotation mark. */
const NEEDS_MORE = -1;
const NOT_CLOSED = -2;

/** Scans rows from bytes in a buffer of its own, so that quoted cells can be unescaped in place. */
export class RowScanner {
  readonly row = new CsvRow();
  /** Grows to what the first chunk needs: many tables are short. */
  #buffer = new Uint8Array(1 << 10);
  #length = 0;
  #line = 1;
  #isFirst = true;
  /** A row that is not complete is scanned again once twice as much of it is there. */
  #enough = 0;
  #delimiter = COMMA;
  readonly #given: number | null;

  /** @param delimiter found by the header if it is omitted */
  constructor(delimiter?: string) {
    this.#given = delimiter?.charCodeAt(0) ?? null;
  }

  /** Adds bytes and calls `onRow` with each complete row. Returns false if `onRow` returned false. */
  push(chunk: Uint8Array, isLast: boolean, onRow: (row: CsvRow) => boolean | void): boolean {
    this.#append(chunk);
    if (this.#length < this.#enough && !isLast) return true;
    let position = 0;
    if (this.#isFirst) {
      if (this.#length < 3 && !isLast) return true;
      position = afterByteOrderMark(this.#buffer.subarray(0, this.#length));
      const delimiter = this.#given ?? findDelimiter(this.#buffer.subarray(position, this.#length));
      if (delimiter === null && !isLast && this.#length <= MAX_ROW_BYTES) return true;
      this.#delimiter = delimiter ?? COMMA;
      this.row.delimiter = String.fromCodePoint(this.#delimiter);
      this.#isFirst = false;
    }
    while (position < this.#length) {
      const next = this.#scanRow(position, isLast);
      if (next === NEEDS_MORE) break;
      this.row.line = this.#line;
      this.#line += this.#linesIn;
      position = next;
      if (this.row.isEmpty(0) && this.row.isBlank()) continue;
      for (const cell of this.#escapedCells) unescapeCell(this.row, cell);
      for (const cell of this.#looseCells) this.row.saw('loose-quote', cell);
      if (onRow(this.row) === false) return false;
    }
    if (this.#length - position > MAX_ROW_BYTES) throw new UnclosedQuoteError(this.#line);
    this.#buffer.copyWithin(0, position, this.#length);
    this.#length = Math.max(0, this.#length - position);
    this.#enough = this.#length * 2;
    return true;
  }

  #linesIn = 0;
  /** Cells with doubled quotation marks. They are unescaped when the row is complete. */
  #escapedCells: number[] = [];
  /** Cells with quotation marks inside that are not doubled. */
  #looseCells: number[] = [];

  /** Finds the cells of the row that begins at `from`. Returns where the next row begins, or `NEEDS_MORE`. */
  #scanRow(from: number, isLast: boolean): number {
    const [bytes, length, row, delimiter] = [this.#buffer, this.#length, this.row, this.#delimiter];
    row.bytes = bytes;
    row.cells = 0;
    this.#linesIn = 0;
    if (this.#escapedCells.length > 0) this.#escapedCells = [];
    if (this.#looseCells.length > 0) this.#looseCells = [];
    let cellStart = from;
    let [textStart, textOf, notClosed] = [from, -1, 0];
    for (let position = from; position <= length; position++) {
      const byte = position < length ? (bytes[position] ?? 0) : LF;
      if (position === length && !isLast) return NEEDS_MORE;
      if (byte === delimiter || byte === LF || byte === CR) {
        row.addCell(cellStart, position);
        cellStart = position + 1;
        if (byte !== delimiter) return this.#afterLineEnd(position, isLast);
      }
      if (byte !== QUOTE) continue;
      if (textOf !== cellStart) [textStart, textOf] = [this.#afterSpaces(cellStart), cellStart];
      if (textStart === position) {
        const isLooked = notClosed < MOST_NOT_CLOSED;
        const closed = isLooked ? this.#closingQuote(position, isLast) : NOT_CLOSED;
        if (closed === NEEDS_MORE) return NEEDS_MORE;
        // Without a closing quotation mark, the first one belongs to the text of a cell without any.
        if (closed === NOT_CLOSED) {
          notClosed++;
          position = this.#cellEnd(position) - 1;
          continue;
        }
        const end = this.#cellEnd(closed);
        if (end === length && !isLast) return NEEDS_MORE;
        row.addCell(position + 1, closed);
        cellStart = end + 1;
        position = end;
        if (end === length || bytes[end] !== delimiter) return this.#afterLineEnd(end, isLast);
      }
    }
    return NEEDS_MORE;
  }

  /** Where the row after a line end begins, or `NEEDS_MORE`. */
  #afterLineEnd(end: number, isLast: boolean): number {
    const isCR = end < this.#length && this.#buffer[end] === CR;
    if (isCR && end + 1 === this.#length && !isLast) return NEEDS_MORE;
    this.#linesIn++;
    return isCR && end + 1 < this.#length && this.#buffer[end + 1] === LF ? end + 2 : end + 1;
  }

  #afterSpaces(from: number): number {
    let position = from;
    while (position < this.#length && this.#buffer[position] === SPACE) position++;
    return position;
  }

  #endsCell(position: number): boolean {
    const byte = this.#buffer[position];
    return byte === this.#delimiter || byte === LF || byte === CR;
  }

  /**
   * The quotation mark that ends the cell whose first one is at `open`. One inside that is not doubled belongs to
   * the text unless the cell ends after it.
   *
   * @returns its place; or that it isn't there yet, or that the text has such marks and the line ends without one
   */
  #closingQuote(open: number, isLast: boolean): number {
    const linesBefore = this.#linesIn;
    let loose = 0;
    for (let position = open + 1; position < this.#length; position++) {
      const byte = this.#buffer[position];
      if (byte === LF) {
        if (loose > 0) {
          this.#linesIn = linesBefore;
          this.#markCell(this.#looseCells);
          return NOT_CLOSED;
        }
        this.#linesIn++;
      }
      if (byte !== QUOTE) continue;
      if (position + 1 === this.#length && !isLast) return NEEDS_MORE;
      const isDoubled = position + 1 < this.#length && this.#buffer[position + 1] === QUOTE;
      // After one that is not doubled, two at the end of the cell are one of the text and the closing one.
      if (isDoubled && loose % 2 === 1) {
        const isEnd = this.#isCellEnd(position + 2, isLast);
        if (isEnd === null) return NEEDS_MORE;
        if (isEnd) return position + 1;
      }
      if (isDoubled) {
        this.#markCell(this.#escapedCells);
        position++;
        continue;
      }
      const isEnd = this.#isCellEnd(position + 1, isLast);
      if (isEnd === null) return NEEDS_MORE;
      if (isEnd) return position;
      loose++;
      this.#markCell(this.#looseCells);
    }
    if (isLast) throw new UnclosedQuoteError(this.#line);
    return NEEDS_MORE;
  }

  #markCell(cells: number[]): void {
    if (cells.at(-1) !== this.row.cells) cells.push(this.row.cells);
  }

  /** Whether only spaces are left of a cell; null if that isn't known yet. */
  #isCellEnd(from: number, isLast: boolean): boolean | null {
    const position = this.#afterSpaces(from);
    return position === this.#length ? isLast || null : this.#endsCell(position);
  }

  #cellEnd(from: number): number {
    let position = from;
    while (position < this.#length && !this.#endsCell(position)) position++;
    return position;
  }

  #append(chunk: Uint8Array): void {
    this.#buffer = withRoom(this.#buffer, this.#length + chunk.length);
    this.#buffer.set(chunk, this.#length);
    this.#length += chunk.length;
  }
}
