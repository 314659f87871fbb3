import type { CsvRow } from './CsvRow.ts';
import { RowScanner } from './RowScanner.ts';

/**
 * Reads rows of comma-separated values. Reads quoted cells with commas, line breaks and doubled
 * quotation marks in them, a byte order mark, any line ends and blank lines (S6), and other delimiters (F2).
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
