import { expect, test } from 'vitest';

import { createSnapshotSource } from '../../../../src/service/sources/snapshot/createSnapshotSource.ts';
import { aSnapshot, aSnapshotRoute } from '../../../support/feeds/snapshots.ts';
import { openTimetable } from '../../../support/gtfs/open-timetable.ts';
import { stopTimes } from '../../../support/gtfs/stopTimes.ts';

test('F34: the routes to open with change with the hour, and the city is the same until then', async () => {
  const { snapshot, timetable } = await openTimetable({
    'routes.txt': '\nr1,A,1,,3,\nr2,A,2,,3,',
    'trips.txt': '\nr1,daily,t1,,,\nr2,daily,t2,,,',
    'stop_times.txt': stopTimes('t1: s1 08:10, s2 08:20', 't2: s1 09:10, s2 09:20'),
  });
  let now = Date.parse('2026-06-01T08:00:00-05:00');
  const source = createSnapshotSource({ snapshot, timetable, clock: () => now });
  const atEight = source.city;
  now += 3_599_000;
  expect(source.city).toBe(atEight);
  now += 1000;
  const atNine = source.city;
  expect([atEight.startRoutes, atNine.startRoutes]).toEqual([['1'], ['2']]);
  expect(atNine.routes).toBe(atEight.routes);
});

test('F34: on a day without service, the routes to open with stay', async () => {
  const { snapshot, timetable } = await openTimetable({
    'routes.txt': '\nr1,A,1,,3,\nr2,A,2,,3,',
    'trips.txt': '\nr1,saturdays,t1,,,\nr2,saturdays,t2,,,',
    'stop_times.txt': stopTimes('t1: s1 08:10, s2 08:20', 't2: s1 08:10, s2 08:20'),
    'calendar.txt': '\nsaturdays,0,0,0,0,0,1,0,20260101,20261231',
  });
  let now = Date.parse('2026-06-06T08:00:00-05:00');
  const source = createSnapshotSource({ snapshot, timetable, clock: () => now });
  const onSaturday = source.city;
  expect(onSaturday.startRoutes).toEqual(['1', '2']);
  now += 48 * 3_600_000;
  expect(source.city).toBe(onSaturday);
});

test('F35: a route whose ID is technical has a label, and its place among the others', () => {
  const routes = [
    aSnapshotRoute({ routeID: 'ROUTE_9', label: 'Metro 2' }),
    aSnapshotRoute({ routeID: 'Night' }),
  ];
  expect(createSnapshotSource({ snapshot: aSnapshot({ routes }) }).city?.routes).toMatchObject([
    { routeID: 'ROUTE_9', label: 'Metro 2' },
    { routeID: 'Night' },
  ]);
});

test('F28: routes are listed in the order of the feed, and those without one last', () => {
  const routes = [
    aSnapshotRoute({ routeID: '2' }),
    aSnapshotRoute({ routeID: '10', sortOrder: 2 }),
    aSnapshotRoute({ routeID: 'Red', sortOrder: 1 }),
  ];
  const { city } = createSnapshotSource({ snapshot: aSnapshot({ routes }) });
  expect(city.routes.map(({ routeID }) => routeID)).toEqual(['Red', '10', '2']);
  expect(city.startRoutes).toEqual(['Red', '10', '2']);
});

test('F36: a route without a line has one that joins its stops, once for both ways', async () => {
  const base = aSnapshot();
  const [bus, tram] = base.routes;
  if (bus === undefined || tram === undefined) throw new Error('the routes are missing');
  const directions = [
    { destination: 'Hospital', stops: [0, 1, 2, 3], lines: [] },
    { destination: 'Harbor', stops: [3, 1, 0], lines: [] },
  ];
  const patterns = base.patterns.map((pattern) =>
    pattern.directionID === 1 ? { ...pattern, stops: [3, 1, 0] } : pattern,
  );
  const snapshot = { ...base, patterns, routes: [{ ...bus, directions }, tram] };
  const source = createSnapshotSource({ snapshot });
  const documentOf = async (routeID: string) => (await source.routeDocument.read(routeID, 0)).value;
  const at = (...stops: number[]) => stops.map((stop) => [-79.69, 44.38 + stop / 100]);
  expect(await documentOf('8A')).not.toHaveProperty('line');
  expect((await documentOf('8A'))?.schematicLine?.coordinates).toEqual([at(0, 1, 3), at(0, 2, 3)]);
  // The tram goes round.
  expect((await documentOf('Ö/1'))?.schematicLine?.coordinates).toEqual([at(0, 1, 2, 0)]);
});

test('F36: a route with a line has no other', async () => {
  const { value } = await createSnapshotSource({ snapshot: aSnapshot() }).routeDocument.read(
    '8A',
    0,
  );
  expect(value?.line?.type).toBe('MultiLineString');
  expect(value).not.toHaveProperty('schematicLine');
});
