import type { ListedLot } from '../../../features/parking/listLots.ts';
import type { CityStop } from '../../../features/stops/mergeStops.ts';
import type { Bounds } from '../../../lib/geo/Camera.ts';
import { metersBetween, placeAt } from '../../../lib/geo/distance.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import type { Station } from '../station/useStation.ts';

/** Meters around a station that its map always shows: a walk of four minutes. */
const AROUND = 300;
/** Meters. Lots within this distance of a station are on its map. */
const LOTS_WITHIN = 800;

/** Pixels that the marker of a lot needs around its place, with its event mark. */
export const LOT_MARGIN = 36;

interface PlacesToShow {
  /** From the URL; they decide alone. */
  readonly bounds: Bounds | null;
  readonly station: Pick<Station, 'stops' | 'here'> | null;
  readonly stops: readonly CityStop[];
  readonly lots: readonly ListedLot[];
  /** Whether the URL names these lots. */
  readonly areLotsNamed: boolean;
}

/**
 * The places that a display's map is fitted to: those in the URL, the surroundings of the station with its
 * lots, or the routes. Lots that the URL names are there, however far they are; without a station,
 * they take the place of the routes. Empty while nothing is known.
 */
export function placesToShow({
  bounds,
  station,
  stops,
  lots,
  areLotsNamed,
}: PlacesToShow): readonly Place[] {
  if (bounds !== null) return [bounds.southWest, bounds.northEast];
  const lotPlaces = lots.flatMap(({ place }) => place ?? []);
  const stopPlaces = (all: readonly CityStop[]) =>
    all.map(({ latitude, longitude }) => ({ lat: latitude, lon: longitude }));
  if (station === null) {
    const hasOnlyLots = stops.length === 0 || (areLotsNamed && lotPlaces.length > 0);
    return hasOnlyLots ? lotPlaces : stopPlaces(stops);
  }
  const { here } = station;
  if (here === null) return [];
  return [
    ...[0, 90, 180, 270].map((bearing) => placeAt(here, bearing, AROUND)),
    ...stopPlaces(station.stops),
    ...lotPlaces.filter((place) => areLotsNamed || metersBetween(here, place) <= LOTS_WITHIN),
  ];
}
