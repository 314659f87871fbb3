import { useQueries } from '@tanstack/react-query';

import { stopLocationQuery } from '../../../api/queries/found-queries.ts';
import type { Read } from '../../../api/Read.ts';
import type { StopLocationAnswer } from '../../../contract/found-stops.ts';
import { useApi } from '../../../city/reads/ApiContext.ts';

const answersIn = (results: readonly { data: Read<StopLocationAnswer> | undefined }[]) =>
  results.flatMap(({ data }) => data?.answer ?? []);

/** Names and places of stops that no route in view has, each asked for once (4.3). */
export function useLostStops(stopIDs: readonly string[]): readonly StopLocationAnswer[] {
  const api = useApi();
  return useQueries({
    queries: stopIDs.map((stopID) => stopLocationQuery(api, stopID)),
    combine: answersIn,
  });
}
