import { expect, test } from 'vitest';

import { FeedError } from '../../../../src/feeds/FeedError.ts';
import { importGtfs } from '../../../../src/feeds/gtfs/importGtfs.ts';
import { refusalLines } from '../../../../src/feeds/gtfs/report/reportLines.ts';
import { filesFrom } from '../../../support/gtfs/feed-bytes.ts';
import { smallFeed, smallFile } from '../../../support/gtfs/small-feed.ts';

/** The report of the small feed with changes that make it unusable. */
async function refusalOf(changes: Readonly<Record<string, string | null>>): Promise<string> {
  const options = { today: '20260302', contentHash: 'test' };
  const error = await importGtfs(filesFrom(smallFeed(changes)), options).catch(
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof FeedError)) throw new Error('The feed is not refused.', { cause: error });
  return refusalLines(error.findings).join('\n');
}

test.each([
  ['a missing file', { 'stop_times.txt': null }, 'stop_times.txt is missing'],
  [
    'a missing calendar',
    { 'calendar.txt': null, 'calendar_dates.txt': null },
    'calendar_dates.txt is missing, too. One of the two says when trips run.',
  ],
  [
    'a missing column',
    smallFile('stops.txt', 'stop_lat', 'latitude'),
    'stops.txt has no column stop_lat.',
  ],
  [
    'an unknown time zone',
    smallFile('agency.txt', 'America/Chicago', 'Chicago'),
    'agency.txt line 2: agency_timezone "Chicago" is not a time zone.',
  ],
  [
    'no usable trip',
    smallFile('routes.txt', 'R0,A,1,Harbor,3,1a6fb5\nR1', 'R9'),
    'trips.txt has no trip with a route, a service and two stops.',
  ],
  [
    'a quotation mark that is not closed',
    smallFile('stops.txt', '"Main, at 1st"', '"Main, at 1st'),
    'stops.txt line 2: a quotation mark is never closed',
  ],
])('S17: %s refuses the feed', async (_what, changes, sentence) => {
  const report = await refusalOf(changes);
  expect(report).toContain('This feed would be refused.');
  expect(report).toContain(sentence);
});
