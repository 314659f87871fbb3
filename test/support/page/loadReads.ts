/**
 * Loads what the first read of vehicles and of lots imports. A fake clock doesn't wait for an import, so tests
 * with one call this before.
 */
export async function loadReads(): Promise<void> {
  await Promise.all([
    import('../../../src/api/feeds/lots/lotFeed.ts'),
    import('../../../src/api/feeds/vehicleFeed.ts'),
    import('../../../src/contract/parking/parking-lot.ts'),
    import('../../../src/contract/vehicle.ts'),
  ]);
}
