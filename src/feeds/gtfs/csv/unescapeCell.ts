import type { CsvRow } from './CsvRow.ts';
import { QUOTE } from './signs.ts';

/** Replaces each pair of quotation marks in a cell by one, in place. */
export function unescapeCell(row: CsvRow, cell: number): void {
  const { bytes } = row;
  const to = row.endOf(cell);
  let end = row.startOf(cell);
  for (let position = end; position < to; position++) {
    const byte = bytes[position] ?? 0;
    bytes[end++] = byte;
    if (byte === QUOTE && position + 1 < to && bytes[position + 1] === QUOTE) position++;
  }
  row.ends[cell] = end;
}
