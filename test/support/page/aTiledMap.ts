import type { TiledMap } from '../../../src/map/openedMap.ts';

/** A map that shows the whole earth, without tiles. */
export const aTiledMap = (overrides: Partial<TiledMap> = {}): TiledMap => ({
  getStyle: () => ({ sources: { streets: { type: 'vector' } } }),
  getSource: () => undefined,
  querySourceFeatures: () => [],
  areTilesLoaded: () => true,
  getZoom: () => 15,
  getBounds: () => ({
    getWest: () => -180,
    getSouth: () => -90,
    getEast: () => 180,
    getNorth: () => 90,
  }),
  ...overrides,
});
