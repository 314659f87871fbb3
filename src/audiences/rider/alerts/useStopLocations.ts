import { useQueries } from '@tanstack/react-query';

import { stopLocationQuery } from '../../../api/queries/search/search-queries.ts';
import type { Read } from '../../../api/Read.ts';
import { useApi } from '../../../city/reads/ApiContext.ts';
import type { StopLocationAnswer } from '../../../contract/stops/stop-lookups.ts';

const answersOf = (results: readonly { data: Read<StopLocationAnswer> | undefined }[]) =>
  results.flatMap(({ data }) => data?.answer ?? []);

/** Names and places of stops that aren't on a route in view, each read once (4.3). */
export function useStopLocations(stopIDs: readonly string[]): readonly StopLocationAnswer[] {
  const api = useApi();
  return useQueries({
    queries: stopIDs.map((stopID) => stopLocationQuery(api, stopID)),
    combine: answersOf,
  });
}
