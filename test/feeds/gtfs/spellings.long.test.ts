import { expect, test } from 'vitest';

import { FeedError } from '../../../src/feeds/FeedError.ts';
import type { FeedFinding } from '../../../src/feeds/gtfs/FeedReport.ts';
import { importGtfs } from '../../../src/feeds/gtfs/importGtfs.ts';
import { bytesOf, filesFrom } from '../../support/gtfs/feed-bytes.ts';
import { generateFeed } from '../../support/gtfs/generateFeed.ts';
import type { FeedBytes } from '../../support/gtfs/independent-reading.ts';
import { smallFeed } from '../../support/gtfs/small-feed.ts';
import {
  COLUMN_SPELLINGS,
  FILE_SPELLINGS,
  HEADER_SPELLINGS,
  tableRows,
  tableText,
  withColumn,
  withFile,
} from '../../support/gtfs/spellings.ts';

interface Result {
  /** The city and its timetable as text; null if the feed is refused. */
  readonly city: string | null;
  readonly findings: readonly FeedFinding[];
}

async function resultOf(feed: FeedBytes): Promise<Result> {
  const files = filesFrom(feed, 97);
  try {
    const options = { today: '20260302', contentHash: 'test' };
    const { snapshot, timetable, report } = await importGtfs(files, options);
    return { city: JSON.stringify([snapshot, timetable]), findings: report.findings };
  } catch (error) {
    if (error instanceof FeedError) return { city: null, findings: error.findings };
    throw error;
  }
}

const small = smallFeed();
const generated = await bytesOf(
  generateFeed({ routes: 2, stopsPerDirection: 4, tripsPerDirection: 3, order: 'shuffled' }),
);
const tables = [small, generated].flatMap((feed) =>
  [...feed.keys()].map((file) => ({ feed, file })),
);
/** What each feed gives as it is. */
const cities = new Map<FeedBytes, string | null>();
for (const feed of [small, generated]) cities.set(feed, (await resultOf(feed)).city);

/** The tables that give another city when they are written in another way. */
async function tablesThatDiffer(
  write: (feed: FeedBytes, file: string) => string | Uint8Array,
): Promise<readonly string[]> {
  const differ: string[] = [];
  for (const { feed, file } of tables) {
    const { city } = await resultOf(withFile(feed, file, write(feed, file)));
    if (city !== cities.get(feed)) differ.push(file);
  }
  return differ;
}

/** The values of a column that findings name, by their lines. */
const namedValues = ({ findings }: Result, file: string, field: string) =>
  findings
    .filter((finding) => finding.file === file && finding.field === field)
    .flatMap(({ examples }) => examples)
    .map(({ line, values }) => ({ line, value: values[field] }));

test.each(COLUMN_SPELLINGS.map((each) => [each.name, each] as const))(
  'F2, F3, F6: a column with %s gives the same, or a finding names its file, line, column and value',
  async (_, { columns, write }) => {
    const silent: string[] = [];
    for (const { feed, file } of tables) {
      const rows = tableRows(feed, file);
      for (const [column, field] of (rows[0] ?? []).entries()) {
        if (!columns.test(field)) continue;
        const changed = withColumn(rows, column, write);
        const result = await resultOf(withFile(feed, file, tableText(changed)));
        const named = namedValues(result, file, field);
        const areRight = named.every(
          ({ line, value }) => value === changed[line - 1]?.[column]?.trim(),
        );
        if (result.city !== cities.get(feed) && (named.length === 0 || !areRight))
          silent.push(`${file} ${field}`);
      }
    }
    expect(silent).toEqual([]);
  },
);

test.each(Object.entries(HEADER_SPELLINGS))(
  'F2: names of columns with %s are read',
  async (_, write) => {
    const differ = await tablesThatDiffer((feed, file) => {
      const [header = [], ...rows] = tableRows(feed, file);
      return `${header.map(write).join(',')}\n${tableText(rows)}`;
    });
    expect(differ).toEqual([]);
  },
);

test.each(Object.entries(FILE_SPELLINGS))('F2: a file with %s is read', async (_, write) => {
  const differ = await tablesThatDiffer((feed, file) =>
    write(Buffer.from(feed.get(file) ?? []).toString()),
  );
  expect(differ).toEqual([]);
});
