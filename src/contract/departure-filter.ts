import { listText } from '../lib/names/list-text.ts';
import type { Arrival } from './arrivals.ts';

/** What is listed of a stop: the buses that leave it, or those that come to it, also where they end. */
export const STOP_LISTS = ['departures', 'arrivals'] as const;

/** Which departures of a stop are listed. An empty list leaves none out. */
export interface DepartureFilter {
  /** Departures if omitted. The destination of an arrival is where it comes from. */
  readonly show?: (typeof STOP_LISTS)[number];
  /** Only those to one of these destinations. */
  readonly destinations: readonly string[];
  /** Only buses that stop at one of these stops later, by their IDs. */
  readonly via: readonly string[];
  /** Only those of one of these platforms. */
  readonly platforms: readonly string[];
  /** Not those of these routes, by their IDs. */
  readonly hide: readonly string[];
}

/** A filter as parameters of getarrivals; undefined if it leaves nothing out. */
export function askedDepartures(
  filter: DepartureFilter,
): Readonly<Record<string, string>> | undefined {
  const { destinations: destination, platforms: platform, via, hide, show } = filter;
  const lists = Object.entries({ destination, via, platform, hide }).filter(
    ([, list]) => list.length > 0,
  );
  const shown = show === 'arrivals' ? { show } : {};
  return lists.length === 0 && show !== 'arrivals'
    ? undefined
    : { ...shown, ...Object.fromEntries(lists.map(([name, list]) => [name, listText(list)])) };
}

/** Whether a list names a value, or is empty. */
const hasAny = (list: readonly string[], ...values: readonly (string | undefined)[]) =>
  list.length === 0 || values.some((value) => value !== undefined && list.includes(value));

/**
 * Whether a departure is listed, as far as it says so itself: only a trip's stops tell where it goes later.
 *
 * @param platform that of the stop by the timetable; the departure may have another one today
 */
export const isListed = (
  { destinations, platforms, hide }: DepartureFilter,
  arrival: Pick<Arrival, 'routeID' | 'destination' | 'platform'>,
  platform?: string,
): boolean =>
  !hide.includes(arrival.routeID) &&
  hasAny(destinations, arrival.destination) &&
  hasAny(platforms, arrival.platform, platform);
