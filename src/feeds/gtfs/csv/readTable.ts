import type { Feed } from '../Feed.ts';
import type { CsvRow } from './CsvRow.ts';
import { scanRows, UnclosedQuoteError } from './scanRows.ts';

const ROWS_PER_PROGRESS = 250_000;

/** Gives the position of a column, or -1 if the table has none of that name. */
export type ColumnOf = (name: string) => number;

const headerOf = (row: CsvRow): readonly string[] =>
  Array.from({ length: row.cells }, (_, column) => row.text(column).toLowerCase());

async function scan(
  feed: Feed,
  file: string,
  onRow: (row: CsvRow) => boolean | void,
): Promise<boolean> {
  const path = feed.paths.get(file);
  if (path === undefined) return false;
  try {
    const row = await scanRows(feed.files.read(path), onRow);
    if (row.sawOtherEncoding) feed.findings.add('not-utf-8', { file });
    return true;
  } catch (error) {
    if (error instanceof UnclosedQuoteError)
      return feed.findings.refuse('unclosed-quote', { file, line: error.line });
    throw error;
  }
}

/** The names of a table's columns in lower case; null without the file. */
export async function readHeader(feed: Feed, file: string): Promise<readonly string[] | null> {
  let header: readonly string[] = [];
  const exists = await scan(feed, file, (row) => {
    header = headerOf(row);
    return false;
  });
  return exists ? header : null;
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
  await scan(feed, file, (row) => {
    if (take === null) {
      const header = headerOf(row);
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
