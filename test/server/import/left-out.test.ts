import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, expect, test } from 'vitest';

import { createFeedReader } from '../../../src/server/import/createFeedReader.ts';
import type { FeedReader } from '../../../src/server/import/FeedReader.ts';
import { importFeed } from '../../../src/server/import/importFeed.ts';
import { feedMetrics } from '../../../src/server/metrics/feed-metrics.ts';
import { writeSmallFeed } from '../../support/cities/small-feed-folder.ts';
import { temporaryFolder } from '../../support/cities/small-server.ts';

/** 2026-11-20 in Chicago. */
const NOON = Date.UTC(2026, 10, 20, 18);

const top = temporaryFolder();
const cache = join(top.path, 'cache');
let reader: FeedReader | undefined;
afterEach(async () => {
  await reader?.stop();
  top.remove();
});

async function figuresOf(feed: string) {
  reader = createFeedReader({
    settings: { feed: { url: feed }, rereadMinutes: 60, privateAddresses: false },
    folder: cache,
    accept: false,
    runImport: (job, onProgress) => importFeed(job, {}, onProgress),
    onSnapshot: async () => {},
    onProgress: () => {},
    log: () => {},
    clock: () => NOON,
  });
  await reader.start();
  return reader.figures();
}

test('S15: the metrics count what was left out of a GTFS feed, also after a restart', async () => {
  const stopTimes = `trip_id,arrival_time,departure_time,stop_id,stop_sequence
T0,08:00:00,08:00:00,S0,1
T0,08:02:00,08:02:00,S1,two
T0,08:04:00,08:04:00,S2,three
T0,08:06:00,08:06:00,S3,4
T1,25:00:00,25:00:00,S4,1
T1,25:04:00,25:04:00,nowhere,9
`;
  const feed = writeSmallFeed(join(top.path, 'feed'), { 'stop_times.txt': stopTimes });
  const { leftOut, notes } = await figuresOf(feed);
  expect(leftOut).toEqual({
    'rows with a bad value': 2,
    'rows that refer to something not in the feed': 1,
    'trips with fewer than two stops': 2,
  });
  expect(notes?.join('\n')).toContain('stop_times.txt line 3: stop_sequence "two"');
  await reader?.stop();
  const restarted = await figuresOf(feed);
  expect(restarted.leftOut).toEqual(leftOut);
  const samples = feedMetrics([restarted], NOON).find(
    ({ name }) => name === 'curbside_left_out',
  )?.samples;
  expect(samples).toContainEqual({
    labels: { feed: 'gtfs', name: feed, reason: 'rows with a bad value' },
    value: 2,
  });
  await reader?.stop();

  // A record that an older version of Curbside wrote.
  const record = join(cache, 'feed.json');
  const { leftOut: _leftOut, ...older } = JSON.parse(readFileSync(record, 'utf8'));
  writeFileSync(record, JSON.stringify(older));
  const opened = await figuresOf(feed);
  expect(opened.leftOut).toBeUndefined();
  expect(opened.notes).toEqual(notes);
});
