import { metersBetween } from '../../../lib/geo/distance.ts';
import type { Place } from '../../../lib/geo/distance.ts';

/** A place and how many trips serve it. */
export interface WeightedPlace {
  readonly lat: number;
  readonly lon: number;
  readonly weight: number;
}

/** The share of service on each side that the first view may leave out. */
const LEFT_OUT = 0.1;
/** The width and height of the map that the first view is for, in CSS pixels. */
const VIEW_PIXELS = 560;
const TILE_PIXELS = 512;
const [MIN_ZOOM, MAX_ZOOM] = [5, 14];
/** A center farther from every stop than this is between places, such as two ports. In meters. */
const NEAR_METERS = 1000;
/** Meters. Service within this distance counts as at a stop. */
const AREA_METERS = 5000;

/** The value below which a share of the weight lies. */
function quantile(values: readonly (readonly [number, number])[], share: number): number {
  const total = values.reduce((sum, [, weight]) => sum + weight, 0);
  let below = 0;
  for (const [value, weight] of values) {
    below += weight;
    if (below >= total * share) return value;
  }
  return values.at(-1)?.[0] ?? 0;
}

const mercator = (lat: number) =>
  (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI;

/**
 * A place with stops: the median if a stop is near it, else the stop with most service around it, the nearest to
 * the median of several. The median latitude and longitude may come from different places.
 */
function placeWithStops(median: Place, places: readonly WeightedPlace[]): Place {
  if (places.some((place) => metersBetween(median, place) <= NEAR_METERS)) return median;
  const serviceAround = (at: WeightedPlace) =>
    places.reduce(
      (sum, place) =>
        // A degree of latitude is 111 km. Most stops of a country are farther away than that.
        Math.abs(place.lat - at.lat) < 0.1 && metersBetween(at, place) <= AREA_METERS
          ? sum + place.weight
          : sum,
      0,
    );
  const [best] = places
    .map((place) => ({
      place,
      service: serviceAround(place),
      meters: metersBetween(median, place),
    }))
    .toSorted((a, b) => b.service - a.service || a.meters - b.meters);
  return best === undefined ? median : { lat: best.place.lat, lon: best.place.lon };
}

/**
 * Where the map opens: the center is the median of all stops by service, so that a stop in the wrong
 * place or a line to another city does not move it; where no stop is near it, a place with stops. The zoom shows
 * most of the service.
 */
export function viewOf(places: readonly WeightedPlace[]): {
  readonly center: { readonly lat: number; readonly lon: number };
  readonly zoom: number;
} {
  const sorted = (of: (place: WeightedPlace) => number) =>
    places.map((place) => [of(place), place.weight] as const).toSorted(([a], [b]) => a - b);
  const lats = sorted(({ lat }) => lat);
  const lons = sorted(({ lon }) => lon);
  const center = placeWithStops({ lat: quantile(lats, 0.5), lon: quantile(lons, 0.5) }, places);
  const halfWidth = Math.max(
    center.lon - quantile(lons, LEFT_OUT),
    quantile(lons, 1 - LEFT_OUT) - center.lon,
  );
  const halfHeight = Math.max(
    mercator(center.lat) - mercator(quantile(lats, LEFT_OUT)),
    mercator(quantile(lats, 1 - LEFT_OUT)) - mercator(center.lat),
  );
  const degrees = Math.max(2 * halfWidth, 2 * halfHeight, 0.001);
  const zoom = Math.log2((VIEW_PIXELS * 360) / (TILE_PIXELS * degrees));
  const rounded = (value: number, scale: number) => Math.round(value * scale) / scale;
  return {
    center: { lat: rounded(center.lat, 1e5), lon: rounded(center.lon, 1e5) },
    zoom: rounded(Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom)), 10),
  };
}
