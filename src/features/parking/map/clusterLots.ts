import type { Place } from '../../../lib/geo/distance.ts';
import type { ListedLot } from '../listLots.ts';

/** Lots that share one marker at a zoom. */
export interface LotCluster {
  readonly place: Place;
  readonly lots: readonly ListedLot[];
}

/** Markers closer together than this overlap, in CSS pixels. */
export const CLUSTER_PIXELS = 18;

/** The width of MapLibre's world at zoom 0, in CSS pixels. */
const WORLD = 512;

/** A place in Web Mercator at a zoom, in CSS pixels. */
function pixelOf({ lat, lon }: Place, zoom: number): readonly [x: number, y: number] {
  const size = WORLD * 2 ** zoom;
  const angle = (lat * Math.PI) / 180;
  const y = Math.log(Math.tan(Math.PI / 4 + angle / 2));
  return [((lon + 180) / 360) * size, (0.5 - y / (2 * Math.PI)) * size];
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Joins lots whose markers would overlap at a zoom. Clusters depend only on positions and keys,
 * so polls don't change them.
 */
export function clusterLots(lots: readonly ListedLot[], zoom: number): readonly LotCluster[] {
  const clusters: { at: readonly [number, number]; members: { lot: ListedLot; place: Place }[] }[] =
    [];
  for (const lot of lots.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    const { place } = lot;
    if (place === null) continue;
    const at = pixelOf(place, zoom);
    const near = clusters.find(
      (one) => Math.hypot(one.at[0] - at[0], one.at[1] - at[1]) < CLUSTER_PIXELS,
    );
    if (near === undefined) clusters.push({ at, members: [{ lot, place }] });
    else near.members.push({ lot, place });
  }
  return clusters.map(({ members }) => ({
    place: {
      lat: mean(members.map(({ place }) => place.lat)),
      lon: mean(members.map(({ place }) => place.lon)),
    },
    lots: members.map(({ lot }) => lot),
  }));
}
