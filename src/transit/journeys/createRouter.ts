import type { JourneyPlace } from '../../contract/journeys/journeys.ts';
import { metersBetween, type Place } from '../../lib/geo/distance.ts';
import { walkReach, walkSeconds } from '../../lib/geo/walkMinutes.ts';
import { otherZone } from '../network/otherZone.ts';
import type { JourneyPart, JourneyQuery } from './JourneyPart.ts';
import type { Network } from './network/createNetwork.ts';
import type { NetworkView } from './network/createNetworkView.ts';
import type { Transfers, WaySettings } from './network/createTransfers.ts';
import { momentOf, routedOf, usableFor } from './routed.ts';
import type { AccessStops } from './search/bestRides.ts';
import { findWays } from './search/findWays.ts';
import type { Way } from './search/Way.ts';

/** By how much a snapshot's places may be off. */
const ROUNDED_METERS = 0.2;
/** A journey on foot alone takes at most so many seconds. */
export const LONGEST_WALK = 30 * 60;

/** The ways of a question, and what they were found in. */
export interface Routes {
  readonly parts: readonly JourneyPart[];
  /** With the zones of its stops. */
  readonly query: JourneyQuery;
  readonly metersPerMinute: number;
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

/** How riders get to stops other than on foot. Then no way is on foot alone. */
export interface Reach {
  /** Whether at the start, and at the end otherwise. */
  readonly isStart: boolean;
  readonly stops: (network: Network) => AccessStops;
}

export type Router = (parts: readonly JourneyPart[], query: JourneyQuery, reach?: Reach) => Routes;

/**
 * Where a way begins or ends, as it is given, with its time zone if it is a stop, and its exact place. The given place of a stop
 * is rounded to 10 cm, and from there to the stop itself it would be a second's walk.
 */
function endAt(
  network: Network,
  parts: readonly JourneyPart[],
  given: JourneyPlace,
): { readonly given: JourneyPlace; readonly place: Place } {
  const { stopID } = given;
  const same = network.stopsWithin(given, ROUNDED_METERS).find(({ stop }) => {
    if (stopID === undefined) return false;
    const { part, index } = network.stopAt(stop);
    const { city, rename } = parts[part] ?? {};
    const { stopID: own = '', intersection: name = '' } = city?.stops[index] ?? {};
    return (rename?.stop({ stopID: own, name }).stopID ?? own) === stopID;
  });
  if (same === undefined) return { given, place: given };
  const { part, index } = network.stopAt(same.stop);
  const city = parts[part]?.city;
  const zone = city === undefined ? {} : otherZone(city.stops[index], city.snapshot.city);
  return { given: { ...given, ...zone }, place: network.placeOf(same.stop) };
}

/** Creates the function that finds ways. */
export function createRouter(settings: WaySettings): Router {
  const { metresPerMinute: metersPerMinute } = settings.walking;
  return (parts, query, reach) => {
    const { at, isArriveBy, walkMinutes } = query;
    const all = routedOf(parts, settings);
    const { network, searches } = all;
    const usable = usableFor(all, parts, query, settings);
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
    const [start, end] = [endAt(network, parts, query.from), endAt(network, parts, query.to)];
    const from = reach?.isStart === true ? reach.stops(network) : accessOf(start.place);
    const to = reach?.isStart === false ? reach.stops(network) : accessOf(end.place);
    const metersOnFoot = metersBetween(start.place, end.place);
    const onFoot = walkSeconds(metersOnFoot, metersPerMinute);
    const walk = reach === undefined && onFoot <= LONGEST_WALK ? onFoot : null;
    const seconds = isArriveBy ? Math.floor(at / 1000) : Math.ceil(at / 1000);
    const find = (usesUnseen: boolean) => {
      const moment = momentOf(all, usable, parts, query, usesUnseen);
      const listsWalk = query.serviceDay === undefined;
      const places = { from, to, at: seconds, isArriveBy, walk, listsWalk, searches };
      return { ways: findWays({ ...moment, ...places }), view: moment.view };
    };
    let found = find(false);
    // A bus that was not seen may still come, if nothing else goes.
    if (found.ways.length === 0 && parts.some(({ live }) => live !== null)) found = find(true);
    const asked = { ...query, from: start.given, to: end.given };
    const routes = { parts, query: asked, metersPerMinute, network };
    return { ...routes, ...found, transfers, from, to, nearby, metersOnFoot };
  };
}
