import type { WalkLeg } from '../../contract/journeys/journeys.ts';
import { STREET_LAYERS } from '../../features/journeys/streets/walkableLines.ts';
import {
  streetArea,
  type StreetWalk,
  walkOnStreets,
} from '../../features/journeys/streets/walkOnStreets.ts';
import { mercator } from '../../map/first-map/projection.ts';
import type { TiledMap } from '../../map/openedMap.ts';

type Walk = Pick<WalkLeg, 'from' | 'to'>;

/** Tiles of lower zooms leave out paths, and small streets. */
const LEAST_ZOOM = 14;
/** Those of the ways that a rider has opened. */
const MOST_KEPT = 50;

let walks: ReadonlyMap<string, StreetWalk | null> = new Map();
const listeners = new Set<() => void>();

/** About a meter: a polled way has the same places. */
const keyOf = (walk: Walk) =>
  [walk.from, walk.to].map(({ lat, lon }) => `${lat.toFixed(5)},${lon.toFixed(5)}`).join(' ');

const vectorSources = (map: TiledMap) =>
  Object.entries(map.getStyle()?.sources ?? {}).flatMap(([id, { type }]) =>
    type === 'vector' ? [id] : [],
  );

/**
 * Whether the map has all streets around a walk at hand: those of each tile that is at least partly in view. A short
 * walk fills a phone's map, and what must be known around it is beyond the map's edges.
 */
function hasStreetsOf(map: TiledMap, { from, to }: Walk): boolean {
  const lastZooms = vectorSources(map).map((id) => map.getSource(id)?.maxzoom ?? Infinity);
  const tiles = 2 ** Math.floor(Math.min(map.getZoom(), Math.max(...lastZooms)));
  const tileOf = (lat: number, lon: number) => {
    const { x, y } = mercator({ lat, lon });
    return { column: Math.floor(x * tiles), row: Math.floor(y * tiles) };
  };
  const { southWest, northEast } = streetArea(from, to, 0);
  const [first, last] = [
    tileOf(northEast.lat, southWest.lon),
    tileOf(southWest.lat, northEast.lon),
  ];
  const view = map.getBounds();
  const firstInView = tileOf(view.getNorth(), view.getWest());
  const lastInView = tileOf(view.getSouth(), view.getEast());
  return (
    firstInView.column <= first.column &&
    firstInView.row <= first.row &&
    lastInView.column >= last.column &&
    lastInView.row >= last.row
  );
}

const streetsIn = (map: TiledMap) =>
  vectorSources(map).flatMap((source) =>
    STREET_LAYERS.flatMap((sourceLayer) => map.querySourceFeatures(source, { sourceLayer })),
  );

/** The walks of opened journeys along the streets of the map's tiles, where these have them. Outside React state, for map and list. */
export const STREET_WALKS = {
  get: (): ReadonlyMap<string, StreetWalk | null> => walks,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Undefined for a walk whose streets aren't known. */
  of: (known: ReadonlyMap<string, StreetWalk | null>, walk: Walk): StreetWalk | undefined =>
    known.get(keyOf(walk)) ?? undefined,
  /** Finds walks whose streets the map has by now. @returns whether some are left to find */
  find: (map: TiledMap, all: readonly Walk[]): boolean => {
    const missing = all.filter((walk) => !walks.has(keyOf(walk)));
    if (missing.length === 0 || map.getZoom() < LEAST_ZOOM || !map.areTilesLoaded())
      return missing.length > 0;
    const ready = missing.filter((walk) => hasStreetsOf(map, walk));
    if (ready.length === 0) return true;
    const streets = streetsIn(map);
    // The style is still on its way, or its server failed: a map without tiles says that all are loaded.
    if (streets.length === 0) return true;
    const found = ready.map(
      (walk) => [keyOf(walk), walkOnStreets(streets, walk.from, walk.to)] as const,
    );
    walks = new Map([...walks, ...found].slice(-MOST_KEPT));
    for (const listener of listeners) listener();
    return ready.length < missing.length;
  },
};
