import { useMemo } from 'react';

import { isRefusedAsUnknown } from '../../api/ApiError.ts';
import type { RouteRead } from '../../api/RouteRead.ts';
import { useSettings } from './SettingsContext.ts';

/**
 * The reads without those of routes that the city doesn't have: the settings don't list them, and the service
 * refuses them because of their IDs. The settings of some cities list no routes, and a service may refuse any
 * request, such as one with a wrong key, so neither is enough.
 */
export function useKnownReads<T>(reads: readonly RouteRead<T>[]): readonly RouteRead<T>[] {
  const { routes } = useSettings();
  return useMemo(
    () =>
      reads.filter(({ route, read }) => {
        const error = read?.failure?.error;
        return (
          error === undefined ||
          !isRefusedAsUnknown(error, 'route') ||
          routes.some(({ routeID }) => routeID === route.routeID)
        );
      }),
    [reads, routes],
  );
}

/** The IDs of the routes that `useKnownReads` leaves out. */
export function useUnknownRoutes(reads: readonly RouteRead<unknown>[]): readonly string[] {
  const known = useKnownReads(reads);
  return reads.filter((read) => !known.includes(read)).map(({ route }) => route.routeID);
}
