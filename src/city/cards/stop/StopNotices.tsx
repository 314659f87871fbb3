import { useQuery } from '@tanstack/react-query';

import { arrivalsQuery } from '../../../api/queries/times-queries.ts';
import type { Arrival } from '../../../contract/arrivals.ts';
import type { CityStop } from '../../../features/stops/mergeStops.ts';
import { PlaceNotices } from '../../notices/PlaceNotices.tsx';
import { useApi } from '../../reads/ApiContext.ts';

const NONE: readonly Arrival[] = [];

/** The notices about a stop and its routes: those that the rider has chosen, and those of its departures. */
export function StopNotices({ stop: { stopID, routes, destinations } }: { stop: CityStop }) {
  // `StopDepartures` reads and polls them.
  const { data } = useQuery({ ...arrivalsQuery(useApi(), stopID, Infinity), enabled: false });
  const arrivals = data?.answer?.arrivals ?? NONE;
  return (
    <PlaceNotices
      place={{
        stopIDs: [stopID],
        routeIDs: [...routes, ...arrivals.map(({ routeID }) => routeID)],
        destinations: [...destinations, ...arrivals.map(({ destination }) => destination)],
      }}
    />
  );
}
