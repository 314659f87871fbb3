import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { ApiError } from '../../api/ApiError.ts';
import type { Api } from '../../api/createApi.ts';
import { circleQuery, roundedPlace } from '../../api/queries/search-queries.ts';
import { METERS_PER_FOOT } from '../../lib/geo/lengths.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { nearbyStops } from './nearbyStops.ts';
import type { NearbyStop } from './nearbyStops.ts';
import { circlesAround, searchProgress } from './searchRings.ts';
import type { CircleRead, SearchProgress } from './searchRings.ts';

/** A search around a point as far as it has come. */
export interface NearbySearch extends SearchProgress {
  /** The circles of the search, answered, failed or not asked for yet. */
  readonly reads: readonly CircleRead[];
  readonly centers: readonly Place[];
  /** Those within reach, nearest first, each once. */
  readonly found: readonly NearbyStop[];
  /** Entries of the answers that could not be read. */
  readonly dropped: number;
  /** Why circles failed, one element for each that did. */
  readonly failures: readonly ApiError[];
}

const answersOf = (results: readonly { data: CircleRead }[]): CircleRead[] =>
  results.map(({ data }) => data);

interface NearbySearchOptions {
  api: Api;
  /** Null where nothing is searched. */
  point: Place | null;
  /** Feet; null for the interface's default, which is widened where it finds little (R4). */
  radius: number | null;
  metresPerMinute: number;
  /** Feet that it is to reach however much is found nearer, as far as it can. */
  minFeet?: number;
}

/** What a search around a point has found so far, without asking for anything. */
export function useNearbySearch({
  api,
  point,
  radius,
  metresPerMinute,
  minFeet = 0,
}: NearbySearchOptions): NearbySearch {
  const place = point === null ? null : roundedPlace(point);
  const { lat = null, lon = null } = place ?? {};
  const centers = useMemo(() => {
    if (lat === null || lon === null) return [];
    const around = circlesAround({ lat, lon });
    return radius === null ? around : around.slice(0, 1);
  }, [lat, lon, radius]);
  const reads = useQueries({
    queries: centers.map((center) => ({
      ...circleQuery(api, center, radius),
      enabled: false,
    })),
    combine: answersOf,
  });
  return useMemo(() => {
    const at = { lat: lat ?? 0, lon: lon ?? 0 };
    const progress = searchProgress(reads, at, minFeet);
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
      // Outer circles jut out beyond what they cover together. One circle is the service's to judge.
      found: progress.circleCount === 1 ? near : near.filter(({ meters }) => meters <= reachMeters),
      dropped: answers.reduce((sum, answer) => sum + answer.dropped, 0),
      failures: failed,
    };
  }, [reads, centers, lat, lon, radius, metresPerMinute, minFeet]);
}

/**
 * Asks for what a search still wants. Mounted once for a search: when its point moves, what was
 * under way for the old one is aborted, since nobody looks at it any more.
 */
export function useFetchNearby(
  { centers, circleCount }: NearbySearch,
  { api, radius }: Pick<NearbySearchOptions, 'api' | 'radius'>,
): void {
  useQueries({
    queries: centers.slice(0, circleCount).map((center) => circleQuery(api, center, radius)),
  });
}
