import { useQueries } from '@tanstack/react-query';

import { isRefusedAsUnknown } from '../../../api/ApiError.ts';
import { circleQuery, stopLocationQuery } from '../../../api/queries/search/search-queries.ts';
import type { Read } from '../../../api/Read.ts';
import { useApi } from '../../../city/reads/ApiContext.ts';
import { reachedStops } from '../../../contract/board/reach.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import { platformsOf } from './usePlatforms.ts';
import { isAtStation } from './useStation.ts';

interface StopsToSearch {
  /** As the service writes them. A stop that doesn't exist is left out. */
  readonly stopIDs: readonly string[];
  /** The place of the first stop; null without stops. */
  readonly place: Place | null;
  /** Whether each stop and each point of the URL has been looked up. */
  readonly isKnown: boolean;
  /** Whether a lookup has failed. It is tried again. */
  readonly hasFailed: boolean;
}

const isFailing = (read: Read<unknown> | undefined): boolean =>
  read?.failure !== undefined && read.answer === undefined;

const isUnknownStop = (read: Read<unknown> | undefined): boolean =>
  read?.failure !== undefined && isRefusedAsUnknown(read.failure.error, 'stop');

const NO_PLACES: readonly Place[] = [];

/** Looks up the stops of a station of which no route is known: those of the URL, or those near its points. */
export function useStopsToSearch(): StopsToSearch {
  const api = useApi();
  const { stops, near } = useKiosk().options;
  const points = stops.length > 0 ? NO_PLACES : near;
  const meant = stops.flatMap((text) => reachedStops(text).map(({ stopID }) => stopID));
  const lookups = useQueries({ queries: meant.map((stopID) => stopLocationQuery(api, stopID)) });
  const circles = useQueries({ queries: points.map((point) => circleQuery(api, point, null)) });
  const named = lookups.flatMap(({ data }) => data?.answer ?? []);
  const around = circles
    .flatMap(({ data }) => data?.answer?.stops ?? [])
    .filter((stop) => isAtStation(stop, points));
  const [first] = [...named, ...around];
  // A stop that doesn't exist is an answer.
  const hasFailed =
    lookups.some(({ data }) => isFailing(data) && !isUnknownStop(data)) ||
    circles.some(({ data }) => isFailing(data));
  return {
    stopIDs: [...new Set([...named.flatMap(platformsOf), ...around.map(({ stopID }) => stopID)])],
    place: first === undefined ? null : { lat: first.latitude, lon: first.longitude },
    isKnown: !hasFailed && [...lookups, ...circles].every(({ data }) => data !== undefined),
    hasFailed,
  };
}
