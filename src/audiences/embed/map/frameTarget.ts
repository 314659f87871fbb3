import type { CityView } from '../../../city/reads/useCityView.ts';
import { placeAt } from '../../../lib/geo/distance.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import type { View } from '../../../view/view.ts';

/** What a frame must show, because its URL or the reader named it. */
export interface FrameTarget {
  /** Changes when something else is named. */
  readonly key: string;
  /** Empty while unknown. */
  readonly places: readonly Place[];
  /** Whether it is a selection or a searched point, and not lots or routes. */
  readonly isSpot: boolean;
}

const COMPASS = [0, 90, 180, 270];

/** What the URL names beside the view. */
interface Named {
  /** As the URL names them; `city.lots` has only those. */
  readonly lots: readonly string[];
  /** The places of the stops whose departures the frame lists; empty while unknown, null if it has none. */
  readonly stops: readonly Place[] | null;
}

/**
 * What the frame's URL names, the most special first: the selection, the stops of its departures, the searched
 * point with its area, the named lots, or the routes. Null if it names nothing: then the frame shows the city's
 * center.
 */
export function frameTarget(
  { selection, near, routes, hidden }: View,
  { lots, stops }: Named,
  city: Pick<CityView, 'placesOf' | 'nearby' | 'lots' | 'stops' | 'stopReads'>,
): FrameTarget | null {
  if (selection !== null) {
    const key = `${selection.kind} ${selection.id}`;
    return { key, places: city.placesOf(selection), isSpot: true };
  }
  if (stops !== null) {
    const isKnown = stops.length > 0;
    const places = isKnown && near !== null ? [...stops, near] : stops;
    return { key: 'departures', places, isSpot: true };
  }
  if (near !== null) {
    const { read, reachMeters } = city.nearby;
    const edge = COMPASS.map((bearing) => placeAt(near, bearing, reachMeters));
    return {
      key: `near ${near.lat} ${near.lon}`,
      places: read === undefined ? [] : edge,
      isSpot: true,
    };
  }
  if (lots.length > 0 && !hidden.includes('lots')) {
    const places = city.lots.flatMap(({ place }) => place ?? []);
    return { key: `lots ${lots.join()}`, places, isSpot: false };
  }
  if (routes === null || routes.length === 0) return null;
  const isRead = city.stopReads.every(({ read }) => read !== undefined);
  const places = city.stops.map(({ latitude, longitude }) => ({ lat: latitude, lon: longitude }));
  return { key: `routes ${routes.join()}`, places: isRead ? places : [], isSpot: false };
}
