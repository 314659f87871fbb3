import { expect, test } from 'vitest';

import { importGtfs } from '../../../../src/feeds/gtfs/importGtfs.ts';
import { createService } from '../../../../src/service/createService.ts';
import { createSnapshotSource } from '../../../../src/service/sources/snapshot/createSnapshotSource.ts';
import { theSettings } from '../../../support/builders.ts';
import { aFeed, FEED_DAY } from '../../../support/feeds/a-feed.ts';
import {
  encodeFeedMessage,
  type FeedVehicle,
} from '../../../support/realtime/encodeFeedMessage.ts';
import { followCity } from '../../../support/times/openLiveCity.ts';

/** A detour is planned with a stop and a route without trips: its trips come live. */
const FEED = aFeed({
  'stops.txt': `stop_id,stop_name,stop_lat,stop_lon
s1,First St,43.0700,-89.4000
s2,Second St,43.0750,-89.4000
s3,Third St,43.0800,-89.4000
x,Detour Stop,43.0700,-89.4005
old,Closed Stop,43.0700,-89.4006`,
  'routes.txt': `route_id,agency_id,route_short_name,route_long_name,route_type
r1,A,7,Crosstown,3
sb,A,SB,Shuttle,3
dead,A,99,Closed,3`,
});
const NOW = Date.parse('2026-06-01T08:01-05:00');
const at = (clock: string) => ({ time: Date.parse(`2026-06-01T${clock}-05:00`) / 1000 });
const DETOUR: FeedVehicle = {
  isBare: true,
  update: {
    tripID: 'n1',
    routeID: 'sb',
    relationship: 8,
    stops: [
      { stopID: 's1', departure: at('08:20') },
      { stopID: 'x', departure: at('08:30') },
      { stopID: 's3', arrival: at('08:50') },
    ],
  },
};
const BUS: FeedVehicle = { id: 'b1', tripID: 'n1', routeID: 'sb', lat: 43.07, lon: -89.4 };

async function openCity(isLive = true) {
  const read = await importGtfs(FEED, { today: FEED_DAY, contentHash: 'x' });
  const city = followCity(read.snapshot, read.timetable);
  const live = isLive ? { agency: city.agency, use: async () => () => {} } : undefined;
  const source = createSnapshotSource({ ...read, importedAt: NOW, live });
  const settings = theSettings({ service: { baseUrl: '', key: 'k' } });
  const service = createService(source, settings, () => NOW);
  return {
    source,
    see: (...entities: readonly FeedVehicle[]) =>
      city.see([encodeFeedMessage({ timestamp: NOW / 1000 }, entities)], NOW),
    ask: async (query: string): Promise<unknown> =>
      (await service(new Request(`http://city.test/v1/${query}&key=k`))).json(),
    routes: () => source.city.routes.map(({ routeID }) => routeID),
  };
}

const NEAR = 'getnearbystops?lat=43.07&lon=-89.4005&radius=200';
const UNKNOWN = { status: '-1', description: expect.stringContaining('does not exist') };

test('T6: a stop that only live trips serve is opened by its ID, and is near while they come', async () => {
  const city = await openCity();
  expect(await city.ask('getstoplocation?stopID=x')).toMatchObject({ intersection: 'Detour Stop' });
  const isNear = (stopID: string) => expect.objectContaining({ stopID });
  expect(await city.ask(NEAR)).toMatchObject({ stop: [isNear('s1')] });
  city.see(DETOUR);
  expect(await city.ask(NEAR)).toMatchObject({ stop: [isNear('x'), isNear('s1')] });
  expect(await city.ask('getarrivals?stopID=x')).toMatchObject({
    stop: { route: [{ routeID: 'SB', destination: 'Third St', arrivalTime: '8:30am' }] },
  });
  // The stops of all routes and the first map are as before.
  expect(await city.ask('getstops?')).toMatchObject({
    stops: ['s1', 's2', 's3'].map((stopID) => expect.objectContaining({ stopID })),
  });
  expect(city.source.city.startRoutes).toEqual(['7']);
});

test('T6: a route that only live trips use is listed once one runs, with its buses', async () => {
  const city = await openCity();
  expect(city.routes()).toEqual(['7']);
  city.see(DETOUR, BUS);
  expect(city.routes()).toEqual(['7', 'SB']);
  expect(city.source.city).toBe(city.source.city);
  expect(await city.ask('getvehicles?routeID=SB')).toMatchObject({
    vehicles: [{ vehicleID: 'b1' }],
  });
  expect(await city.ask('getstops?routeID=SB')).toMatchObject({ status: '0', stops: [] });
});

test('T6, P2: a stop and a route that only live trips use are found by name while they come', async () => {
  const city = await openCity();
  const found = (text: string) => city.ask(`search?text=${text}`);
  expect(await found('detour%20stop')).toMatchObject({ results: [], counts: { stop: '0' } });
  expect(await found('shuttle')).toMatchObject({ results: [] });
  city.see(DETOUR, BUS);
  expect(await found('detour%20stop')).toMatchObject({
    results: [{ kind: 'stop', stopID: 'x', intersection: 'Detour Stop', routes: [] }],
    counts: { stop: '1' },
  });
  expect(await found('shuttle')).toMatchObject({ results: [{ kind: 'route', routeID: 'SB' }] });
  expect(await found('closed')).toMatchObject({ results: [] });
});

test('T6: without realtime feeds stops and routes without trips are unknown', async () => {
  const city = await openCity(false);
  expect(city.routes()).toEqual(['7']);
  expect(await city.ask('getstoplocation?stopID=x')).toMatchObject(UNKNOWN);
  expect(await city.ask('getstops?routeID=SB')).toMatchObject(UNKNOWN);
});
