import KDBush from 'kdbush';

import { feetBetween, metersBetween, type Place } from '../../../lib/geo/distance.ts';
import { METERS_PER_FOOT } from '../../../lib/geo/lengths.ts';
import { boxesAround } from '../../../lib/geo/shapes/boxesAround.ts';
import { groupBy } from '../../../lib/groupBy.ts';
import { memoizeByObject } from '../../../lib/memoizeByObject.ts';
import { NO_ROUTE, type RouteStop } from '../../Source.ts';

/** A stop near a place. */
export interface StopAround {
  readonly meters: number;
  /** The entrance of its station to which that is; missing where the stop itself is nearer. */
  readonly entrance?: string | undefined;
  /** One for each route and destination, in the order of the feed. */
  readonly entries: readonly RouteStop[];
}

/** The stops of a source, indexed for the operations on stops. */
export interface StopIndex {
  /** The stops of a route; with `null`, of all routes, grouped by route. */
  ofRoute(routeID: string | null): readonly RouteStop[];
  /** The stop with an ID, or the one that is listed for it. */
  byID(stopID: string): RouteStop | undefined;
  /**
   * The stops less than `radius` feet from a place, nearest first and each stopID once. With a
   * destination, only stops with that destination (interface 4.2).
   */
  near(place: Place, radius: number, destination?: string): readonly RouteStop[];
  /** A stop's entries, one for each route and destination. */
  entriesOf(stopID: string): readonly RouteStop[];
  /**
   * All stops at most so many meters from a place, nearest first, each with its entries.
   *
   * @param entrances near the place, of the stations of stops by their IDs
   */
  around(
    place: Place,
    meters: number,
    entrances?: ReadonlyMap<string, { readonly name: string; readonly meters: number }>,
  ): readonly StopAround[];
  /** The IDs of the routes that stop less than `radius` feet from a place, the one with the nearest stop first. */
  routesNear(place: Place, radius: number): readonly string[];
}

// Each of these takes 0.1 s of CPU for 120,000 stops, so they are built when they are first needed.
const treeOf = memoizeByObject((stops: readonly RouteStop[]): KDBush => {
  const tree = new KDBush(stops.length);
  for (const { latitude, longitude } of stops) tree.add(longitude, latitude);
  return tree.finish();
});

/** The indexes of the stops within a box around a place, or slightly outside; `radius` is in feet. */
const idsIn = (stops: readonly RouteStop[], place: Place, radius: number): readonly number[] =>
  boxesAround(place, radius * METERS_PER_FOOT).flatMap((box) => treeOf(stops).range(...box));

// An ID of another stop at a place names that place.
const stopsByID = memoizeByObject((stops: readonly RouteStop[]) => {
  const byID = new Map<string, RouteStop>();
  for (const stop of stops) for (const { stopID } of stop.otherStops ?? []) byID.set(stopID, stop);
  for (const stop of stops) byID.set(stop.stopID, stop);
  return byID;
});

// Most questions need none of these.
const entriesByID = memoizeByObject((stops: readonly RouteStop[]) =>
  groupBy(stops, ({ stopID }) => stopID),
);

function indexOf(stops: readonly RouteStop[]): StopIndex {
  const routes = groupBy(stops, ({ routeID }) => routeID);
  const groupedByRoute = [...routes].flatMap(([routeID, own]) => (routeID === NO_ROUTE ? [] : own));
  return {
    ofRoute: (routeID) => (routeID === null ? groupedByRoute : (routes.get(routeID) ?? [])),
    entriesOf: (stopID) => entriesByID(stops).get(stopID) ?? [],
    byID: (stopID) => stopsByID(stops).get(stopID),
    near(place, radius, destination) {
      const found = new Map<string, { stop: RouteStop; feet: number }>();
      for (const id of idsIn(stops, place, radius)) {
        const stop = stops[id];
        if (stop === undefined) continue;
        // Of its entries, one where riders just get on says more than others.
        const known = found.get(stop.stopID)?.stop;
        if (known && known.exitOnly !== true && known.byReservation !== true) continue;
        if (destination !== undefined && stop.destination !== destination) continue;
        const feet = feetBetween(place, { lat: stop.latitude, lon: stop.longitude });
        if (feet < radius) found.set(stop.stopID, { stop, feet });
      }
      return [...found.values()].toSorted((a, b) => a.feet - b.feet).map(({ stop }) => stop);
    },
    around(place, meters, entrances = new Map()) {
      const found = new Map<string, { meters: number; entries: RouteStop[]; entrance?: string }>();
      const ids = idsIn(stops, place, meters / METERS_PER_FOOT);
      for (const id of ids.toSorted((a, b) => a - b)) {
        const stop = stops[id];
        if (stop === undefined) continue;
        const existing = found.get(stop.stopID);
        if (existing !== undefined) existing.entries.push(stop);
        else {
          const away = metersBetween(place, { lat: stop.latitude, lon: stop.longitude });
          if (away <= meters) found.set(stop.stopID, { meters: away, entries: [stop] });
        }
      }
      for (const [stopID, { meters: away, name }] of entrances) {
        const entries = [...(entriesByID(stops).get(stopID) ?? [])];
        if (entries.length > 0 && away < (found.get(stopID)?.meters ?? Infinity))
          found.set(stopID, { meters: away, entries, entrance: name });
      }
      return [...found.values()].toSorted((a, b) => a.meters - b.meters);
    },
    routesNear(place, radius) {
      const nearest = new Map<string, number>();
      // Sorted, so that routes with the same distance are in the order of the feed.
      for (const id of idsIn(stops, place, radius).toSorted((a, b) => a - b)) {
        const stop = stops[id];
        if (stop === undefined || stop.routeID === NO_ROUTE) continue;
        const feet = feetBetween(place, { lat: stop.latitude, lon: stop.longitude });
        const before = nearest.get(stop.routeID) ?? radius;
        if (feet < before) nearest.set(stop.routeID, feet);
      }
      return [...nearest].toSorted(([, a], [, b]) => a - b).map(([routeID]) => routeID);
    },
  };
}

/** The index of an array of stops, built once per array. */
export const stopIndex = memoizeByObject(indexOf);
