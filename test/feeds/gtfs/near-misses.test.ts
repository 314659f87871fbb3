import { expect, test } from 'vitest';

import type { FeedFiles } from '../../../src/feeds/gtfs/Feed.ts';
import { aFeed } from '../../support/feeds/a-feed.ts';
import { imported, reportOf } from '../../support/feeds/report-of.ts';

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
  ['stops.txt', 'stops (1).txt'],
  ['stops.txt', 'Copy of stops.txt'],
  ['stops.txt', 'gtfs_stops.txt'],
  ['stop_times.txt', 'stop_times'],
])('F2: %s is read from "%s", and the report says so', async (table, name) => {
  const files = renamed({ [table]: name });
  expect((await imported(files)).report.counts.trips).toBe(1);
  expect(await reportOf(files)).toContain(`Read: "${name}" as ${table}.`);
});

test('F1: reads folders that were written on Windows', async () => {
  const names = aFeed()
    .names()
    .map((name) => [name, `feed\\${name}`]);
  expect((await imported(renamed(Object.fromEntries(names)))).report.counts.trips).toBe(1);
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

test('F24: the report says that latitude and longitude of the stops seem to be swapped', async () => {
  const stops = '\ns1,,First St,-89.4,43.07\ns2,,B,-89.4,43.075\ns3,,C,-89.4,43.08';
  expect(await reportOf(aFeed({ 'stops.txt': stops }))).toContain(
    'around latitude -89.40 and longitude 43.08. The other way round they would be in the country of America/Chicago',
  );
});

test('F12: the report names the files that are not used, in one line', async () => {
  const files = renamed({}, ['fare_rules.txt', 'fare_products.txt', 'LICENSE', 'areas.txt']);
  expect(await reportOf(files)).toContain(
    'Also in this feed, not used: areas.txt, fare_products.txt, fare_rules.txt.',
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

test.each([
  [
    'stops without trips',
    { 'stops.txt': `${LAT_COMMA}\ns4,,D,43.09,-89.4` },
    'stops.txt: 1 stop has no trips and is not shown: s4.',
  ],
  [
    'a station that is not there',
    {
      'stops.txt':
        'stop_id,stop_lat,stop_lon,stop_name,parent_station\ns1,43,-89,A,p\ns2,43,-89.1,B,',
    },
    'stops.txt line 2: parent_station "p" is not in stops.txt, so it is not used.',
  ],
  [
    'an agency that is not there',
    {
      'agency.txt': '\nA,Small,u,America/Chicago,en\nB,Other,u,America/Chicago,en',
      'routes.txt': '\nr1,C,7,Crosstown,3,',
    },
    'routes.txt line 2: agency_id "C" is not in agency.txt, so it is not used.',
  ],
])('F2: the report names %s', async (_, changes, sentence) => {
  expect(await reportOf(aFeed(changes))).toContain(sentence);
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
