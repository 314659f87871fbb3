import type { Arrival } from '../arrivals.ts';
import type { DepartureFilter } from '../departure-filter.ts';

/** Whether a board lists what comes to its stops, and not what leaves them. */
export const isOfArrivals = ({ show }: Pick<DepartureFilter, 'show'>): boolean =>
  show === 'arrivals';

/** An arrival as a board lists it. Where a bus of a station comes to is its platform, and nobody leaves from there. */
export const shownArrival = (arrival: Arrival, filter: DepartureFilter): Arrival =>
  isOfArrivals(filter) ? { ...arrival, departsFrom: undefined } : arrival;
