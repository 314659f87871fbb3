import { expect, test } from 'vitest';

import type { FeedFiles } from '../../../src/feeds/gtfs/FeedFiles.ts';
import { importGtfs } from '../../../src/feeds/gtfs/importGtfs.ts';
import { aFeed, FEED_DAY } from '../../support/a-feed.ts';

const imported = (files: FeedFiles) => importGtfs(files, { today: FEED_DAY, contentHash: 'abc' });

test.each([
  ['a file is missing', { 'stops.txt': null }, 'stops.txt is missing.'],
  ['both calendars are missing', { 'calendar.txt': null }, 'calendar.txt is missing.'],
  [
    'a column is missing',
    { 'stops.txt': 'stop_id,stop_name,stop_lat\ns1,First,43' },
    'stops.txt has no column stop_lon.',
  ],
  [
    'agencies have different time zones',
    { 'agency.txt': '\nA,Small,u,America/Chicago,en\nB,Other,u,America/Denver,en' },
    "agency.txt line 3: agency_timezone differs from the first agency's; a feed has one time zone.",
  ],
  [
    'the time zone is unknown',
    { 'agency.txt': '\nA,Small,u,Mars/Base,en' },
    'agency.txt line 2: agency_timezone "Mars/Base" is not a time zone.',
  ],
  [
    'a quotation mark is not closed',
    { 'routes.txt': '\nr1,A,"7,Crosstown,3,' },
    'routes.txt line 2: a quotation mark is never closed.',
  ],
  [
    'no trip can be used',
    { 'trips.txt': '\nr9,daily,t1,North,0,' },
    'trips.txt has no trip with a route, a service and two stops.',
  ],
])('S6: refuses a feed if %s', async (_, changes, message) => {
  await expect(imported(aFeed(changes))).rejects.toThrow(
    expect.objectContaining({ name: 'FeedError', message }),
  );
});

test('S6: names all files and columns that are missing', async () => {
  const files = aFeed({ 'agency.txt': null, 'routes.txt': 'id\nr1', 'trips.txt': 'trip_id\nt1' });
  const error = await imported(files).catch((thrown: unknown) => thrown);
  expect(error).toHaveProperty('findings.length', 4);
});
