import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import type { Read } from '../../../api/Read.ts';
import { useClockOffset } from '../../../city/reads/live/clock-reads.ts';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { openCity } from './openCity.ts';

/** Reads again all that failed: what is on the screen now, and the rest once it is. */
export const refetchFailed = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey }) =>
      client.getQueryData<Read<unknown>>(queryKey)?.failure !== undefined,
  });

/**
 * Loads the whole city into the page. Mount it when the rider may need it. What the service failed to answer is then
 * asked again, and comes from the city's timetable.
 */
export function CityInPage() {
  const settings = useSettings();
  const clockOffset = useClockOffset();
  const client = useQueryClient();
  useEffect(() => {
    const open = async () => {
      if (await openCity(settings, clockOffset)) await refetchFailed(client);
    };
    void open();
  }, [settings, clockOffset, client]);
  return null;
}
