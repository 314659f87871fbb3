import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { NEAR_KEY } from '../../../api/queries/query-keys.ts';
import type { Read } from '../../../api/Read.ts';
import { useClockOffset } from '../../../city/reads/live/clock-reads.ts';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { openCity } from './openCity.ts';

const hasFailed = (read: Read<unknown> | undefined) => read?.failure !== undefined;

/**
 * Loads the whole city into the page. Mount it when the rider may need it. Departures that the service failed to answer
 * are then those of the city's timetable.
 */
export function CityInPage() {
  const settings = useSettings();
  const clockOffset = useClockOffset();
  const client = useQueryClient();
  useEffect(() => {
    const open = async () => {
      if (await openCity(settings, clockOffset))
        await client.refetchQueries({
          queryKey: NEAR_KEY,
          predicate: ({ queryKey }) => hasFailed(client.getQueryData<Read<unknown>>(queryKey)),
        });
    };
    void open();
  }, [settings, clockOffset, client]);
  return null;
}
