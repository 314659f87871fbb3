import type { Feed } from '../Feed.ts';
import type { CsvRow } from './CsvRow.ts';
import { RowScanner } from './RowScanner.ts';
import { toUtf8 } from './toUtf8.ts';
import { UnclosedQuoteError } from './UnclosedQuoteError.ts';

/**
 * Reads rows of comma-separated values. Reads quoted cells with commas, line breaks and doubled
 * quotation marks in them, a byte order mark, any line ends and blank lines, and other delimiters.
 *
 * @param onRow is called with each row, including the header. The row is reused. Reading ends when it
 *   returns false
 * @returns the row, which remembers the spellings that GTFS does not have
 * @throws UnclosedQuoteError if a row does not end, or is longer than 1 MiB
 */
export async function scanRows(
  chunks: AsyncIterable<Uint8Array>,
  onRow: (row: CsvRow) => boolean | void,
): Promise<CsvRow> {
  const scanner = new RowScanner();
  for await (const chunk of chunks)
    if (chunk.length > 0 && !scanner.push(chunk, false, onRow)) return scanner.row;
  scanner.push(new Uint8Array(0), true, onRow);
  return scanner.row;
}

/** A column's name as GTFS writes names: in small letters, with `_` between words. */
const columnName = (written: string): string =>
  written
    .replaceAll('\ufeff', '')
    .trim()
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll(/[\s-]+/g, '_')
    .toLowerCase();

const ROWS_PER_PROGRESS = 250_000;

/** Gives the position of a column, or -1 if the table has none of that name. */
export type ColumnOf = (name: string) => number;

const cellsOf = (row: CsvRow): readonly string[] =>
  Array.from({ length: row.cells }, (_, column) => row.text(column));

/** How many values a row has beyond the columns of its table, and what they are. */
interface ExtraCells {
  readonly line: number;
  readonly cells: number;
  readonly value: string;
  count: number;
}

/** Counts the rows that have more values than the table has columns: a comma without quotation marks around it. */
function addExtraCells(row: CsvRow, columns: number, before: ExtraCells | null): ExtraCells | null {
  for (let column = columns; column < row.cells; column++) {
    if (row.isEmpty(column)) continue;
    if (before !== null) before.count++;
    return before ?? { line: row.line, cells: row.cells, value: row.text(column), count: 1 };
  }
  return before;
}

/** Notes how a table is written where GTFS asks for something else and it could be read all the same. */
function noteSpellings(feed: Feed, file: string, row: CsvRow, written: readonly string[]): void {
  const { findings } = feed;
  if (row.delimiter !== ',')
    findings.note('other-delimiter', { file, line: 1, values: { delimiter: row.delimiter } });
  const renamed = written.filter((name) => name.trim() !== columnName(name));
  const [first] = renamed;
  if (first !== undefined) {
    const values = { column: first, name: columnName(first) };
    findings.note('header-name', { file, line: 1, values }, renamed.length);
  }
  for (const [spelling, { line, column, value, count }] of row.spellings) {
    const field = columnName(written[column] ?? '');
    findings.note(spelling, { file, field, line, values: { [field]: value } }, count);
  }
}

/** Reads rows until `onRow` returns false. @returns false if the feed does not have the file */
async function scan(
  feed: Feed,
  file: string,
  onRow: (row: CsvRow, header: readonly string[]) => boolean | void,
): Promise<boolean> {
  const path = feed.paths.get(file);
  if (path === undefined) return false;
  let written: readonly string[] = [];
  let header: readonly string[] | null = null;
  let extra: ExtraCells | null = null;
  const bytes = toUtf8(feed.files.read(path), () => feed.findings.note('utf-16', { file }));
  try {
    const row = await scanRows(bytes, (each) => {
      if (header === null) {
        written = cellsOf(each);
        header = written.map(columnName);
      } else if (each.cells > header.length) extra = addExtraCells(each, header.length, extra);
      return onRow(each, header);
    });
    noteSpellings(feed, file, row, written);
    if (extra !== null) noteExtraCells(feed, file, extra, written.length);
    return true;
  } catch (error) {
    if (error instanceof UnclosedQuoteError)
      return feed.findings.refuse('unclosed-quote', { file, line: error.line });
    throw error;
  }
}

function noteExtraCells(feed: Feed, file: string, extra: ExtraCells, columns: number): void {
  const { line, cells, value, count } = extra;
  const values = { cells: String(cells), columns: String(columns), value };
  feed.findings.note('extra-cells', { file, line, values }, count);
}

/** The names of a table's columns as GTFS writes them; null without the file. */
export async function readHeader(feed: Feed, file: string): Promise<readonly string[] | null> {
  let names: readonly string[] = [];
  const exists = await scan(feed, file, (_, header) => {
    names = header;
    return false;
  });
  return exists ? names : null;
}

/**
 * Reads a table row by row.
 *
 * @param open is called once, with a function that finds columns. It returns a function that is called
 *   with each row; reading ends when that returns false
 * @returns the number of rows without the header; 0 if the feed does not have the file
 * @throws FeedError if a quotation mark is not closed
 */
export async function readTable(
  feed: Feed,
  file: string,
  open: (columnOf: ColumnOf) => (row: CsvRow) => boolean | void,
): Promise<number> {
  let rows = 0;
  let take: ((row: CsvRow) => boolean | void) | null = null;
  await scan(feed, file, (row, header) => {
    if (take === null) {
      take = open((name) => header.indexOf(name));
      return true;
    }
    rows++;
    if (rows % ROWS_PER_PROGRESS === 0) feed.onProgress({ file, rows });
    return take(row);
  });
  feed.onProgress({ file, rows });
  return rows;
}
