import { LotsError } from './LotsError.ts';

/** More than any table has. Each row has a cell for each of them, so more would cost memory (S16). */
const MOST_COLUMNS = 1000;

const SEPARATORS = [';', ',', '\t', '|'];

/** The separator that is in the first line most often, outside quotes. */
function separatorOf(text: string): string {
  const first = (/^[^\n]*/.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const countOf = (separator: string) => first.split(separator).length;
  return SEPARATORS.reduce((best, each) => (countOf(each) > countOf(best) ? each : best));
}

/**
 * Reads a CSV file, whose lines end with LF, CR LF or CR alone: its first row has the headings. Cells may be quoted, with line breaks and doubled
 * quotes in them. Blank rows are skipped.
 *
 * @param separator between two cells; recognized by the first line if omitted
 * @param mostRows without the headings
 * @returns one object for each row, by heading
 * @throws LotsError if there are more rows, more than a thousand columns, or a quote that does not end
 */
export function parseCsv(
  file: string,
  separator?: string,
  mostRows = Number.POSITIVE_INFINITY,
): Record<string, string>[] {
  return parseLines(file.replaceAll(/\r\n?/g, '\n'), separator, mostRows);
}

function parseLines(
  text: string,
  separator = separatorOf(text),
  mostRows: number,
): Record<string, string>[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const endRow = () => {
    if (row.some((cell) => cell !== '')) rows.push(row);
    row = [];
    if (rows.length > mostRows + 1) throw new LotsError(`The file has more than ${mostRows} rows.`);
  };
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      for (;;) {
        const end = text.indexOf('"', at + 1);
        if (end === -1) throw new LotsError('The file ends inside a quoted cell.');
        cell += text.slice(at + 1, end);
        at = end + 1;
        if (text[at] !== '"') break;
        cell += '"';
      }
    }
    let end = at;
    while (end < text.length && text[end] !== '\n' && !text.startsWith(separator, end)) end += 1;
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
  const [headings = [], ...cells] = rows;
  return cells.map((each) =>
    Object.fromEntries(headings.map((heading, index) => [heading, each[index] ?? ''])),
  );
}
