import type { WalkLeg } from '../../contract/journeys/journeys.ts';
import { STREET_LAYERS } from '../../features/journeys/streets/walkableLines.ts';
import {
  streetArea,
  type StreetWalk,
  walkOnStreets,
} from '../../features/journeys/streets/walkOnStreets.ts';
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

/** Whether the map has all streets around a walk at hand. */
function hasStreetsOf(map: TiledMap, { from, to }: Walk): boolean {
  const { southWest, northEast } = streetArea(from, to, 0);
  const bounds = map.getBounds();
  return (
    bounds.getWest() <= southWest.lon &&
    bounds.getSouth() <= southWest.lat &&
    bounds.getEast() >= northEast.lon &&
    bounds.getNorth() >= northEast.lat
  );
}

const streetsIn = (map: TiledMap) =>
  Object.entries(map.getStyle().sources)
    .filter(([, { type }]) => type === 'vector')
    .flatMap(([source]) =>
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
    const found = ready.map(
      (walk) => [keyOf(walk), walkOnStreets(streets, walk.from, walk.to)] as const,
    );
    walks = new Map([...walks, ...found].slice(-MOST_KEPT));
    for (const listener of listeners) listener();
    return ready.length < missing.length;
  },
};
