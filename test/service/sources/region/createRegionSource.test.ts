import { expect, test } from 'vitest';

import { createRegionSource } from '../../../../src/service/sources/region/createRegionSource.ts';
import { createSnapshotSource } from '../../../../src/service/sources/snapshot/createSnapshotSource.ts';
import { createAgency } from '../../../../src/transit/createAgency.ts';
import { aSnapshot } from '../../../support/feeds/snapshots.ts';

/** Whether a city may have vehicles whose feeds say this of theirs; undefined for a feed without live data. */
async function mayHaveVehicles(...feeds: readonly (boolean | undefined)[]) {
  const region = createRegionSource(
    () =>
      feeds.map((mayHave, index) => ({
        name: `feed ${index}`,
        source: createSnapshotSource({
          snapshot: aSnapshot(),
          ...(mayHave !== undefined && {
            live: {
              agency: { ...createAgency(), mayHaveVehicles: () => mayHave },
              use: async () => () => {},
            },
          }),
        }),
        tripCount: () => 1,
      })),
    undefined,
    true,
  );
  await region.update(0);
  return region.vehicles?.mayHaveData?.();
}

test('R11: a city of several feeds may have vehicles if one of them may, and before any is read', async () => {
  expect(await mayHaveVehicles()).toBe(true);
  expect(await mayHaveVehicles(false, true)).toBe(true);
  expect(await mayHaveVehicles(false, false)).toBe(false);
  expect(await mayHaveVehicles(undefined, false)).toBe(false);
});
