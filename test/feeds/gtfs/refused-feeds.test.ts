import { expect, test } from 'vitest';

import { FeedError } from '../../../src/feeds/FeedError.ts';
import type { FeedFiles } from '../../../src/feeds/gtfs/Feed.ts';
import { refusalLines } from '../../../src/feeds/gtfs/report/reportLines.ts';
import { aFeed } from '../../support/feeds/a-feed.ts';
import { imported } from '../../support/feeds/report-of.ts';

/** The error that refuses a feed. */
async function refusalOf(files: FeedFiles): Promise<FeedError> {
  const error = await imported(files).catch((thrown: unknown) => thrown);
  if (!(error instanceof FeedError)) throw new Error('the feed is not refused', { cause: error });
  return error;
}

test.each([
  ['America/New_York', 'US/Eastern'],
  ['America/Chicago', 'america/chicago'],
  ['Europe/London', 'GB'],
])('S6: agencies may spell one time zone differently: %s, %s', async (zone, other) => {
  const changes = { 'agency.txt': `\nA,Small,u,${zone},en\nB,Other,u,${other},en` };
  const { snapshot } = await imported(aFeed(changes));
  expect(snapshot.city.timeZone).toBe(zone);
});

test.each<[string, Readonly<Record<string, string | null>>, readonly string[]]>([
  ['a file is missing', { 'stops.txt': null }, ['stops.txt is missing.']],
  [
    'both calendars are missing',
    { 'calendar.txt': null },
    [
      'calendar.txt is missing.',
      'calendar_dates.txt is missing, too. One of the two says when trips run.',
    ],
  ],
  [
    'a column is missing',
    { 'stops.txt': 'stop_id,stop_name,stop_lat\ns1,First,43' },
    ['stops.txt has no column stop_lon. Its columns are stop_id, stop_name, stop_lat.'],
  ],
  [
    'the time zone is unknown',
    { 'agency.txt': '\nA,Small,u,Mars/Base,en' },
    ['agency.txt line 2: agency_timezone "Mars/Base" is not a time zone such as Europe/Paris.'],
  ],
  [
    'a quotation mark is not closed',
    { 'routes.txt': '\nr1,A,"7,Crosstown,3,' },
    ['routes.txt line 2: a quotation mark is never closed.'],
  ],
  [
    'no trip can be used',
    { 'trips.txt': '\nr9,daily,t1,North,0,' },
    [
      'trips.txt has no trip with a route, a service and two stops.',
      'trips.txt line 2: route r9 is not in routes.txt.',
      'stop_times.txt line 2: trip t1 was left out, and this row with it.',
      'stop_times.txt line 3: trip t1 was left out, and this row with it.',
      'stop_times.txt line 4: trip t1 was left out, and this row with it.',
    ],
  ],
  [
    'no trip ever runs',
    { 'calendar.txt': '\ndaily,1,1,1,1,1,1,1,20260101,20261131' },
    [
      'No trip ever runs: neither calendar.txt nor calendar_dates.txt gives a service of a trip any day.',
      'calendar.txt line 2: end_date "20261131" is not a date such as 20261031.',
    ],
  ],
])(
  'S6, S17, F5: a feed is refused and the report says why if %s',
  async (_, changes, sentences) => {
    const error = await refusalOf(aFeed(changes));
    expect(error).toMatchObject({ name: 'FeedError', message: sentences[0] });
    expect(refusalLines(error.findings)).toEqual([
      'This feed would be refused.',
      '',
      'Problems:',
      ...sentences.map((sentence) => `- ${sentence}`),
    ]);
  },
);

test('S6: names all files and columns that are missing', async () => {
  const files = aFeed({ 'agency.txt': null, 'routes.txt': 'id\nr1', 'trips.txt': 'trip_id\nt1' });
  expect((await refusalOf(files)).findings).toHaveLength(4);
});

test.each(['calendar_dates.txt', 'shapes.txt', 'frequencies.txt'])(
  'S6: a feed with nothing in %s is used as if it did not have the file',
  async (file) => {
    const { snapshot, report } = await imported(aFeed({ [file]: '' }));
    expect(snapshot.routes).toHaveLength(1);
    expect(report.findings.map(({ kind }) => kind)).not.toContain('ignored-file');
  },
);

test('S6: a feed with nothing in both calendars is refused as one without them', async () => {
  const error = await refusalOf(aFeed({ 'calendar.txt': '', 'calendar_dates.txt': '' }));
  expect(refusalLines(error.findings).join(' ')).toContain('calendar.txt is missing.');
});
