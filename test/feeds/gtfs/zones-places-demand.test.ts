import { expect, test } from 'vitest';

import { leftOutCounts } from '../../../src/feeds/gtfs/report/leftOutCounts.ts';
import { aFeed } from '../../support/feeds/a-feed.ts';
import { imported, reportOf } from '../../support/feeds/report-of.ts';

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

test('F10: stops of a group without an ID are no stops of service on demand in an area', async () => {
  const files = aFeed({
    'stop_times.txt': `${DEMAND}\nt1,08:00:00,,s1,1,,\nt1,08:10:00,,s3,2,,\nt2,,,,1,zone,`,
    'trips.txt': '\nr1,daily,t1,North,0,\nr1,daily,t2,,0,',
    'location_group_stops.txt': 'location_group_id,stop_id\n,s2',
  });
  const { snapshot } = await imported(files);
  expect(snapshot.routes.flatMap(({ directions }) => directions)).toMatchObject([
    { destination: 'North', stops: [0, 1] },
  ]);
});

test.each([
  ['the specification', 'location_group_stops.txt', 'location_group_id,stop_id', ',group'],
  ['a draft', 'location_groups.txt', 'location_group_id,location_id', 'group,'],
])(
  'F10: stops of a group of service on demand are shown as by reservation, as in %s',
  async (_, file, header, cells) => {
    const [stop, group] = cells.split(',');
    const files = aFeed({
      'stop_times.txt': `${DEMAND}\nt1,08:00:00,,s1,1,,\nt1,08:10:00,,s3,2,,\nt2,,,${stop},1,,${group || 'group'}`,
      'trips.txt': '\nr1,daily,t1,North,0,\nr1,daily,t2,,0,',
      [file]: `${header}\ngroup,s2\ngroup,s3\ngroup,none`,
    });
    const { snapshot } = await imported(files);
    const served = snapshot.routes.map(({ directions }) =>
      directions.map(({ destination, stops, byReservation }) => ({
        destination,
        stops: stops.map((at) => snapshot.stops[at]?.gtfsStopID),
        byReservation: byReservation?.map((at) => snapshot.stops[at]?.gtfsStopID),
      })),
    );
    expect(served).toEqual([
      [
        { destination: 'North', stops: ['s1', 's3'], byReservation: undefined },
        { destination: 'Crosstown', stops: ['s2', 's3'], byReservation: ['s2', 's3'] },
      ],
    ]);
    expect(snapshot.trips.ids).toEqual(['t1']);
    expect(await reportOf(files)).toContain(
      '2 stops of service on demand are shown as by reservation, without times.',
    );
  },
);

test('F10: a route with service on demand only is listed, and stops where riders phone before are by reservation', async () => {
  const files = aFeed({
    'stop_times.txt': `${DEMAND},pickup_type\nt1,08:00:00,,s1,1,,,2\nt1,08:10:00,,s3,2,,,0\nt2,,,,1,,group,2`,
    'trips.txt': '\nr1,daily,t1,North,0,\nr2,daily,t2,,0,',
    'routes.txt': '\nr1,A,7,Crosstown,3,\nr2,A,8,,3,',
    'location_groups.txt': 'location_group_id,location_group_name\ngroup,East side',
    'location_group_stops.txt': 'location_group_id,stop_id\ngroup,s2',
  });
  const { snapshot } = await imported(files);
  expect(snapshot.routes.map(({ routeID }) => routeID)).toEqual(['7', '8']);
  expect(snapshot.routes[0]?.directions[0]).toMatchObject({ byReservation: [0] });
  expect(snapshot.routes[1]?.directions).toMatchObject([{ destination: 'East side', lines: [] }]);
});

test.each([
  ['the specification', `${DEMAND}\nt1,,,,1,zone,\nt1,,,,2,zone,`],
  ['a draft', 'trip_id,stop_id,stop_sequence,start_pickup_dropoff_window\nt1,zone,1,08:00:00'],
])('F10: a feed of service on demand only is told as that, as in %s', async (_, stopTimes) => {
  expect(await reportOf(aFeed({ 'stop_times.txt': stopTimes }))).toContain(
    '- stop_times.txt has service on demand only (GTFS-Flex',
  );
});
