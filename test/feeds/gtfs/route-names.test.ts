import { expect, test } from 'vitest';

import { snapshotOf } from '../../support/feeds/report-of.ts';
import { importRealFeed, realFeedPath, skipNote } from '../../support/gtfs/real-feeds.ts';

/** A trip of three stops for each route. */
const trips = (...routes: readonly string[]) => ({
  'trips.txt': routes.map((route) => `\n${route},daily,${route},North,,`).join(''),
  'stop_times.txt': routes
    .map((trip) => `\n${trip},,,s1,1\n${trip},,,s2,2\n${trip},,,s3,3`)
    .join(''),
});

test.each([
  ['another kind', '\nr1,A,1,Main,3,\nr2,A,1,Main,800,', ['r1', 'r2']],
  ['another long name', '\nr1,A,30,J Street,3,\nr2,A,30,FSL,3,', ['r1', 'r2']],
  ['the same long name, in other letters', '\nr1,A,30,J STREET,3,\nr2,A,30,J Street,3,', ['30']],
  ['the same ends the other way', '\nr1,A,1,Pier - Zoo,3,\nr2,A,1,Zoo - Pier,3,', ['1']],
  ['other words', '\nr1,A,1,Pier - Zoo 1,3,\nr2,A,1,Pier - Zoo 2,3,', ['r1', 'r2']],
  ['another color, and no long name', '\nr1,A,1,,3,0073ac\nr2,A,1,,3,dc3131', ['r1', 'r2']],
  ['the same color and ends, and no long name', '\nr1,A,1,,3,0073AC\nr2,A,1,Main,3,0073ac', ['1']],
])('F9: two rows of one agency and one short name, the second with %s', async (_, routes, ids) => {
  const { routes: built } = await snapshotOf({
    'routes.txt': routes,
    ...trips('r1', 'r2'),
  });
  expect(built.map(({ routeID }) => routeID)).toEqual(ids);
});

test('F9: without long names, rows with other ends are routes of their own, and those in the other direction are not', async () => {
  const { routes } = await snapshotOf({
    'routes.txt': '\nr1,A,1,,3,\nr2,A,1,,3,\nr3,A,1,,3,',
    'trips.txt': '\nr1,daily,t1,,,\nr2,daily,t2,,,\nr3,daily,t3,,,',
    'stop_times.txt': '\nt1,,,s1,1\nt1,,,s3,2\nt2,,,s3,1\nt2,,,s1,2\nt3,,,s1,1\nt3,,,s2,2',
  });
  expect(routes.map(({ routeID, gtfsRouteIDs }) => [routeID, gtfsRouteIDs])).toEqual([
    ['r1', ['r1', 'r2']],
    ['r3', ['r3']],
  ]);
});

test('F9: a row without trips does not make a route of its number', async () => {
  const { routes } = await snapshotOf({
    'routes.txt': '\nr1,A,1,Old name,3,\nr2,A,1,New name,3,',
    ...trips('r2'),
  });
  expect(routes).toMatchObject([{ routeID: '1', name: 'New name', gtfsRouteIDs: ['r1', 'r2'] }]);
});

const vilnius = realFeedPath('vilnius.zip', 'cities');
test.skipIf(vilnius === null)(
  `F9: bus 1 and trolleybus 1 are two routes, each with its name, color and kind${skipNote(vilnius)}`,
  async () => {
    const { snapshot } = await importRealFeed(vilnius ?? '', '20160601');
    expect(snapshot.routes).toHaveLength(101);
    expect(snapshot.routes.filter(({ label }) => label === '1')).toMatchObject([
      { routeID: 'vilnius_bus_1', name: 'Stotis–Oro uostas', color: '#0073ac', type: 3 },
      { routeID: 'vilnius_trol_1', name: 'Karoliniškės–Žvėrynas–Stotis', type: 800 },
    ]);
  },
);

const israel = realFeedPath('israel.zip', 'cities');
test.skipIf(israel === null)(
  `F9: the two directions of a route are one route, also where each has a row of its own${skipNote(israel)}`,
  async () => {
    const { snapshot } = await importRealFeed(israel ?? '', '20190401');
    expect(snapshot.routes.map(({ routeID, directions }) => [routeID, directions.length])).toEqual([
      ['1', 2],
      ['2', 1],
    ]);
  },
);

test.each([
  ['the short name, also of two agencies', '\nr1,A,2,Main,1,\nr2,B,2,Harbor,3,', ['2', '2']],
  ['the long name without a short one', '\nr1,A,,Hudson,3,\nr2,A,7,,3,', ['Hudson', undefined]],
  [
    'the long name without a short one, also of two agencies',
    '\nr1,A,,Hudson,3,\nr2,B,,Hudson,3,',
    ['Hudson', 'Hudson'],
  ],
  ['the short name of two routes of one agency', '\nr1,A,1,X,3,\nr2,A,1,Y,3,', ['1', '1']],
  [
    'the long name, if the short name of several is no number',
    '\nr1,A,VIA Rail,X - Y,2,\nr2,A,VIA Rail,Y - Z,2,',
    ['X - Y', 'Y - Z'],
  ],
  ['the route_id where there is no name', '\nr1,A,,,3,\nr2,A,7,,3,', [undefined, undefined]],
])('F35: riders read %s', async (_, routes, labels) => {
  const { routes: built } = await snapshotOf({
    'agency.txt':
      '\nA,Small Transit,https://small.example,America/Chicago,\nB,Metrobus,https://b.example,America/Chicago,',
    'routes.txt': routes,
    ...trips('r1', 'r2'),
  });
  expect(built.map(({ label }) => label)).toEqual(labels);
});

test('F28: a route has the order that the feed gives it, the lowest of its rows', async () => {
  const { routes } = await snapshotOf({
    'routes.txt': `route_id,agency_id,route_short_name,route_long_name,route_type,route_sort_order
r1,A,1,Main,3,30
r2,A,1,Main,3,0
r3,A,2,,3,
r4,A,4,,3,1`,
    ...trips('r1', 'r2', 'r3', 'r4'),
  });
  expect(routes.map(({ routeID, sortOrder }) => [routeID, sortOrder])).toEqual([
    ['1', 0],
    ['2', undefined],
    ['4', 1],
  ]);
});
