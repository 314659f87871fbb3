import type { QueryClient } from '@tanstack/react-query';

import type { Api } from '../../../api/createApi.ts';
import { arrivalsQuery } from '../../../api/queries/times-queries.ts';
import { StopStart, type StopStartProps } from '../../../city/cards/stop/StopStart.tsx';
import type { Settings } from '../../../contract/settings/settings.ts';
import { firstReads, useReportFirstReads } from './useReportFirstReads.ts';

export { firstReads };

/** Reads the departures of a stop before its card renders, in a city with times; never rejects. */
export async function readDepartures(
  queries: QueryClient,
  api: Api,
  stopID: string,
  { features, polling }: Settings,
): Promise<void> {
  if (features.times === true)
    await queries.prefetchQuery(arrivalsQuery(api, stopID, polling.vehiclesSeconds * 1000));
}

/** The start of the card of a stop that the URL opens. */
export function FirstStop(props: StopStartProps) {
  useReportFirstReads();
  return <StopStart {...props} />;
}
