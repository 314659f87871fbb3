import { expect, test } from 'vitest';

import { importGtfs } from '../../../../src/feeds/gtfs/importGtfs.ts';
import { createRegionSource } from '../../../../src/service/sources/region/createRegionSource.ts';
import { createSnapshotSource } from '../../../../src/service/sources/snapshot/createSnapshotSource.ts';
import { aFeed, FEED_DAY } from '../../../support/feeds/a-feed.ts';

/** Two feeds with the same IDs at the same places. */
const imported = await importGtfs(aFeed(), { today: FEED_DAY, contentHash: 'one' });
const feeds = ['south', 'north'].map((name) => ({
  name,
  source: createSnapshotSource({ ...imported, importedAt: 0 }),
  tripCount: () => 1,
}));
const region = createRegionSource(() => feeds, undefined, false);
const now = Date.parse('2026-06-01T12:50:00Z');
await region.update(now);
const stops = (await region.stops.read(null, now)).value;

test('G2, G3: each place is listed under one ID, and so is it in trips and lines of both', async () => {
  const listed = new Set(stops.map(({ stopID }) => stopID));
  expect([...listed].filter((stopID) => !stopID.startsWith('north:'))).toEqual([]);
  const trip = await region.times?.trip?.read({ tripID: 'south:20260601.t1' }, now);
  expect(trip?.value?.routeID).toMatch(/^south:/);
  expect(trip?.value?.stops.length).toBeGreaterThan(1);
  expect(trip?.value?.stops.filter(({ stopID }) => !listed.has(stopID))).toEqual([]);
  const line = await region.routeDocument?.read(trip?.value?.routeID ?? '', now);
  const ofLine = line?.value?.directions.flatMap((direction) => direction.stops) ?? [];
  expect(ofLine.length).toBeGreaterThan(1);
  expect(ofLine.filter((stopID) => !listed.has(stopID))).toEqual([]);
});

test('G2, G3: either ID has the departures of both, also on the way to a place', async () => {
  const [, next = ''] =
    (await region.times?.trip?.read({ tripID: 'south:20260601.t1' }, now))?.value?.stops.map(
      ({ stopID }) => stopID,
    ) ?? [];
  const filter = { destinations: [], via: [next], hide: [], platforms: [] };
  for (const stopID of ['north:101', 'south:101']) {
    const read = await region.times?.arrivals.read({ stopID, minutes: 90, filter }, now);
    const routeIDs = read?.value?.arrivals.map(({ routeID }) => routeID.split(':')[0]) ?? [];
    expect(new Set(routeIDs)).toEqual(new Set(['north', 'south']));
    expect(read?.value?.stopID).toBe('north:101');
  }
});
