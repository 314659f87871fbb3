import { runSteps, type Steps } from '../../../lib/steps.ts';
import { FileError } from '../../FileError.ts';
import type { CsvRow } from '../../gtfs/csv/CsvRow.ts';
import { RowScanner } from '../../gtfs/csv/RowScanner.ts';
import { UnclosedQuoteError } from '../../gtfs/csv/UnclosedQuoteError.ts';

/** More than any table has. */
const MOST_COLUMNS = 1000;

const SEPARATORS = [';', ',', '\t', '|'];

/** The separator that is in the first line most often, outside quotes. */
function separatorOf(text: string): string {
  const first = (/^[^\n]*/.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const countOf = (separator: string) => first.split(separator).length;
  return SEPARATORS.reduce((best, each) => (countOf(each) > countOf(best) ? each : best));
}

interface CsvRecord {
  /** The line in the file where it begins, from 1 for the headings. */
  readonly line: number;
  /** Its cells by heading. A row that ends early lacks the last ones. */
  readonly cells: Record<string, string>;
}

interface CsvTable {
  readonly headings: readonly string[];
  readonly records: readonly CsvRecord[];
}

/** So that a row without an end is noticed before it fills the memory. */
const CHUNK_BYTES = 1 << 16;

/**
 * Reads a CSV file as the tables of GTFS are read, with any separator: its first row has the headings. Cells may
 * be quoted, with line breaks and doubled quotes in them. Blank rows are skipped. In steps of a few milliseconds.
 *
 * @param separator between two cells; recognized by the first line if omitted
 * @param mostRows without the headings
 * @throws FileError if there are more rows, more than a thousand columns, or a quote that does not end
 */
export function* parseCsvSteps(
  file: string,
  separator?: string,
  mostRows = Number.POSITIVE_INFINITY,
): Steps<CsvTable> {
  const lines = file.replaceAll(/\r\n?/g, '\n');
  // Excel's own line says what is between the cells.
  const [first = '', own] = /^sep=(.)\n/i.exec(lines) ?? [];
  const text = lines.slice(first.length);
  const rows: { readonly line: number; readonly cells: readonly string[] }[] = [];
  const checkColumns = (row: CsvRow) => {
    if (row.cells > MOST_COLUMNS)
      throw new FileError(`The file has more than ${MOST_COLUMNS} columns.`);
  };
  const addRow = (row: CsvRow) => {
    checkColumns(row);
    if (rows.length > mostRows) throw new FileError(`The file has more than ${mostRows} rows.`);
    const cells = Array.from({ length: row.cells }, (_, column) => row.text(column).trim());
    rows.push({ line: row.line + (first === '' ? 0 : 1), cells });
  };
  const scanner = new RowScanner(separator ?? own ?? separatorOf(text));
  const bytes = new TextEncoder().encode(text);
  try {
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      yield;
      scanner.push(bytes.subarray(at, at + CHUNK_BYTES), at + CHUNK_BYTES >= bytes.length, addRow);
    }
  } catch (error) {
    if (!(error instanceof UnclosedQuoteError)) throw error;
    // A row that is too long to be read may only have too many cells.
    checkColumns(scanner.row);
    throw new FileError(
      `The file ends inside a quoted cell, which begins in the row of line ${error.line}.`,
    );
  }
  const [{ cells: headings } = { cells: [] }, ...others] = rows;
  const records = others.map(({ line, cells }) => ({
    line,
    // Not more than the row has: many short rows below a long first one would take long.
    cells: Object.fromEntries(
      cells.slice(0, headings.length).map((cell, index) => [headings[index] ?? '', cell]),
    ),
  }));
  return { headings, records };
}

/** Reads a CSV file at once, like `parseCsvSteps`. */
export const parseCsv = (...file: Parameters<typeof parseCsvSteps>): CsvTable =>
  runSteps(parseCsvSteps(...file));
