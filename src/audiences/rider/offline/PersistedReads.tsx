import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { advanceLots } from '../../../api/feeds/lotFeed.ts';
import { LOTS_KEY, routeDocumentKey, stopsKey } from '../../../api/queries/query-keys.ts';
import { routeDocumentQuery } from '../../../api/queries/routeDocumentQuery.ts';
import type { RouteRead } from '../../../api/RouteRead.ts';
import { useApi } from '../../../city/reads/ApiContext.ts';
import { useLotsRead } from '../../../city/reads/live-reads.ts';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { useCityStops } from '../../../city/reads/StopsInViewContext.tsx';
import { LotsAnswer } from '../../../contract/parking-lot.ts';
import { RouteDocument } from '../../../contract/route-document.ts';
import { StopsAnswer } from '../../../contract/stop.ts';
import { usePersistedRead } from './usePersistedRead.ts';

/** Saves the stops of each route, its document and the lots, never the vehicles: old positions are useless (R26). */
export function PersistedReads() {
  const { stopReads } = useCityStops();
  const { routeDocuments, features } = useSettings();
  return (
    <>
      {stopReads.map((stops) => (
        <PersistedStops key={stops.route.routeID} stops={stops} />
      ))}
      {routeDocuments === undefined
        ? null
        : stopReads.map(({ route: { routeID } }) => (
            <PersistedDocument key={routeID} routeID={routeID} />
          ))}
      {features.parking ? <PersistedLots /> : null}
    </>
  );
}

function PersistedStops({ stops }: { stops: RouteRead<StopsAnswer> }) {
  const { baseUrl } = useSettings().service;
  const { routeID } = stops.route;
  usePersistedRead({
    name: `${baseUrl} stops ${routeID}`,
    read: stops.read,
    queryKey: stopsKey(routeID),
    toWire: (answer) => z.encode(StopsAnswer, answer),
    fromWire: (wire) => z.safeParse(StopsAnswer, wire).data,
  });
  return null;
}

function PersistedDocument({ routeID }: { routeID: string }) {
  const { baseUrl } = useSettings().service;
  usePersistedRead({
    name: `${baseUrl} route ${routeID}`,
    read: useQuery(routeDocumentQuery(useApi(), routeID)).data,
    queryKey: routeDocumentKey(routeID),
    toWire: (document) => document,
    fromWire: (wire) => z.safeParse(RouteDocument, wire).data,
  });
  return null;
}

function PersistedLots() {
  const { baseUrl } = useSettings().service;
  usePersistedRead({
    name: `${baseUrl} lots`,
    read: useLotsRead(),
    queryKey: LOTS_KEY,
    toWire: (feed) => z.encode(LotsAnswer, feed),
    fromWire: (wire, at) => {
      const { data } = z.safeParse(LotsAnswer, wire);
      return data === undefined ? undefined : advanceLots(undefined, data, at);
    },
  });
  return null;
}
