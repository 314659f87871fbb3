import { expect, test } from 'vitest';

import type { FeedFiles } from '../../../src/feeds/gtfs/Feed.ts';
import { importGtfs } from '../../../src/feeds/gtfs/importGtfs.ts';
import { reportLines } from '../../../src/feeds/gtfs/report/reportLines.ts';
import { aFeed, FEED_DAY } from '../../support/feeds/a-feed.ts';

const imported = (files: FeedFiles, maxRowsInMemory?: number) =>
  importGtfs(files, {
    today: FEED_DAY,
    contentHash: 'abc',
    ...(maxRowsInMemory === undefined ? {} : { maxRowsInMemory }),
  });

const findingsOf = async (files: FeedFiles) => (await imported(files)).report.findings;

test('S6: imports a small feed', async () => {
  const { snapshot, report } = await imported(aFeed());
  expect(snapshot.city).toMatchObject({
    name: 'Small Transit',
    timeZone: 'America/Chicago',
    language: 'en-US',
    country: 'US',
    center: { lat: 43.075, lon: -89.4 },
    firstDate: '20260101',
    lastDate: '20261231',
  });
  expect(snapshot.routes).toMatchObject([
    {
      routeID: '7',
      gtfsRouteIDs: ['r1'],
      name: 'Crosstown',
      color: '#0b6bb3',
      type: 3,
      agency: 'Small Transit',
      directions: [{ destination: 'North', stops: [0, 1, 2], lines: [] }],
      services: [0],
    },
  ]);
  expect(snapshot.stops[0]).toEqual({
    stopID: '101',
    gtfsStopID: 's1',
    intersection: 'First St',
    lat: 43.07,
    lon: -89.4,
  });
  expect(snapshot.trips).toEqual({
    ids: ['t1'],
    patterns: [0],
    services: [0],
    starts: [28_800],
    wheelchairs: [0],
    bikes: [0],
  });
  expect(report.counts).toMatchObject({ routes: 1, stops: 3, trips: 1, patterns: 1, stopTimes: 3 });
});

test('S6: finds the files in a subfolder, and ignores the copies that a Mac adds', async () => {
  const files = aFeed();
  const nested: FeedFiles = {
    names: () => files.names().flatMap((name) => [`__MACOSX/feed/${name}`, `feed/${name}`]),
    read: (path) => files.read(path.startsWith('feed/') ? path.slice(5) : 'none'),
  };
  expect((await imported(nested)).report.counts.trips).toBe(1);
});

const TRIPS = {
  'trips.txt': '\nr1,daily,t1,North,0,\nr1,daily,t2,North,0,\nr1,daily,t3,South,1,',
};
const ROWS = [
  't1,08:00:00,08:00:00,s1,1',
  't1,08:05:00,08:05:00,s2,2',
  't1,08:10:00,08:10:00,s3,3',
  't2,25:00:00,25:00:00,s1,1',
  't2,25:05:00,25:05:00,s2,2',
  't2,25:10:00,25:10:00,s3,3',
  't3,09:00:00,09:00:00,s3,10',
  't3,,,s2,20',
  't3,09:10:00,09:10:00,s1,30',
];
const withRows = (rows: readonly string[]) =>
  aFeed({ ...TRIPS, 'stop_times.txt': `\n${rows.join('\n')}` });

test.each([
  ['in reverse order', ROWS.toReversed(), undefined],
  ['scattered', [0, 3, 6, 1, 4, 7, 2, 5, 8].flatMap((at) => ROWS[at] ?? []), undefined],
  [
    'scattered and too many to hold',
    [8, 3, 6, 1, 4, 7, 2, 5, 0].flatMap((at) => ROWS[at] ?? []),
    3,
  ],
])('S6: reads the same from stop times %s', async (_, rows, maxRowsInMemory) => {
  const expected = await imported(withRows(ROWS));
  const { snapshot, report } = await imported(withRows(rows), maxRowsInMemory);
  expect(expected.report.counts.patterns).toBe(2);
  expect(expected.snapshot.trips.starts).toEqual([28_800, 90_000, 32_400]);
  expect(snapshot).toEqual(expected.snapshot);
  expect(report.counts).toEqual(expected.report.counts);
});

test('S6: leaves out rows with faults, counts them, and reports the first three of a kind', async () => {
  const rows = [
    't1,,,s9,4',
    't1,,,s9,5',
    't9,,,s1,1',
    't1,,,s1,x',
    't1,,,s2,3',
    't1,,,s9,6',
    't1,,,s9,7',
  ];
  const files = aFeed({
    'stop_times.txt': `\nt1,08:00:00,,s1,1\nt1,,,s2,2\nt1,,,s3,3\n${rows.join('\n')}`,
  });
  const { snapshot, report } = await imported(files);
  expect(snapshot.patterns[0]?.stops).toEqual([0, 1, 2]);
  const inStopTimes = report.findings.filter(({ file }) => file === 'stop_times.txt');
  expect(inStopTimes.map(({ kind, field, count }) => [kind, field, count])).toEqual([
    ['unknown-reference', 'stop_id', 4],
    ['unknown-reference', 'trip_id', 1],
    ['bad-value', 'stop_sequence', 1],
    ['duplicate-sequence', 'stop_sequence', 1],
    ['no-time-at-end', 'trip_id', 1],
  ]);
  expect(inStopTimes[0]?.severity).toBe('left-out');
  expect(inStopTimes[0]?.examples).toEqual(
    [5, 6, 10].map((line) => ({ line, values: { trip_id: 't1', stop_id: 's9' } })),
  );
});

test('S6, F8: leaves out stops without a place and trips that are too short; a trip stops at a station', async () => {
  const files = aFeed({
    'stops.txt': `stop_id,stop_name,stop_lat,stop_lon,location_type
s1,First St,43.07,-89.40,0
s2,Second St,43.075,-89.40,
s3,Third St,0,0,0
s4,Station,43.08,-89.4,1`,
    'trips.txt': '\nr1,daily,t1,North,0,\nr1,daily,t2,North,0,\nr1,none,t3,North,0,',
    'stop_times.txt': '\nt1,,,s1,1\nt1,,,s2,2\nt1,,,s3,3\nt1,,,s4,4\nt2,,,s1,1\nt3,,,s1,1',
  });
  const { snapshot, report } = await imported(files);
  expect(snapshot.stops.map(({ stopID }) => stopID)).toEqual(['s1', 's2', 's4']);
  expect(snapshot.trips.ids).toEqual(['t1']);
  expect(report.findings.map(({ kind, file, field }) => `${kind} ${file} ${field}`)).toEqual([
    'bad-value stops.txt stop_lat',
    'unknown-reference trips.txt service_id',
    'reference-left-out stop_times.txt stop_id',
    'stops-at-station stop_times.txt stop_id',
    'reference-left-out stop_times.txt trip_id',
    'no-shapes shapes.txt ',
    'no-start-time trips.txt trip_id',
    'too-few-stops trips.txt trip_id',
  ]);
});

test('S6: an expired feed lists all stops, and the report says so', async () => {
  const { snapshot, report } = await importGtfs(aFeed(), { today: '20270105', contentHash: 'abc' });
  expect(snapshot.routes[0]?.directions[0]?.stops).toEqual([0, 1, 2]);
  expect(report.findings.map(({ kind }) => kind)).toContain('expired');
});

test('S6: asks for the date in the time zone of the feed', async () => {
  const zones: string[] = [];
  const { report } = await importGtfs(aFeed(), {
    today: (zone) => {
      zones.push(zone);
      return FEED_DAY;
    },
    contentHash: 'abc',
  });
  expect(zones).toEqual(['America/Chicago']);
  expect(report.today).toBe(FEED_DAY);
});

test('S6: a trip that repeats starts with its first period', async () => {
  const files = aFeed({
    'frequencies.txt':
      'trip_id,start_time,end_time,headway_secs\nt1,16:00:00,18:00:00,600\nt1,06:00:00,09:00:00,600\nt1,20:00:00,21:00:00,600',
  });
  expect((await imported(files)).snapshot.trips.starts).toEqual([21_600]);
});

test('S6: reads text in another encoding, and the report says so', async () => {
  const text = 'stop_id,stop_name,stop_lat,stop_lon\ns1,Caf\u00e9,43.07,-89.4\ns2,B,43.08,-89.4';
  const files = aFeed({ 'stops.txt': Uint8Array.from(text, (each) => each.codePointAt(0) ?? 0) });
  const { snapshot } = await imported(files);
  expect(snapshot.stops[0]?.intersection).toBe('Caf\u00e9');
  expect((await findingsOf(files)).map(({ kind }) => kind)).toContain('not-utf-8');
});

test('S17: reports how many rows of a file it has read', async () => {
  const files: string[] = [];
  await importGtfs(aFeed(), {
    today: FEED_DAY,
    contentHash: 'abc',
    onProgress: ({ file, rows }) => files.push(`${file} ${rows}`),
  });
  expect(files).toContain('stop_times.txt 3');
});

test('S16: a trip with more rows than any trip has does not fill the memory', async () => {
  const rows = Array.from({ length: 200_003 }, (_, index) => `t1,,,s${1 + (index % 3)},${index}`);
  const { snapshot, report } = await imported(aFeed({ 'stop_times.txt': `\n${rows.join('\n')}` }));
  expect(snapshot.patterns[0]?.stops).toHaveLength(200_000);
  expect(report.findings.find(({ kind }) => kind === 'too-many-rows')?.count).toBe(3);
  expect(reportLines(report, snapshot)).toContain(
    '- stop_times.txt line 200002: the trip has too many rows, so this one is left out.',
  );
});

test('S16: many repeated faults make a short report', async () => {
  const rows = Array.from({ length: 5000 }, () => `t1,,,${'x'.repeat(500)},9`);
  const text = `\nt1,,,s1,1\nt1,,,s2,2\n${rows.join('\n')}`;
  const findings = await findingsOf(aFeed({ 'stop_times.txt': text }));
  expect(findings[0]).toMatchObject({ kind: 'unknown-reference', count: 5000 });
  expect(JSON.stringify(findings).length).toBeLessThan(3000);
});
