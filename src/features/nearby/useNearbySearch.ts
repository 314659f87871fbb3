import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { ApiError } from '../../api/ApiError.ts';
import type { Api } from '../../api/createApi.ts';
import { circleQuery, roundedPlace } from '../../api/queries/search/search-queries.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { METERS_PER_FOOT } from '../../lib/geo/lengths.ts';
import { nearbyStops } from './nearbyStops.ts';
import type { NearbyStop } from './nearbyStops.ts';
import { circlesAround, onlyCircle, searchProgress } from './searchRings.ts';
import type { CircleRead, SearchCircles, SearchProgress } from './searchRings.ts';

/** The progress and the results of a search around a point. */
export interface NearbySearch extends SearchProgress {
  /** The reads of the circles, in the order of `centers`. */
  readonly reads: readonly CircleRead[];
  readonly centers: readonly Place[];
  /** The stops within reach, nearest first, without duplicates. */
  readonly found: readonly NearbyStop[];
  /** The number of unreadable entries in the answers. */
  readonly dropped: number;
  /** The error of each circle that failed. */
  readonly failures: readonly ApiError[];
}

const answersOf = (results: readonly { data: CircleRead }[]): CircleRead[] =>
  results.map(({ data }) => data);

const NO_CIRCLES: SearchCircles = { centers: [], reaches: [] };

interface NearbySearchOptions {
  api: Api;
  /** Null while there is no search. */
  point: Place | null;
  /** Feet; null for the interface's default, which widens if it finds too few stops. */
  radius: number | null;
  metresPerMinute: number;
  /** Feet. The reach of the search even if it finds enough stops nearer. */
  minFeet?: number;
}

/** The cached results of a search around a point. Sends no requests; `useFetchNearby` does. */
export function useNearbySearch({
  api,
  point,
  radius,
  metresPerMinute,
  minFeet = 0,
}: NearbySearchOptions): NearbySearch {
  const place = point === null ? null : roundedPlace(point);
  const { lat = null, lon = null } = place ?? {};
  const isWidening = radius === null;
  const circles = useMemo(() => {
    if (lat === null || lon === null) return NO_CIRCLES;
    return isWidening ? circlesAround({ lat, lon }) : onlyCircle({ lat, lon });
  }, [lat, lon, isWidening]);
  const { centers } = circles;
  const reads = useQueries({
    queries: centers.map((center) => ({
      ...circleQuery(api, center, radius),
      enabled: false,
    })),
    combine: answersOf,
  });
  return useMemo(() => {
    const at = { lat: lat ?? 0, lon: lon ?? 0 };
    const progress = searchProgress(reads, circles, minFeet);
    const answers = reads.slice(0, progress.circleCount).flatMap((read) => read?.answer ?? []);
    const failed = reads
      .slice(0, progress.circleCount)
      .flatMap((read) => read?.failure?.error ?? []);
    const stops = answers.flatMap((answer) => answer.stops);
    const near = nearbyStops(stops, at, metresPerMinute);
    const reachMeters = progress.reachFeet * METERS_PER_FOOT;
    return {
      ...progress,
      reachFeet: radius ?? progress.reachFeet,
      reads,
      centers,
      // Several circles extend past the area that they cover completely. With one, the service decides.
      found: progress.circleCount === 1 ? near : near.filter(({ meters }) => meters <= reachMeters),
      dropped: answers.reduce((sum, answer) => sum + answer.dropped, 0),
      failures: failed,
    };
  }, [reads, circles, centers, lat, lon, radius, metresPerMinute, minFeet]);
}

/**
 * Requests the circles that a search needs. Mount it once per search: when the point changes, it aborts
 * the requests for the old point.
 */
export function useFetchNearby(
  { centers, circleCount }: NearbySearch,
  { api, radius }: Pick<NearbySearchOptions, 'api' | 'radius'>,
): void {
  useQueries({
    queries: centers.slice(0, circleCount).map((center) => circleQuery(api, center, radius)),
  });
}
