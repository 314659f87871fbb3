import { useState } from 'react';

import type { Arrival } from '../../contract/arrivals.ts';
import {
  type Departure,
  type DepartureRow,
  departureRows,
  doesCome,
} from '../../contract/departures/departureRows.ts';
import { useDepartureMarks } from '../notices/useDepartureNotices.ts';
import { useNoticesRead } from '../notices/useNotices.ts';
import { useSettings } from '../reads/SettingsContext.ts';
import { useDepartures } from './useDepartures.ts';

/**
 * The departures of a stop, as its notices leave them: a stop that is closed is left out by each bus it is closed for.
 * Notices that come after the departures only strike them through in their places, and move none until they are read again.
 */
export function useDeparturesInForce(stopID: string) {
  const { reads, refetch, options } = useDepartures([stopID]);
  const markOf = useDepartureMarks();
  const [read] = reads;
  const feed = read?.answer;
  const { features } = useSettings();
  const { read: noticesRead } = useNoticesRead();
  const [early, setEarly] = useState<typeof feed>(undefined);
  const areUnknown = features.notices === true && noticesRead === undefined;
  if (areUnknown && early !== feed) setEarly(feed);
  const isLate = !areUnknown && feed !== undefined && feed === early;
  const closedRoutes = new Set<string>();
  const asInForce = (arrival: Arrival): Arrival =>
    markOf(arrival, stopID) === 'stop-closed' && doesCome(arrival)
      ? { ...arrival, state: 'skipped' }
      : arrival;
  const inPlace = (departure: Departure): Departure => {
    const arrival = asInForce(departure.arrival);
    return arrival === departure.arrival
      ? departure
      : { ...departure, arrival, minutes: null, minutesLate: 0 };
  };
  const arrivals = (feed?.arrivals ?? []).map((arrival) => {
    if (isLate) return arrival;
    if (markOf(arrival, stopID) === 'stop-closed') closedRoutes.add(arrival.routeID);
    return asInForce(arrival);
  });
  const rows = feed === undefined ? [] : departureRows({ ...feed, arrivals }, options);
  return {
    read,
    refetch,
    options,
    /** The routes for which the stop is closed. */
    closedRoutes: [...closedRoutes],
    rows: isLate
      ? rows.map((row): DepartureRow => {
          const [first, ...others] = row.next;
          return { ...row, next: [inPlace(first), ...others.map(inPlace)] };
        })
      : rows,
  };
}
