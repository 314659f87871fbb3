import type { FeedBytes } from './independent-reading.ts';

/** A way to write a column that differs from GTFS's. */
export interface ColumnSpelling {
  readonly name: string;
  /** Writes one cell. */
  readonly write: (cell: string) => string;
  /** The columns that it is for. */
  readonly columns: RegExp;
}

const DATES = /^(?:start_date|end_date|date)$/;
const TIMES = /_time$/;
const PLACES = /_(?:lat|lon)$/;
const DAYS = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/;
const WHOLE =
  /^(?:route_type|location_type|direction_id|wheelchair_accessible|exception_type|stop_sequence|pickup_type|shape_pt_sequence|headway_secs|drop_off_type|timepoint|exact_times|bikes_allowed|route_sort_order|\w+day)$/;
const NUMBERS = new RegExp(`${WHOLE.source}|${PLACES.source}|^shape_dist_traveled$`);
const NAMES = /^(?:agency_name|stop_name|route_long_name|trip_headsign|stop_headsign)$/;
const ALL = /./;

const parts = (date: string, form: string) =>
  form.replace('y', date.slice(0, 4)).replace('m', date.slice(4, 6)).replace('d', date.slice(6));

const spelling = (
  name: string,
  columns: RegExp,
  write: (cell: string) => string,
): ColumnSpelling => ({ name, columns, write: (cell) => (cell === '' ? cell : write(cell)) });

/** Ways in which programs write columns: some can't be wrong, and others can't be read. */
export const COLUMN_SPELLINGS: readonly ColumnSpelling[] = [
  spelling('spaces around', ALL, (cell) => `  ${cell}\t`),
  spelling('.0', WHOLE, (cell) => `${cell}.0`),
  spelling('.000', WHOLE, (cell) => `${cell}.000`),
  spelling('.5', WHOLE, (cell) => `${cell}.5`),
  spelling('a sign before', NUMBERS, (cell) => (cell.startsWith('-') ? cell : `+${cell}`)),
  spelling('letters after', NUMBERS, (cell) => `${cell} m`),
  spelling('a decimal comma', PLACES, (cell) => cell.replace('.', ',')),
  spelling('an exponent', PLACES, (cell) => `${Number(cell) / 10}e1`),
  spelling('degrees', PLACES, (cell) => `${cell}°`),
  spelling('y-m-d', DATES, (cell) => parts(cell, 'y-m-d')),
  spelling('y/m/d', DATES, (cell) => parts(cell, 'y/m/d')),
  spelling('d.m.y', DATES, (cell) => parts(cell, 'd.m.y')),
  spelling('m/d/y', DATES, (cell) => parts(cell, 'm/d/y')),
  spelling('a date and midnight', DATES, (cell) => `${parts(cell, 'y-m-d')} 00:00:00`),
  spelling('a date as a decimal', DATES, (cell) => `${cell}.0`),
  spelling('minutes only', TIMES, (cell) => cell.replace(/:00$/, '')),
  spelling('an hour of one digit', TIMES, (cell) => cell.replace(/^0/, '')),
  spelling('am', TIMES, (cell) => (Number(cell.slice(0, 2)) < 12 ? `${cell} AM` : cell)),
  spelling('points', TIMES, (cell) => cell.replaceAll(':', '.')),
  spelling('no colons', TIMES, (cell) => cell.replaceAll(':', '')),
  spelling('fractions', TIMES, (cell) => `${cell}.000`),
  spelling('the first day of spreadsheets', TIMES, (cell) => `1899-12-30 ${cell}`),
  spelling('true and false', DAYS, (cell) => (cell === '1' ? 'true' : 'false')),
  spelling('yes and no', DAYS, (cell) => (cell === '1' ? 'Y' : 'N')),
  spelling('entities', NAMES, (cell) => cell.replaceAll('&', '&amp;').replaceAll(' ', '&nbsp;')),
  spelling('numbers of letters', NAMES, (cell) =>
    cell.replaceAll('a', '&#97;').replaceAll('t', '&#x74;'),
  ),
  spelling('tags', NAMES, (cell) => `<b>${cell}</b><br/>`),
];

/** Ways in which programs write the names of columns. */
export const HEADER_SPELLINGS: Readonly<Record<string, (name: string) => string>> = {
  capitals: (name) => name.toUpperCase(),
  'camel case': (name) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
  spaces: (name) => ` ${name.replaceAll('_', ' ')} `,
  hyphens: (name) => name.replaceAll('_', '-'),
  quotes: (name) => `"${name}"`,
};

/** Ways in which programs write files. */
export const FILE_SPELLINGS: Readonly<Record<string, (text: string) => Uint8Array>> = {
  'a byte order mark': (text) => Buffer.from(`\ufeff${text}`),
  CRLF: (text) => Buffer.from(text.replaceAll('\n', '\r\n')),
  'lines that end with CR': (text) => Buffer.from(text.replaceAll('\n', '\r')),
  'UTF-16': (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'UTF-16 without a mark': (text) => Buffer.from(text, 'utf16le'),
  'UTF-16 with the large byte first': (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
  'Windows-1252': (text) => Buffer.from(text, 'latin1'),
};

/** The cells of a table without line breaks in them. */
const rowsOf = (text: string): string[][] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    );

const quoted = (cell: string, delimiter: string) =>
  /["\n]/.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** A table as text, from its cells. */
export const tableText = (rows: readonly (readonly string[])[], delimiter = ','): string =>
  `${rows.map((row) => row.map((cell) => quoted(cell, delimiter)).join(delimiter)).join('\n')}\n`;

/** The cells of a feed's table, the header first. */
export const tableRows = (feed: FeedBytes, file: string): readonly (readonly string[])[] =>
  rowsOf(Buffer.from(feed.get(file) ?? []).toString());

/** A feed in which a file has another text. */
export const withFile = (feed: FeedBytes, file: string, text: string | Uint8Array): FeedBytes =>
  new Map([...feed, [file, typeof text === 'string' ? Buffer.from(text) : text]]);

/** A table in which a column is written in another way. */
export function withColumn(
  rows: readonly (readonly string[])[],
  column: number,
  write: (cell: string) => string,
): readonly (readonly string[])[] {
  return rows.map((row, at) =>
    at === 0 ? row : row.map((cell, index) => (index === column ? write(cell) : cell)),
  );
}
