import type { QueryClient } from '@tanstack/react-query';

import type { Api } from '../../../api/createApi.ts';
import { arrivalsQuery } from '../../../api/queries/times-queries.ts';
import { StopStart } from '../../../city/cards/stop/StopStart.tsx';
import type { Settings } from '../../../contract/settings/settings.ts';

/** What the card of a stop that the URL opens begins with. */
export const FirstStop = StopStart;

let end: () => void;

/** Resolves when the departures of the stop that the URL opens have been read. */
export const firstReads = new Promise<void>((resolve) => {
  end = resolve;
});

/** Reads the departures of a stop before its card renders, in a city with times; never rejects. */
export async function readDepartures(
  queries: QueryClient,
  api: Api,
  stopID: string,
  { features, polling }: Settings,
): Promise<void> {
  if (features.times === true)
    await queries.prefetchQuery(arrivalsQuery(api, stopID, polling.vehiclesSeconds * 1000));
  end();
}
