import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { FeedError } from '../../../src/feeds/FeedError.ts';
import { importGtfs } from '../../../src/feeds/gtfs/importGtfs.ts';
import { refusalLines, reportLines } from '../../../src/feeds/gtfs/report/reportLines.ts';
import { tableFindings } from '../../../src/feeds/gtfs/report/tableFindings.ts';
import { damagedFeeds } from '../../support/gtfs/damage.ts';
import { bytesOf, filesFrom } from '../../support/gtfs/feed-bytes.ts';
import { generateFeed } from '../../support/gtfs/generateFeed.ts';
import type { FeedBytes } from '../../support/gtfs/independent-reading.ts';
import { smallFeed } from '../../support/gtfs/small-feed.ts';
import { snapshotFaults } from '../../support/gtfs/snapshot-faults.ts';
import { runs } from '../../support/runs.ts';

const OPTIONS = { today: '20260302', contentHash: 'test' };

/** A snapshot larger than this multiple of its feed has grown without bounds. */
const MOST_GROWTH = 50;

/** The lines of a feed's report. */
async function reportOf(feed: FeedBytes, chunkBytes: number): Promise<readonly string[]> {
  const files = filesFrom(feed, chunkBytes);
  try {
    const { snapshot, report } = await importGtfs(files, OPTIONS);
    expect(snapshotFaults(snapshot)).toEqual([]);
    const feedBytes = [...feed.values()].reduce((sum, { length }) => sum + length, 0);
    expect(JSON.stringify(snapshot).length).toBeLessThan(feedBytes * MOST_GROWTH + 10_000);
    return reportLines(report, snapshot, await tableFindings(files));
  } catch (error) {
    if (error instanceof FeedError) return refusalLines(error.findings);
    throw error;
  }
}

/** Imports a damaged feed and checks all that must be true of the result. */
async function expectHandled(feed: FeedBytes, chunkBytes: number): Promise<void> {
  const lines = await reportOf(feed, chunkBytes);
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) {
    expect(line).not.toMatch(/\n|undefined|NaN|Infinity|Invalid Date/);
    expect(line.length).toBeLessThan(1000);
  }
}

const chunkBytes = fc.constantFrom(7, 97, 65_536);

test('S16: a damaged feed with all kinds of files is refused or gives a sound snapshot', async () => {
  await fc.assert(fc.asyncProperty(damagedFeeds(smallFeed()), chunkBytes, expectHandled), {
    ...runs(300),
  });
});

test('S16: a damaged generated feed is refused or gives a sound snapshot', async () => {
  const size = { routes: 3, stopsPerDirection: 6, tripsPerDirection: 5 };
  const feed = await bytesOf(generateFeed({ ...size, order: 'shuffled' }));
  await fc.assert(fc.asyncProperty(damagedFeeds(feed), chunkBytes, expectHandled), {
    ...runs(75),
  });
});

test('S16: a feed with files of random bytes is refused or gives a sound snapshot', async () => {
  const anything = fc.uint8Array({ maxLength: 300 });
  const feeds = fc
    .dictionary(fc.constantFrom(...smallFeed().keys()), anything)
    .map((files) => new Map([...smallFeed(), ...Object.entries(files)]));
  await fc.assert(fc.asyncProperty(feeds, chunkBytes, expectHandled), runs(75));
});
