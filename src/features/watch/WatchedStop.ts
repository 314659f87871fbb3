import type { Place } from '../../lib/geo/distance.ts';

/** The fields of a loaded stop that are needed to find its buses. */
export interface WatchedStop {
  readonly stopID: string;
  readonly intersection: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly routes: readonly string[];
  readonly destinations: readonly string[];
}

export const placeOfStop = ({ latitude, longitude }: WatchedStop): Place => ({
  lat: latitude,
  lon: longitude,
});
