import { departureRows, doesCome } from '../../features/times/departureRows.ts';
import { useDepartureMarks } from '../notices/useDepartureNotices.ts';
import { useDepartures } from './useDepartures.ts';

/** The departures of a stop, as its notices leave them: a stop that is closed is left out by each bus it is closed for. */
export function useDeparturesInForce(stopID: string) {
  const { reads, refetch, options } = useDepartures([stopID]);
  const markOf = useDepartureMarks();
  const [read] = reads;
  const feed = read?.answer;
  const closedRoutes = new Set<string>();
  const arrivals = (feed?.arrivals ?? []).map((arrival) => {
    if (markOf(arrival, stopID) !== 'stop-closed') return arrival;
    closedRoutes.add(arrival.routeID);
    return doesCome(arrival) ? { ...arrival, state: 'skipped' as const } : arrival;
  });
  return {
    read,
    refetch,
    options,
    /** The routes for which the stop is closed. */
    closedRoutes: [...closedRoutes],
    rows: feed === undefined ? [] : departureRows({ ...feed, arrivals }, options),
  };
}
