import { expect, test } from 'vitest';

import type { SnapshotName } from '../../../../src/contract/snapshot/snapshot.ts';
import { createRegionSource } from '../../../../src/service/sources/region/createRegionSource.ts';
import { createSnapshotSource } from '../../../../src/service/sources/snapshot/createSnapshotSource.ts';
import { aSnapshot } from '../../../support/feeds/snapshots.ts';

const NOW = Date.UTC(2026, 10, 20, 18, 38, 5);

const feed = (name: string, language: string, names: readonly SnapshotName[]) => {
  const { city, ...snapshot } = aSnapshot();
  const source = createSnapshotSource({
    snapshot: { ...snapshot, city: { ...city, language }, names },
  });
  return { name, source, tripCount: () => 1 };
};

test('L5: a city of several feeds has the names of all, with its own IDs of stops', async () => {
  const { stops } = aSnapshot();
  const stopID = stops[0]?.stopID ?? '';
  const region = createRegionSource(
    () => [
      feed('north', 'ja', [['en', '駅', 'Station']]),
      feed('south', 'el', [
        ['en', '駅', 'Depot'],
        ['en', 'Σταθμός', 'Main station', stopID],
        ['fr', 'Σταθμός', 'La gare'],
      ]),
    ],
    undefined,
    false,
  );
  await region.update(NOW);
  expect(region.city?.names).toEqual({
    documents: '/names/{language}.json',
    languages: ['en', 'fr'],
  });
  expect((await region.names?.read('en', NOW))?.value).toEqual({
    language: 'en',
    names: { 駅: 'Station' },
    stops: { [`south:${stopID}`]: 'Main station' },
  });
  expect((await region.names?.read('de', NOW))?.value).toBeNull();
});
