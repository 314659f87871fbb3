import type { Feature } from 'geojson';

/** A map whose tiles can be read. */
export interface TiledMap {
  /** Undefined until the style has loaded. */
  getStyle(): { readonly sources: Readonly<Record<string, { readonly type: string }>> } | undefined;
  /** A source of the style; its `maxzoom` is the last zoom that it has tiles of. */
  getSource(source: string): { readonly maxzoom?: number } | undefined;
  querySourceFeatures(
    source: string,
    options: { sourceLayer: string },
  ): readonly Pick<Feature, 'properties' | 'geometry'>[];
  /** Whether all tiles in view have loaded completely. */
  areTilesLoaded(): boolean;
  getZoom(): number;
  getBounds(): {
    getWest(): number;
    getSouth(): number;
    getEast(): number;
    getNorth(): number;
  };
}

let opened: TiledMap | null = null;

/** The page's map, for what reads its tiles; null until it is open. Outside React state, since nothing is drawn by it. */
export const OPENED_MAP = {
  get: (): TiledMap | null => opened,
  set: (map: TiledMap): void => {
    opened = map;
  },
  /** A map that is closed after the next one has opened clears nothing. */
  clear: (map: TiledMap): void => {
    if (opened === map) opened = null;
  },
};
