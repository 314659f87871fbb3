import * as z from 'zod/mini';

import { advanceLots } from '../../../api/feeds/lotFeed.ts';
import { lotsQuery } from '../../../api/queries/live-queries.ts';
import { stopsQuery } from '../../../api/queries/stopsQuery.ts';
import { LotsAnswer } from '../../../contract/parking-lot.ts';
import type { Settings } from '../../../contract/settings.ts';
import { StopsAnswer } from '../../../contract/stop.ts';
import { useApi } from '../../../city/reads/ApiContext.ts';
import { useLotsRead } from '../../../city/reads/live-reads.ts';
import type { RouteRead } from '../../../api/RouteRead.ts';
import { usePersistedRead } from './usePersistedRead.ts';

type Service = Settings['service'];

/** The stops of one route and the lots, never vehicles: where those were says nothing (R26). */
export function PersistedReads({
  service,
  stopReads,
}: {
  service: Service;
  stopReads: readonly RouteRead<StopsAnswer>[];
}) {
  return (
    <>
      {stopReads.map((stops) => (
        <PersistedStops key={stops.route.routeID} service={service} stops={stops} />
      ))}
      <PersistedLots service={service} />
    </>
  );
}

function PersistedStops({ service, stops }: { service: Service; stops: RouteRead<StopsAnswer> }) {
  const { routeID } = stops.route;
  usePersistedRead({
    name: `${service.baseUrl} stops ${routeID}`,
    read: stops.read,
    queryKey: stopsQuery(useApi(), routeID).queryKey,
    toWire: (answer) => z.encode(StopsAnswer, answer),
    fromWire: (wire) => z.safeParse(StopsAnswer, wire).data,
  });
  return null;
}

function PersistedLots({ service }: { service: Service }) {
  usePersistedRead({
    name: `${service.baseUrl} lots`,
    read: useLotsRead(),
    queryKey: lotsQuery(useApi(), false).queryKey,
    toWire: (feed) => z.encode(LotsAnswer, feed),
    fromWire: (wire, at) => {
      const { data } = z.safeParse(LotsAnswer, wire);
      return data === undefined ? undefined : advanceLots(undefined, data, at);
    },
  });
  return null;
}
