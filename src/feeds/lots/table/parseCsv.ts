import { LotsError } from '../LotsError.ts';

/** More than any table has. Each row has a cell for each of them, so more would cost memory (S16). */
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
  /** Its cells by heading. */
  readonly cells: Record<string, string>;
}

/**
 * Reads a CSV file, whose lines end with LF, CR LF or CR alone: its first row has the headings. Cells may be quoted,
 * with line breaks and doubled quotes in them. A quote that is not doubled belongs to the text unless a separator or
 * the end of the line follows. Blank rows are skipped.
 *
 * @param separator between two cells; recognized by the first line if omitted
 * @param mostRows without the headings
 * @throws LotsError if there are more rows, more than a thousand columns, or a quote that does not end
 */
export function parseCsv(
  file: string,
  separator?: string,
  mostRows = Number.POSITIVE_INFINITY,
): CsvRecord[] {
  const text = file.replaceAll(/\r\n?/g, '\n');
  // Excel's own line says what is between the cells.
  const [first, own] = /^sep=(.)\n/i.exec(text) ?? [];
  if (first === undefined) return parseLines(text, separator, mostRows);
  const rows = parseLines(text.slice(first.length), separator ?? own, mostRows);
  return rows.map(({ line, cells }) => ({ line: line + 1, cells }));
}

function parseLines(text: string, separator = separatorOf(text), mostRows: number): CsvRecord[] {
  const rows: { line: number; cells: string[] }[] = [];
  let row: string[] = [];
  let at = 0;
  let line = 1;
  let firstLine = 1;
  const isCellEnd = (index: number) =>
    index >= text.length || text[index] === '\n' || text.startsWith(separator, index);
  /** Whether a quote before this place ends its cell. Some programs put spaces behind it. */
  const isQuoteEnd = (index: number) => {
    let next = index;
    while (text[next] === ' ' && !isCellEnd(next)) next += 1;
    return isCellEnd(next);
  };
  const endRow = () => {
    if (row.some((cell) => cell !== '')) rows.push({ line: firstLine, cells: row });
    row = [];
    line += 1;
    firstLine = line;
    if (rows.length > mostRows + 1) throw new LotsError(`The file has more than ${mostRows} rows.`);
  };
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      for (;;) {
        const end = text.indexOf('"', at + 1);
        if (end === -1)
          throw new LotsError(
            `The file ends inside a quoted cell, which begins in the row of line ${firstLine}.`,
          );
        const part = text.slice(at + 1, end);
        cell += part;
        line += part.split('\n').length - 1;
        at = end + 1;
        if (isQuoteEnd(at)) break;
        cell += '"';
        // A doubled quote is one; a single one is text.
        if (text[at] !== '"') at -= 1;
      }
    }
    let end = at;
    while (!isCellEnd(end)) end += 1;
    row.push((cell + text.slice(at, end)).trim());
    if (row.length > MOST_COLUMNS)
      throw new LotsError(`The file has more than ${MOST_COLUMNS} columns.`);
    at = end;
    if (at < text.length && text[at] !== '\n') {
      at += separator.length;
    } else {
      endRow();
      at += 1;
    }
  }
  endRow();
  const [headings, ...records] = rows;
  return records.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(
      (headings?.cells ?? []).map((heading, index) => [heading, cells[index] ?? '']),
    ),
  }));
}
