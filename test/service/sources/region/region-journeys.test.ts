import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { JourneysAnswer } from '../../../../src/contract/journeys/journeys.ts';
import { importGtfs } from '../../../../src/feeds/gtfs/importGtfs.ts';
import { createService } from '../../../../src/service/createService.ts';
import { createRegionSource } from '../../../../src/service/sources/region/createRegionSource.ts';
import { createSnapshotSource } from '../../../../src/service/sources/snapshot/createSnapshotSource.ts';
import { theSettings } from '../../../support/builders.ts';
import { aFeed, FEED_DAY } from '../../../support/feeds/a-feed.ts';

test('J1: in a region a journey changes from the buses of one agency to those of another', async () => {
  const north = await importGtfs(aFeed(), { today: FEED_DAY, contentHash: 'n' });
  const south = await importGtfs(
    aFeed({
      'agency.txt': '\nB,South Transit,https://b.example,America/Chicago,en-US',
      'routes.txt': '\nr1,B,9,Onward,3,',
      'stops.txt': '\ns1,,Third Ave,43.0801,-89.4000\ns2,,Far St,43.1300,-89.4000',
      'stop_times.txt': '\nt1,08:20:00,08:20:00,s1,1\nt1,08:30:00,08:30:00,s2,2',
    }),
    { today: FEED_DAY, contentHash: 's' },
  );
  const region = createRegionSource(
    () => [
      {
        name: 'north',
        source: createSnapshotSource({ ...north, importedAt: 0 }),
        tripCount: () => 1,
      },
      {
        name: 'south',
        source: createSnapshotSource({ ...south, importedAt: 0 }),
        tripCount: () => 1,
      },
    ],
    undefined,
    false,
  );
  const now = Date.parse('2026-06-01T12:50:00Z');
  await region.update(now);
  const service = createService(
    region,
    theSettings({ service: { baseUrl: '', key: 'k' } }),
    () => now,
  );
  const path = '/v1/getjourneys?key=k&from=101&to=s2';
  const body: unknown = await (await service(new Request(`http://region.test${path}`))).json();
  const [journey] = z.parse(JourneysAnswer, body).journeys;
  expect(journey?.legs.map((leg) => (leg.kind === 'ride' ? leg.tripID : 'walk'))).toEqual([
    'north:20260601.t1',
    'walk',
    'south:20260601.t1',
  ]);
  expect(journey?.changes).toBe(1);
});
