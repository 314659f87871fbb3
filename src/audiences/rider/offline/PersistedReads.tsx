import * as z from 'zod/mini';

import { advanceLots } from '../../../api/feeds/lotFeed.ts';
import { LOTS_KEY, stopsKey } from '../../../api/queries/query-keys.ts';
import type { RouteRead } from '../../../api/RouteRead.ts';
import { useLotsRead } from '../../../city/reads/live-reads.ts';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { useCityStops } from '../../../city/reads/StopsInViewContext.tsx';
import { LotsAnswer } from '../../../contract/parking-lot.ts';
import { StopsAnswer } from '../../../contract/stop.ts';
import { usePersistedRead } from './usePersistedRead.ts';

/** Saves the stops of each route and the lots, never the vehicles: old positions are useless (R26). */
export function PersistedReads() {
  const { stopReads } = useCityStops();
  const { parking } = useSettings().features;
  return (
    <>
      {stopReads.map((stops) => (
        <PersistedStops key={stops.route.routeID} stops={stops} />
      ))}
      {parking ? <PersistedLots /> : null}
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
