import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { feedMetrics } from '../../../src/server/metrics/feed-metrics.ts';
import { writeSmallFeed } from '../../support/cities/small-feed-folder.ts';
import { NOON, readerOf, testFolder } from '../../support/feeds/feed-reader.ts';

test('S15: the metrics count what was left out of a GTFS feed, also after a restart', async () => {
  const top = testFolder();
  const cache = join(top, 'cache');
  const figuresOf = async (feed: string) => {
    const reader = readerOf(feed, cache);
    await reader.start();
    const figures = reader.figures();
    await reader.stop();
    return figures;
  };
  const stopTimes = `trip_id,arrival_time,departure_time,stop_id,stop_sequence
T0,08:00:00,08:00:00,S0,1
T0,08:02:00,08:02:00,S1,two
T0,08:04:00,08:04:00,S2,three
T0,08:06:00,08:06:00,S3,4
T1,25:00:00,25:00:00,S4,1
T1,25:04:00,25:04:00,nowhere,9
`;
  const feed = writeSmallFeed(join(top, 'feed'), { 'stop_times.txt': stopTimes });
  const { leftOut, notes } = await figuresOf(feed);
  expect(leftOut).toEqual({
    'rows with a bad value': 2,
    'rows that refer to something not in the feed': 1,
    'trips with fewer than two stops': 2,
  });
  expect(notes?.join('\n')).toContain('stop_times.txt line 3: stop_sequence "two"');
  const restarted = await figuresOf(feed);
  expect(restarted.leftOut).toEqual(leftOut);
  const samples = feedMetrics([restarted], NOON).find(
    ({ name }) => name === 'curbside_left_out',
  )?.samples;
  expect(samples).toContainEqual({
    labels: { feed: 'gtfs', name: feed, reason: 'rows with a bad value' },
    value: 2,
  });

  // A record that an older version of Curbside wrote.
  const record = join(cache, 'feed.json');
  const { leftOut: _leftOut, sum: _sum, ...older } = JSON.parse(readFileSync(record, 'utf8'));
  writeFileSync(record, JSON.stringify(older));
  const opened = await figuresOf(feed);
  expect(opened.leftOut).toBeUndefined();
  expect(opened.notes).toEqual(notes);
});
