import { stopIndex } from './operations/stops/stop-index.ts';
import type { RouteStop, Source, Timed } from './Source.ts';

/** Supplies the stops of a source that has those of all routes at once. */
export const supplyStops = (
  all: (now: number) => Promise<Timed<readonly RouteStop[]>>,
): Source['stops'] => ({
  async read(routeID, now) {
    const stops = await all(now);
    return routeID === null ? stops : { ...stops, value: stopIndex(stops.value).ofRoute(routeID) };
  },
});
