import type { Alert } from '../../contract/alerts/Alert.ts';
import { addDays, type ServiceDate, serviceDateAt } from '../../lib/time/service-date.ts';
import type { JourneyPart, JourneyQuery } from './JourneyPart.ts';
import { Clock } from './lanes/Clock.ts';
import { createCityView } from './lanes/createCityView.ts';
import type { JourneyCity } from './lanes/createJourneyCity.ts';
import type { Lane } from './lanes/Lane.ts';
import { createLinks } from './network/createLinks.ts';
import { createNetwork, type Network } from './network/createNetwork.ts';
import { createNetworkView, type NetworkView } from './network/createNetworkView.ts';
import { createSide, type Side } from './network/createSide.ts';
import { createTransfers, type Transfers, type WaySettings } from './network/createTransfers.ts';
import type { KnownLinks } from './network/LaneLinks.ts';
import { MOST_LOOKS, MOST_RIDES } from './search/createLook.ts';
import type { Searches } from './search/findWays.ts';
import { Search } from './search/Search.ts';
import { suitsNeeds } from './suitsNeeds.ts';

const HOUR = 3_600_000;
/** Networks of one agency that are kept, and moments whose lanes are. */
const NETWORKS_KEPT = 4;
const MOMENTS_KEPT = 8;

/** What a moment depends on. */
const NO_ALERTS: readonly Alert[] = [];

type MomentQuery = Pick<
  JourneyQuery,
  'alerts' | 'at' | 'isArriveBy' | 'needs' | 'now' | 'serviceDay'
>;

interface Moment {
  /** Until when all that was read of it stays true. */
  readonly clock: Clock;
  readonly view: NetworkView;
  readonly onward: Side;
  readonly back: Side;
}

interface Usable {
  readonly platforms: readonly unknown[];
  readonly isUsable: (stop: number) => boolean;
  readonly transfers: Transfers;
}

/** The lanes with what the rider needs, and as which runs the buses of the timetable's lanes go on. */
interface LanesKnown {
  readonly suited: WeakMap<Lane, readonly Lane[]>;
  readonly onward: KnownLinks;
  readonly back: KnownLinks;
}

/** A city's network, with what is worked out of it once. */
export interface Routed {
  readonly network: Network;
  /** What is known of lanes, by what the rider needs: it stays as long as the lanes. */
  readonly byNeeds: Map<JourneyQuery['needs'], LanesKnown>;
  readonly transfers: Transfers;
  /** What riders can use who need it without steps, at the moment that was last asked for. */
  stepFree: Usable | null;
  readonly searches: Searches;
  readonly moments: Map<string, { readonly lives: readonly unknown[]; readonly moment: Moment }>;
}

/** What was worked out of each city, by its first agency. */
const known = new WeakMap<JourneyCity, { readonly key: string; readonly routed: Routed }[]>();

const noLanes = (): LanesKnown => ({
  suited: new WeakMap(),
  onward: new WeakMap(),
  back: new WeakMap(),
});

const areSame = (some: readonly unknown[], others: readonly unknown[]) =>
  some.length === others.length && some.every((one, index) => one === others[index]);

/** The service days whose runs may be of use: from 12 hours of departures, or arrivals, on. */
export function datesOf(
  { city }: JourneyPart,
  { at, isArriveBy, serviceDay }: MomentQuery,
): ServiceDate[] {
  if (serviceDay !== undefined) return [serviceDay];
  const { timeZone } = city.snapshot.city;
  const { daysBack } = city.timetable;
  const dateAt = (instant: number) => serviceDateAt(instant, timeZone);
  const first = isArriveBy ? addDays(dateAt(at - 12 * HOUR), -1) : dateAt(at);
  const last = addDays(dateAt(isArriveBy ? at : at + 12 * HOUR), 1);
  const dates = [addDays(first, -daysBack)];
  for (let [date = ''] = dates; date < last;) dates.push((date = addDays(date, 1)));
  return dates;
}

/** What is worked out once of the city that some agencies serve together. */
export function routedOf(parts: readonly JourneyPart[], settings: WaySettings): Routed {
  const cities = parts.map(({ city }) => city);
  const [first] = cities;
  const all = (first && known.get(first)) ?? [];
  const key = JSON.stringify([settings.walking.metresPerMinute, settings.journeys]);
  const existing = all.find((one) => one.key === key && areSame(one.routed.network.cities, cities));
  if (existing !== undefined) return existing.routed;
  const network = createNetwork(cities);
  const searchOf = () => new Search(network.stopCount, MOST_RIDES);
  const routed: Routed = {
    network,
    transfers: createTransfers(network, settings),
    stepFree: null,
    byNeeds: new Map(),
    searches: { looks: Array.from({ length: MOST_LOOKS }, searchOf), counter: searchOf() },
    moments: new Map(),
  };
  if (first !== undefined) known.set(first, [...all.slice(1 - NETWORKS_KEPT), { key, routed }]);
  return routed;
}

/** The stops that a rider can use, and the changes between them. */
export function usableFor(
  routed: Routed,
  parts: readonly JourneyPart[],
  { needs, at, now }: MomentQuery,
  settings: WaySettings,
): Usable {
  const { network, transfers } = routed;
  if (needs?.includes('accessible') !== true)
    return { transfers, platforms: [], isUsable: () => true };
  const platforms = parts.map(({ stepFree }) => stepFree?.(at, now) ?? null);
  if (routed.stepFree !== null && areSame(routed.stepFree.platforms, platforms))
    return routed.stepFree;
  const isUsable = (stop: number) => {
    const { part, index } = network.stopAt(stop);
    const { stopID = '' } = network.cities[part]?.stops[index] ?? {};
    return network.isAccessible(stop) && platforms[part]?.isOutOfReach(stopID) !== true;
  };
  return (routed.stepFree = {
    platforms,
    isUsable,
    transfers: createTransfers(network, settings, isUsable),
  });
}

/** The runs of the days that a question is about, with what is known of them now. */
export function momentOf(
  { network, moments, byNeeds }: Routed,
  { transfers, platforms }: Pick<Usable, 'transfers' | 'platforms'>,
  parts: readonly JourneyPart[],
  query: MomentQuery,
  usesUnseen: boolean,
): Moment {
  const { needs, now, alerts = NO_ALERTS } = query;
  const dates = parts.map((part) => datesOf(part, query));
  // The city's alerts have its own IDs.
  const closed = parts.map(
    ({ closedStops, rename }) =>
      closedStops?.(now, rename === undefined ? alerts : NO_ALERTS) ?? null,
  );
  const lives = [...parts.map(({ live }) => live), ...platforms, ...closed];
  const isLive = parts.some(({ live }) => live !== null);
  const key = [...dates, needs, isLive ? usesUnseen : 'planned'].join(' ');
  const existing = moments.get(key);
  if (existing !== undefined && areSame(existing.lives, lives))
    if (!isLive || existing.moment.clock.moveTo(now)) return existing.moment;
  const clock = new Clock(now);
  const views = parts.map(({ city, live, liveFor }, index) => {
    const options = live === null ? null : { live, liveFor, clock };
    return createCityView(city, dates[index] ?? [], options);
  });
  const known = byNeeds.get(needs) ?? noLanes();
  byNeeds.set(needs, known);
  const suits = needs === null ? null : suitsNeeds(parts, needs, known.suited);
  const view = createNetworkView(network, { views, closed, suits, usesUnseen });
  const links = createLinks(view, transfers);
  // Of a bus that is late, or where a stop is closed, it may go on as another run.
  const all = isLive || closed.some((one) => one !== null) ? noLanes() : known;
  const [onward, back] = [
    createSide(view, transfers, links, false, all.onward),
    createSide(view, transfers, links, true, all.back),
  ];
  const moment = { clock, view, onward, back };
  moments.delete(key);
  for (const oldest of moments.keys()) {
    if (moments.size < MOMENTS_KEPT) break;
    moments.delete(oldest);
  }
  moments.set(key, { lives, moment });
  return moment;
}
