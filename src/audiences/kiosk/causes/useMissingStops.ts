import { useQueries } from '@tanstack/react-query';

import { isRefusedAsUnknown } from '../../../api/ApiError.ts';
import { stopLocationQuery } from '../../../api/queries/search/search-queries.ts';
import { useApi } from '../../../city/reads/ApiContext.ts';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import type { Station } from '../station/useStation.ts';

/** The stops of a board that no loaded route serves. */
interface MissingStops {
  /** The IDs that the city doesn't have. */
  readonly missing: readonly string[];
  /** Those of the stops on the way that the city doesn't have. */
  readonly missingVia: readonly string[];
  /** The IDs of the city's stops that are on other routes. */
  readonly elsewhere: readonly string[];
  /** Whether the service has said which of the two each is. */
  readonly isKnown: boolean;
}

const NO_STOPS: readonly string[] = [];

/** Asks the service which of the board's stops don't exist: those that no loaded route serves, and those on the way. */
export function useMissingStops(station: Station | null): MissingStops {
  const api = useApi();
  const { via } = useKiosk().options.filter;
  // Until then, they may be on a route whose stops are still loading.
  const isLoaded = station?.isLoaded === true;
  const unknown = isLoaded ? station.unknown : NO_STOPS;
  const asked = isLoaded ? [...unknown, ...via] : NO_STOPS;
  const lookups = useQueries({ queries: asked.map((stopID) => stopLocationQuery(api, stopID)) });
  const isMissing = asked.map((_, index) => {
    const failure = lookups[index]?.data?.failure;
    return failure !== undefined && isRefusedAsUnknown(failure.error, 'stop');
  });
  return {
    missing: unknown.filter((_, index) => isMissing[index]),
    missingVia: asked.filter((_, index) => index >= unknown.length && isMissing[index]),
    elsewhere: unknown.filter((_, index) => lookups[index]?.data?.answer !== undefined),
    isKnown: lookups.every(({ data }) => data !== undefined),
  };
}
