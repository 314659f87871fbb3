import * as fc from 'fast-check';
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

/** A feed, and what it gives as it is. */
const feeds: Readonly<Record<string, FeedBytes>> = {
  small: smallFeed(),
  generated: await bytesOf(
    generateFeed({ routes: 2, stopsPerDirection: 4, tripsPerDirection: 3, order: 'shuffled' }),
  ),
};
const cities = new Map<FeedBytes, string | null>();
for (const feed of Object.values(feeds)) cities.set(feed, (await resultOf(feed)).city);

test.each(COLUMN_SPELLINGS.map((each) => [each.name, each] as const))(
  'F2, F3, F6: a column with %s gives the same, or a finding names its file, line, column and value',
  async (_, { columns, write }) => {
    for (const feed of Object.values(feeds))
      for (const file of feed.keys()) {
        const rows = tableRows(feed, file);
        for (const [column, field] of (rows[0] ?? []).entries()) {
          if (!columns.test(field)) continue;
          const changed = withColumn(rows, column, write);
          const { city, findings } = await resultOf(withFile(feed, file, tableText(changed)));
          if (city === cities.get(feed)) continue;
          const named = findings.filter(
            (finding) => finding.file === file && finding.field === field,
          );
          const examples = named.flatMap((finding) => finding.examples);
          expect(examples, `${file} ${field}`).not.toEqual([]);
          for (const { line, values } of examples)
            expect(values[field], `${file} ${field}`).toBe(changed[line - 1]?.[column]?.trim());
        }
      }
  },
);

test.each(Object.entries(HEADER_SPELLINGS))(
  'F2: names of columns with %s are read',
  async (_, write) => {
    for (const feed of Object.values(feeds))
      for (const file of feed.keys()) {
        const [header = [], ...rows] = tableRows(feed, file);
        const text = `${header.map(write).join(',')}\n${tableText(rows)}`;
        expect((await resultOf(withFile(feed, file, text))).city, file).toBe(cities.get(feed));
      }
  },
);

test.each(Object.entries(FILE_SPELLINGS))('F2: a file with %s is read', async (_, write) => {
  for (const feed of Object.values(feeds))
    for (const file of feed.keys()) {
      const bytes = write(Buffer.from(feed.get(file) ?? []).toString());
      expect((await resultOf(withFile(feed, file, bytes))).city, file).toBe(cities.get(feed));
    }
});

test.each([';', '\t', '|'])('F2: a file with %j between its columns is read', async (delimiter) => {
  for (const feed of Object.values(feeds))
    for (const file of feed.keys()) {
      const text = tableText(tableRows(feed, file), delimiter);
      const { city, findings } = await resultOf(withFile(feed, file, text));
      expect(city, file).toBe(cities.get(feed));
      expect(findings.map(({ kind, file }) => `${kind} ${file}`)).toContain(
        `other-delimiter ${file}`,
      );
    }
});

test('F2: any one cell that is written in another way is read, or named', async () => {
  const feed = smallFeed();
  const cells = [...feed.keys()].flatMap((file) => {
    const [header = [], ...rows] = tableRows(feed, file);
    return header.flatMap((_, column) => rows.map((_row, at) => ({ file, column, line: at + 2 })));
  });
  const spellings = fc.constantFrom(...COLUMN_SPELLINGS);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...cells), spellings, async (place, { columns, write }) => {
      const { file, column, line } = place;
      const rows = tableRows(feed, file);
      const field = rows[0]?.[column] ?? '';
      fc.pre(columns.test(field));
      const cell = write(rows[line - 1]?.[column] ?? '');
      const changed = rows.map((row, at) => (at === line - 1 ? row.with(column, cell) : row));
      const { city, findings } = await resultOf(withFile(feed, file, tableText(changed)));
      if (city === cities.get(feeds['small'] ?? feed)) return;
      const values = findings
        .filter((finding) => finding.file === file && finding.field === field)
        .flatMap(({ examples }) => examples)
        .filter((example) => example.line === line)
        .map((example) => example.values[field]);
      expect(values).toContain(cell.trim());
    }),
    { numRuns: 400 },
  );
});
