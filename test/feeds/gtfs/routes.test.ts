import { expect, test } from 'vitest';

import { mergeStopOrders } from '../../../src/feeds/gtfs/routes/mergeStopOrders.ts';
import { snapshotOf } from '../../support/feeds/report-of.ts';

/** A trip of three stops for each row: its route, its headsign and, if given, its direction_id. */
function trips(
  ...rows: readonly (readonly [route: string, headsign: string, direction?: number])[]
) {
  return {
    'trips.txt': rows
      .map(([route, headsign, direction], index) =>
        ['', `${route},daily,t${index},${headsign},${direction ?? ''},`].join('\n'),
      )
      .join(''),
    'stop_times.txt': rows
      .map((_, index) => `\nt${index},,,s1,1\nt${index},,,s2,2\nt${index},,,s3,3`)
      .join(''),
  };
}

test.each([
  ['the short name', '\nr1,A,007,,3,', ['007']],
  ['the route_id without a short name', '\nr1,A,,Long,3,', ['r1']],
  ['one route for one short name of one agency', '\nr1,A,7,,3,\nr2,A,7,,3,', ['7']],
  ['one route, also if a row does not name the only agency', '\nr1,A,7,,3,\nr2,,7,,3,', ['7']],
  ['the route_ids for one short name of two agencies', '\nr1,A,7,,3,\nr2,B,7,,3,', ['r1', 'r2']],
  ['the route_id if it is the short name of another', '\nr1,A,r2,,3,\nr2,A,,L,3,', ['r1', 'r2']],
])('S6: the routeID is %s', async (_, routes, expected) => {
  const { routes: built } = await snapshotOf({
    'routes.txt': routes,
    ...trips(['r1', 'North'], ...(routes.includes('\nr2') ? [['r2', 'North'] as const] : [])),
  });
  expect(built.map(({ routeID }) => routeID)).toEqual(expected);
});

const stopsFile = (...rows: readonly string[]) => ({
  'stops.txt': `stop_id,stop_code,stop_name,stop_lat,stop_lon,location_type,parent_station,platform_code
${rows.join('\n')}`,
});

test('S6: the stopID is the stop_id if two served stops have one code', async () => {
  const { stops } = await snapshotOf(
    stopsFile('s1,1,A,43,-89,,,', 's2,2,B,43.1,-89,,,', 's3,2,C,43.2,-89,,,'),
  );
  expect(stops.map(({ stopID }) => stopID)).toEqual(['s1', 's2', 's3']);
});

test('S6: the stopID is the stop_code even if a stop that nobody serves has none', async () => {
  const { stops } = await snapshotOf(
    stopsFile('s0,,Z,43,-89,,,', 's1,01,A,43,-89,,,', 's2,2,B,43.1,-89,,,', 's3,3,C,43.2,-89,,,'),
  );
  expect(stops.map(({ stopID }) => stopID)).toEqual(['01', '2', '3']);
});

test('S6: stops of a station with the same name have the platform added', async () => {
  const { stops } = await snapshotOf(
    stopsFile(
      's1,,Central,43,-89,0,p,A',
      's2,,Central,43.1,-89,0,p,B',
      's3,,Other,43.2,-89,0,p,C',
      'p,,Central Station,43,-89,1,,',
    ),
  );
  expect(stops.map(({ intersection }) => intersection)).toEqual([
    'Central A',
    'Central B',
    'Other',
  ]);
});

test.each([
  ['the headsign of the trip, with single spaces', 'North  via Mall', 'North via Mall'],
  ['the last stop without a headsign', '', 'Third St'],
])('S6: the destination is %s', async (_, headsign, destination) => {
  const { routes } = await snapshotOf(trips(['r1', headsign, 0]));
  expect(routes[0]?.directions[0]?.destination).toBe(destination);
});

test('S6: a headsign of the stop counts before that of the trip', async () => {
  const { routes, patterns } = await snapshotOf({
    'stop_times.txt': `trip_id,stop_id,stop_sequence,departure_time,stop_headsign
t1,s1,1,08:00:00,Mall
t1,s2,2,08:00:00,Mall
t1,s3,3,08:00:00,`,
  });
  expect(routes[0]?.directions.map(({ destination, stops }) => [destination, stops])).toEqual([
    ['Mall', [0, 1]],
    ['North', [2]],
  ]);
  expect(patterns[0]?.directions).toEqual([0, 0, 1]);
});

test('S6, F37: a direction lists the stops where riders get on or off within 14 days, and where they only get off', async () => {
  const { routes, patterns } = await snapshotOf({
    'calendar.txt': `
soon,1,1,1,1,1,1,1,20260614,20260630
later,1,1,1,1,1,1,1,20260615,20260630`,
    'trips.txt': '\nr1,soon,t1,North,0,\nr1,later,t2,North,0,',
    'stop_times.txt': `trip_id,stop_id,stop_sequence,pickup_type
t1,s1,1,0
t1,s3,2,1
t2,s1,1,0
t2,s2,2,0`,
  });
  expect(routes[0]?.directions[0]).toMatchObject({ stops: [0, 2], exitOnly: [2] });
  expect(patterns.map(({ stops }) => stops)).toEqual([
    [0, 2],
    [0, 1],
  ]);
});

test('S6: service is added and removed by date', async () => {
  const { services, routes } = await snapshotOf({
    'calendar.txt': '\ndaily,0,0,0,0,0,0,0,20260601,20260630',
    'calendar_dates.txt':
      'service_id,date,exception_type\ndaily,20260614,1\ndaily,20260620,1\ndaily,20260620,2',
  });
  expect(services[0]).toMatchObject({ added: ['20260614'], removed: ['20260620'] });
  expect(routes[0]?.directions[0]?.stops).toHaveLength(3);
});

test.each([
  ['a stop in the middle', ['124', '134'], '1324'],
  ['stops before the first', ['34', '123'], '1234'],
  ['stops after the last', ['12', '23'], '123'],
  ['a loop', ['1231'], '123'],
  ['nothing in common', ['12', '34'], '1234'],
  ['the opposite order', ['123', '321'], '123'],
])('S6: merges patterns with %s into one order', (_, patterns, expected) => {
  expect(mergeStopOrders(patterns.map((stops) => stops.split('').map(Number))).join('')).toBe(
    expected,
  );
});

test('F37: a stop where riders get on at another trip is no exit, and one where nobody gets on or off is none', async () => {
  const { routes } = await snapshotOf({
    'trips.txt': '\nr1,daily,t1,North,0,\nr1,daily,t2,North,0,',
    'stop_times.txt': `trip_id,stop_id,stop_sequence,pickup_type,drop_off_type
t1,s1,1,0,1
t1,s2,2,1,1
t1,s3,3,1,0
t2,s1,1,1,0
t2,s3,2,1,0`,
  });
  expect(routes[0]?.directions[0]).toMatchObject({ stops: [0, 2], exitOnly: [2] });
});
