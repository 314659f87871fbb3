import { useQuery } from '@tanstack/react-query';

import { type ArrivalsFeed, arrivalsQuery } from '../../api/queries/times-queries.ts';
import type { Read } from '../../api/Read.ts';
import { useApi } from '../reads/ApiContext.ts';
import { useSettings } from '../reads/SettingsContext.ts';

/**
 * The buses that will come to a stop, read while the component is on the page.
 *
 * @param stopID null to read nothing
 */
export function useArrivals(stopID: string | null): {
  readonly read: Read<ArrivalsFeed> | undefined;
  readonly refetch: () => unknown;
} {
  const { polling, features } = useSettings();
  const { data: read, refetch } = useQuery({
    ...arrivalsQuery(useApi(), stopID ?? '', polling.vehiclesSeconds * 1000),
    enabled: stopID !== null && features.times === true,
  });
  return { read, refetch };
}
