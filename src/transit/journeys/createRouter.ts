import type { JourneyPlace } from '../../contract/journeys.ts';
import { metersBetween, type Place } from '../../lib/geo/distance.ts';
import { walkReach, walkSeconds } from '../../lib/geo/walkMinutes.ts';
import { addDays, type ServiceDate, serviceDateAt } from '../../lib/time/service-date.ts';
import type { JourneyPart, JourneyQuery } from './JourneyPart.ts';
import { createCityView } from './lanes/createCityView.ts';
import { createLinks } from './network/createLinks.ts';
import { createNetwork, type Network } from './network/createNetwork.ts';
import { createNetworkView, type NetworkView } from './network/createNetworkView.ts';
import { createSide, type Side } from './network/createSide.ts';
import {
  createTransfers,
  type Transfers,
  type TransferSettings,
} from './network/createTransfers.ts';
import type { AccessStops } from './search/bestRides.ts';
import { findWays, MOST_RIDES, type Searches } from './search/findWays.ts';
import { Search } from './search/Search.ts';
import type { Way } from './search/Way.ts';
import { suitsNeeds } from './suitsNeeds.ts';

const HOUR = 3_600_000;
/** By how much a snapshot's places may be off. */
const ROUNDED_METERS = 0.2;
/** A journey on foot alone takes at most so many seconds. */
const LONGEST_WALK = 30 * 60;
/** Agencies whose networks are kept, and moments whose lanes are. */
const NETWORKS_KEPT = 4;
const MOMENTS_KEPT = 8;

interface Moment {
  readonly view: NetworkView;
  readonly onward: Side;
  readonly back: Side;
}

interface StepFreeStops {
  readonly platforms: readonly unknown[];
  readonly isUsable: (stop: number) => boolean;
  readonly transfers: Transfers;
}

/** A city's network, with what is worked out of it once. */
interface Routed {
  readonly network: Network;
  readonly transfers: Transfers;
  /** What riders can use who need it without steps, at the moment that was last asked for. */
  stepFree: StepFreeStops | null;
  readonly searches: Searches;
  readonly moments: Map<string, { readonly lives: readonly unknown[]; readonly moment: Moment }>;
}

export interface Routes {
  readonly ways: readonly Way[];
  readonly network: Network;
  readonly transfers: Transfers;
  readonly view: NetworkView;
  readonly from: AccessStops;
  readonly to: AccessStops;
  /** The stops near the start and the end, also those that the rider can't use. */
  readonly nearby: ReadonlySet<number>;
  readonly metersOnFoot: number;
}

export type Router = (parts: readonly JourneyPart[], query: JourneyQuery) => Routes;

const areSame = (some: readonly unknown[], others: readonly unknown[]) =>
  some.length === others.length && some.every((one, index) => one === others[index]);

/** The service days whose runs may be of use: from 12 hours of departures, or arrivals, on. */
function datesOf({ city }: JourneyPart, { at, isArriveBy }: JourneyQuery): ServiceDate[] {
  const { timeZone } = city.snapshot.city;
  const { daysBack } = city.timetable;
  const dateAt = (instant: number) => serviceDateAt(instant, timeZone);
  const first = isArriveBy ? addDays(dateAt(at - 12 * HOUR), -1) : dateAt(at);
  const last = addDays(dateAt(isArriveBy ? at : at + 12 * HOUR), 1);
  const dates = [addDays(first, -daysBack)];
  for (let [date = ''] = dates; date < last;) dates.push((date = addDays(date, 1)));
  return dates;
}

/** Where a stop is: a snapshot has its place to 10 cm only, which would be a second's walk to the stop itself. */
function exactPlace(
  network: Network,
  parts: readonly JourneyPart[],
  { stopID, lat, lon }: JourneyPlace,
): Place {
  const place = { lat, lon };
  if (stopID === undefined) return place;
  const same = network.stopsWithin(place, ROUNDED_METERS).find(({ stop }) => {
    const { part, index } = network.stopAt(stop);
    const { city, rename } = parts[part] ?? {};
    const { stopID: own = '', intersection: name = '' } = city?.stops[index] ?? {};
    return (rename?.stop({ stopID: own, name }).stopID ?? own) === stopID;
  });
  return same === undefined ? place : network.placeOf(same.stop);
}

/**
 * Creates the function that finds ways. It keeps what it works out of the last networks and moments.
 *
 * @param settings how fast riders walk, and how long a change takes
 */
export function createRouter(settings: TransferSettings): Router {
  const { metersPerMinute } = settings;
  const known: Routed[] = [];

  function routed(parts: readonly JourneyPart[]): Routed {
    const cities = parts.map(({ city }) => city);
    const existing = known.find(({ network }) => areSame(network.cities, cities));
    if (existing !== undefined) return existing;
    const network = createNetwork(cities);
    const searchOf = () => new Search(network.stopCount, MOST_RIDES);
    const made: Routed = {
      network,
      transfers: createTransfers(network, settings),
      stepFree: null,
      searches: { looks: [searchOf(), searchOf(), searchOf()], counter: searchOf() },
      moments: new Map(),
    };
    if (known.length >= NETWORKS_KEPT) known.shift();
    known.push(made);
    return made;
  }

  function stepFreeStops(all: Routed, parts: readonly JourneyPart[], { at, now }: JourneyQuery) {
    const platforms = parts.map(({ stepFree }) => stepFree?.(at, now) ?? null);
    if (all.stepFree !== null && areSame(all.stepFree.platforms, platforms)) return all.stepFree;
    const { network } = all;
    const isUsable = (stop: number) => {
      const { part, index } = network.stopAt(stop);
      const { stopID = '' } = network.cities[part]?.stops[index] ?? {};
      return network.isAccessible(stop) && platforms[part]?.isOutOfReach(stopID) !== true;
    };
    const transfers = createTransfers(network, settings, isUsable);
    return (all.stepFree = { platforms, isUsable, transfers });
  }

  function momentOf(
    { network, moments }: Routed,
    { transfers, platforms }: Pick<StepFreeStops, 'transfers' | 'platforms'>,
    parts: readonly JourneyPart[],
    query: JourneyQuery,
    usesUnseen: boolean,
  ): Moment {
    const { needs, now } = query;
    const dates = parts.map((part) => datesOf(part, query));
    const lives = [...parts.map(({ live }) => live), ...platforms];
    const isLive = parts.some(({ live }) => live !== null);
    const second = isLive ? Math.floor(now / 1000) : '';
    const key = [...dates, needs, second, isLive && usesUnseen].join(' ');
    const existing = moments.get(key);
    if (existing !== undefined && areSame(existing.lives, lives)) return existing.moment;
    const views = parts.map(({ city, live, liveFor }, index) => {
      const liveMoment = live === null ? null : { live, now, liveFor };
      return createCityView(city, dates[index] ?? [], liveMoment);
    });
    const suits = needs === null ? null : suitsNeeds(parts, needs);
    const view = createNetworkView(network, { views, suits, usesUnseen });
    const links = createLinks(view, transfers);
    const [onward, back] = [
      createSide(view, transfers, links, false),
      createSide(view, transfers, links, true),
    ];
    const moment = { view, onward, back };
    if (moments.size >= MOMENTS_KEPT) moments.clear();
    moments.set(key, { lives, moment });
    return moment;
  }

  return (parts, query) => {
    const { at, isArriveBy, walkMinutes } = query;
    const all = routed(parts);
    const { network, searches } = all;
    const usable =
      query.needs?.includes('accessible') === true
        ? stepFreeStops(all, parts, query)
        : { transfers: all.transfers, platforms: [], isUsable: () => true };
    const { transfers, isUsable } = usable;
    const nearby = new Set<number>();
    const accessOf = (place: Place): AccessStops => {
      const most = walkMinutes * 60;
      const meters = walkReach(most, metersPerMinute) + 1;
      const near = network.stopsWithin(place, meters).flatMap(({ stop, meters: away }) => {
        const seconds = walkSeconds(away, metersPerMinute);
        return seconds > most ? [] : [{ stop, meters: away, seconds }];
      });
      for (const { stop } of near) nearby.add(stop);
      return new Map(near.flatMap((one) => (isUsable(one.stop) ? [[one.stop, one]] : [])));
    };
    const [start, end] = [
      exactPlace(network, parts, query.from),
      exactPlace(network, parts, query.to),
    ];
    const [from, to] = [accessOf(start), accessOf(end)];
    const metersOnFoot = metersBetween(start, end);
    const onFoot = walkSeconds(metersOnFoot, metersPerMinute);
    const walk = onFoot <= LONGEST_WALK ? onFoot : null;
    const seconds = isArriveBy ? Math.floor(at / 1000) : Math.ceil(at / 1000);
    const find = (usesUnseen: boolean) => {
      const moment = momentOf(all, usable, parts, query, usesUnseen);
      const places = { from, to, at: seconds, isArriveBy, walk, searches };
      return { ways: findWays({ ...moment, ...places }), view: moment.view };
    };
    let found = find(false);
    // A bus that was not seen may still come, if nothing else goes.
    if (found.ways.length === 0 && parts.some(({ live }) => live !== null)) found = find(true);
    return { ...found, network, transfers, from, to, nearby, metersOnFoot };
  };
}
