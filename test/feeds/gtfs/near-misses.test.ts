import { expect, test } from 'vitest';

import { FeedError } from '../../../src/feeds/FeedError.ts';
import type { FeedFiles } from '../../../src/feeds/gtfs/FeedFiles.ts';
import { importGtfs } from '../../../src/feeds/gtfs/importGtfs.ts';
import { leftOutCounts } from '../../../src/feeds/gtfs/report/leftOutCounts.ts';
import { refusalLines, reportLines } from '../../../src/feeds/gtfs/report/reportLines.ts';
import { aFeed, FEED_DAY } from '../../support/feeds/a-feed.ts';

const imported = (files: FeedFiles) => importGtfs(files, { today: FEED_DAY, contentHash: 'abc' });

/** The report of a feed, used or refused, as one text. */
async function reportOf(files: FeedFiles): Promise<string> {
  try {
    const { report, snapshot } = await imported(files);
    return reportLines(report, snapshot).join('\n');
  } catch (error) {
    if (error instanceof FeedError) return refusalLines(error.findings).join('\n');
    throw error;
  }
}

/** A small feed whose files have other names. */
function renamed(names: Readonly<Record<string, string>>, more: readonly string[] = []): FeedFiles {
  const files = aFeed();
  const own = new Map(files.names().map((name) => [names[name] ?? name, name]));
  return {
    names: () => [...own.keys(), ...more],
    read: (path) => files.read(own.get(path) ?? 'agency.txt'),
  };
}

test.each([
  ['stops.txt', 'Stops.TXT'],
  ['stops.txt', ' stops.txt'],
  ['stops.txt', 'stops.txt.txt'],
  ['stops.txt', 'stops.csv'],
  ['stops.txt', 'stop.txt'],
  ['stop_times.txt', 'stop times.txt'],
  ['stop_times.txt', 'StopTimes.txt'],
  ['calendar.txt', 'calendars.txt'],
  ['routes.txt', String.raw`feed\routes.txt`],
])('F2: %s is read from "%s", and the report says so', async (table, name) => {
  const folder = name.slice(0, name.lastIndexOf('\\') + 1);
  const all = aFeed().names();
  const others = folder === '' ? {} : Object.fromEntries(all.map((each) => [each, folder + each]));
  const files = renamed({ ...others, [table]: name });
  expect((await imported(files)).report.counts.trips).toBe(1);
  if (folder === '') expect(await reportOf(files)).toContain(`Read: "${name}" as ${table}.`);
});

test('F2: a file with its own name wins over one that is nearly named so', async () => {
  const files = renamed({}, ['stops.csv']);
  expect(await reportOf(files)).toContain('Also in this feed, not used: stops.csv.');
});

test('F1: tables in another folder are not read, and the report names the folder', async () => {
  const files = renamed({}, ['old/frequencies.txt', 'old/stops.txt']);
  const { report } = await imported(files);
  expect(report.findings.map(({ file }) => file)).not.toContain('frequencies.txt');
  expect(await reportOf(files)).toContain(
    'old/ has 2 tables of a feed, which are not read. Only the files in the top folder are.',
  );
});

test('F12: the report names the files that are not used, in one line', async () => {
  const files = renamed({}, ['fare_rules.txt', 'pathways.txt', 'LICENSE', 'levels.txt']);
  expect(await reportOf(files)).toContain(
    'Also in this feed, not used: fare_rules.txt, levels.txt, pathways.txt.',
  );
});

const LAT_COMMA = '\ns1,,First St,"43,0700","-89,4000"\ns2,,B,43.075,-89.4\ns3,,C,43.08,-89.4';

test.each([
  ['a decimal comma', { 'stops.txt': LAT_COMMA }, 'line 2: stop_lat "43,0700" has a decimal comma'],
  [
    'a date in another form',
    { 'calendar.txt': '\ndaily,1,1,1,1,1,1,1,2026-01-01,20261231' },
    'line 2: start_date "2026-01-01" is not a date such as 20261031, but was read as one.',
  ],
  [
    'times without seconds',
    { 'stop_times.txt': '\nt1,8:00,8:00,s1,1\nt1,8:05,8:05,s2,2\nt1,8:10,8:10,s3,3' },
    'line 2: arrival_time "8:00" is not a time such as 08:30:00, but was read as one.',
  ],
  [
    'a name of a column with capitals',
    { 'routes.txt': 'Route ID,agency_id,route_short_name,route_long_name\nr1,A,7,Crosstown' },
    'routes.txt line 1: the column "Route ID" was read as route_id.',
  ],
  [
    'a comma in a name',
    { 'routes.txt': '\nr1,A,7,Cross,town,3,0b6bb3' },
    'routes.txt line 2: the row has 7 values for 6 columns (the last are "0b6bb3")',
  ],
  [
    'a letter that was lost',
    { 'routes.txt': '\nr1,A,7,Cr\ufffdsstown,3,0b6bb3' },
    'line 2: route_long_name "Cr\ufffdsstown" has the sign \ufffd where a letter was lost',
  ],
  [
    'a headsign in another encoding',
    {
      'trips.txt': Buffer.from(
        'route_id,service_id,trip_id,trip_headsign\nr1,daily,t1,Café',
        'latin1',
      ),
    },
    'trips.txt line 2: trip_headsign "Café" is not in UTF-8, as GTFS requires.',
  ],
  [
    'a kind of route that is no number',
    { 'routes.txt': '\nr1,A,7,Crosstown,bus,0b6bb3' },
    'line 2: route_type "bus" is not a number of a kind of route, so it is not used.',
  ],
  [
    'a weekday that is no number',
    { 'calendar.txt': '\ndaily,1,1,yes,1,1,1,1,20260101,20261231' },
    'calendar.txt line 2: wednesday "yes" is neither 1 nor 0.',
  ],
])('F2: the report names %s, and the feed is read', async (_, changes, sentence) => {
  const files = aFeed(changes);
  expect((await imported(files)).report.counts.trips).toBe(1);
  expect(await reportOf(files)).toContain(sentence);
});

test('F6: names are shown without HTML, and what looks like it is text', async () => {
  const { snapshot } = await imported(
    aFeed({
      'stops.txt':
        '\ns1,,First &amp; Main,43.07,-89.40\ns2,,Caf&eacute; &#38; Bar<br>,43.075,-89.4\ns3,,a &lt;b&gt; < c,43.08,-89.4',
      'trips.txt': '\nr1,daily,t1,North &amp;amp; <i>Airport</i>,0,',
    }),
  );
  expect(snapshot.stops.map(({ intersection }) => intersection)).toEqual([
    'First & Main',
    'Café & Bar',
    'a < c',
  ]);
  expect(snapshot.routes[0]?.directions[0]?.destination).toBe('North & Airport');
});

const AGENCIES = '\nA,Small,u,America/Chicago,en\nB,Other,u,America/New_York,en';
const TWO_ROUTES = {
  'routes.txt': '\nr1,A,7,Crosstown,3,\nr2,B,8,Coast,3,',
  'trips.txt': '\nr1,daily,t1,North,0,\nr2,daily,t2,East,0,\nr1,daily,t3,North,0,',
  'stop_times.txt':
    '\nt1,08:00:00,08:00:00,s1,1\nt1,,,s2,2\nt2,09:00:00,,s1,1\nt2,,,s3,2\nt3,10:00:00,,s1,1\nt3,,,s2,2',
};

test('F7: an agency in another time zone without trips changes nothing', async () => {
  const { snapshot, report } = await imported(aFeed({ 'agency.txt': AGENCIES }));
  expect(snapshot.city).toMatchObject({ timeZone: 'America/Chicago' });
  expect(leftOutCounts(report.findings)).toEqual({});
});

test('F7, F43: the zone of most trips counts, and the routes in another are left out by name', async () => {
  const files = aFeed({ 'agency.txt': AGENCIES, ...TWO_ROUTES });
  const { snapshot, report } = await imported(files);
  expect(snapshot.routes.map(({ routeID }) => routeID)).toEqual(['7']);
  expect(snapshot.trips.ids).toEqual(['t1', 't3']);
  expect(await reportOf(files)).toContain(
    'routes.txt: the times of route 8 of agency Other are in America/New_York, those of most trips in America/Chicago, and a feed has one time zone. What is in another is left out. Publish one feed for each time zone.',
  );
  expect(leftOutCounts(report.findings)).toEqual({
    'routes in another time zone': 1,
    'rows that refer to something left out': 3,
  });
});

test('F7: the zone of most trips may be that of the second agency', async () => {
  const trips = '\nr2,daily,t1,North,0,\nr2,daily,t2,East,0,\nr1,daily,t3,North,0,';
  const files = aFeed({ 'agency.txt': AGENCIES, ...TWO_ROUTES, 'trips.txt': trips });
  const { snapshot } = await imported(files);
  expect(snapshot.city.timeZone).toBe('America/New_York');
  expect(snapshot.routes.map(({ routeID, agency }) => [routeID, agency])).toEqual([['8', 'Other']]);
});

test('F7: an agency without a known time zone has that of the others', async () => {
  const files = aFeed({ 'agency.txt': '\nB,Other,u,Mars/Base,en\nA,Small,u,America/Chicago,en' });
  expect((await imported(files)).snapshot.city.timeZone).toBe('America/Chicago');
  expect(await reportOf(files)).toContain(
    'agency.txt line 2: agency_timezone "Mars/Base" is not a time zone, so the times of this agency\'s routes are read in America/Chicago.',
  );
});

const STATIONS = 'stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station';

test("F8: a stop without a place takes its station's, and the report names it", async () => {
  const files = aFeed({
    'stops.txt': `${STATIONS}\ns1,First St,43.07,-89.4,0,\ns2,Platform,,,0,p\ns3,Area,x,1,4,s2\np,Station,43.09,-89.41,1,`,
  });
  const { snapshot } = await imported(files);
  expect(snapshot.stops.map(({ lat, lon }) => [lat, lon])).toEqual([
    [43.07, -89.4],
    [43.09, -89.41],
    [43.09, -89.41],
  ]);
  const report = await reportOf(files);
  expect(report).toContain('line 3: stop_lat is empty, so stop s2 is shown at its station p.');
  expect(report).toContain('line 4: stop_lat "x" is not a latitude from -90 to 90, so stop s3 is');
});

test('F8: stations that name each other as their station give no place', async () => {
  const files = aFeed({
    'stops.txt': `${STATIONS}\ns1,A,43.07,-89.4,0,\ns2,B,,,0,p\ns3,C,43.08,-89.4,0,\np,P,,,1,q\nq,Q,,,1,p`,
  });
  expect((await imported(files)).snapshot.stops.map(({ stopID }) => stopID)).toEqual(['s1', 's3']);
  expect(await reportOf(files)).toContain('stops.txt line 3: stop_lat is empty.');
});

const DEMAND =
  'trip_id,arrival_time,departure_time,stop_id,stop_sequence,location_id,location_group_id';

test('F10: rows of service on demand are no fault, and are counted', async () => {
  const files = aFeed({
    'stop_times.txt': `${DEMAND}\nt1,08:00:00,,s1,1,,\nt1,,,,2,zone,\nt1,08:10:00,,s3,3,,\nt2,,,,1,,group\nt2,,,,2,,group`,
    'trips.txt': '\nr1,daily,t1,North,0,\nr1,daily,t2,,0,',
  });
  const { snapshot, report } = await imported(files);
  expect(snapshot.trips.ids).toEqual(['t1']);
  expect(leftOutCounts(report.findings)).toEqual({ 'rows of service on demand': 3 });
  expect(await reportOf(files)).toContain('No problems were found.');
});

test.each([
  ['the specification', `${DEMAND}\nt1,,,,1,zone,\nt1,,,,2,zone,`],
  ['a draft', 'trip_id,stop_id,stop_sequence,start_pickup_dropoff_window\nt1,zone,1,08:00:00'],
])('F10: a feed of service on demand only is told as that, as in %s', async (_, stopTimes) => {
  expect(await reportOf(aFeed({ 'stop_times.txt': stopTimes }))).toContain(
    '- stop_times.txt has service on demand only (GTFS-Flex',
  );
});
