import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';

import { parse } from 'csv-parse';

import type { Snapshot } from '../../../src/contract/snapshot/snapshot.ts';
import type { FeedFiles } from '../../../src/feeds/gtfs/Feed.ts';
import { importGtfs } from '../../../src/feeds/gtfs/importGtfs.ts';
import { openFeedFiles } from '../../../src/server/import/files/openFeedFiles.ts';
import { GENERATED_DATES } from '../../support/gtfs/generated-city.ts';

/**
 * Reads a feed in a process of its own, so that its CPU time and peak memory can be measured:
 * `node gtfs-child.js import PATH`, or `node gtfs-child.js csv-parse PATH ROWS`. Prints the figures as
 * JSON.
 */
const [how = '', path = '', limit = '0'] = process.argv.slice(2);

/** A hash of the snapshot, computed in parts so that no text of the whole is needed. */
function hashOf({ routes, stops, lines, patterns, services, trips }: Snapshot): string {
  const hash = createHash('sha256');
  for (const list of [routes, stops, lines, patterns, services, ...Object.values(trips)])
    for (const value of list) hash.update(`${JSON.stringify(value)}\n`);
  return hash.digest('hex');
}

async function importWhole(files: FeedFiles) {
  const { snapshot, report } = await importGtfs(files, {
    today: GENERATED_DATES.first,
    contentHash: 'bench',
  });
  const figures = process.resourceUsage();
  return { figures, rows: report.counts.stopTimes, hash: hashOf(snapshot) };
}

/** Parses rows of stop_times.txt, and does nothing with them. */
async function parseRows(files: FeedFiles, most: number) {
  const parser = parse({ to: most });
  let rows = 0;
  const parsed: AsyncIterable<unknown> = Readable.from(files.read('stop_times.txt')).pipe(parser);
  for await (const _row of parsed) rows += 1;
  return { figures: process.resourceUsage(), rows, hash: '' };
}

const files = await openFeedFiles(path);
try {
  const { figures, rows, hash } =
    how === 'import' ? await importWhole(files) : await parseRows(files, Number(limit));
  const cpuSeconds = (figures.userCPUTime + figures.systemCPUTime) / 1e6;
  process.stdout.write(
    JSON.stringify({ rows, cpuSeconds, peakMegabytes: figures.maxRSS / 1024, hash }),
  );
} finally {
  files.close();
}
