import KDBush from 'kdbush';

import { EARTH_RADIUS, METRES_PER_FOOT, feetBetween, type Place } from '../lib/distance.ts';
import type { RouteStop } from './Source.ts';

/** The stops of a source, arranged for the three questions that the interface asks of them. */
export interface StopIndex {
  /** A route's stops by its ID; of `null`, every route's, one route's together. */
  ofRoute(routeID: string | null): readonly RouteStop[];
  byID(stopID: string): RouteStop | undefined;
  /**
   * The stops strictly less than `radius` feet from a place, nearest first, one a stopID, and with
   * a destination only those headed there (interface 4.2).
   */
  near(place: Place, radius: number, destination?: string): readonly RouteStop[];
}

const FEET_PER_DEGREE = ((EARTH_RADIUS / METRES_PER_FOOT) * Math.PI) / 180;

type Box = readonly [west: number, south: number, east: number, north: number];

/** Boxes in degrees that hold the circle: two where it reaches over the 180th meridian. */
function boxesAround({ lat, lon }: Place, radius: number): readonly Box[] {
  const dLat = (radius / FEET_PER_DEGREE) * 1.001;
  const south = lat - dLat;
  const north = lat + dLat;
  const narrowest = Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180);
  const dLon = dLat / narrowest;
  // Around a pole every meridian is near, and the cosine there is no longer positive.
  if (narrowest <= 0 || dLon >= 180) return [[-180, south, 180, north]];
  const west = lon - dLon;
  const east = lon + dLon;
  const boxes: Box[] = [[Math.max(west, -180), south, Math.min(east, 180), north]];
  if (west < -180) boxes.push([west + 360, south, 180, north]);
  if (east > 180) boxes.push([-180, south, east - 360, north]);
  return boxes;
}

function treeOf(stops: readonly RouteStop[]): KDBush {
  const tree = new KDBush(stops.length);
  for (const { latitude, longitude } of stops) tree.add(longitude, latitude);
  return tree.finish();
}

function indexOf(stops: readonly RouteStop[]): StopIndex {
  const routes = new Map<string, RouteStop[]>();
  for (const stop of stops) {
    const ofRoute = routes.get(stop.routeID);
    if (ofRoute === undefined) routes.set(stop.routeID, [stop]);
    else ofRoute.push(stop);
  }
  const together = [...routes.values()].flat();
  const byID = new Map(stops.map((stop) => [stop.stopID, stop]));
  const tree = treeOf(stops);
  return {
    ofRoute: (routeID) => (routeID === null ? together : (routes.get(routeID) ?? [])),
    byID: (stopID) => byID.get(stopID),
    near(place, radius, destination) {
      const found = new Map<string, { stop: RouteStop; feet: number }>();
      for (const box of boxesAround(place, radius)) {
        for (const id of tree.range(...box)) {
          const stop = stops[id];
          if (stop === undefined || found.has(stop.stopID)) continue;
          if (destination !== undefined && stop.destination !== destination) continue;
          const feet = feetBetween(place, { lat: stop.latitude, lon: stop.longitude });
          if (feet < radius) found.set(stop.stopID, { stop, feet });
        }
      }
      return [...found.values()].toSorted((a, b) => a.feet - b.feet).map(({ stop }) => stop);
    },
  };
}

const indexes = new WeakMap<readonly RouteStop[], StopIndex>();

/** The index of an array of stops, made once for as long as the source gives the same array. */
export function stopIndex(stops: readonly RouteStop[]): StopIndex {
  const existing = indexes.get(stops);
  if (existing !== undefined) return existing;
  const index = indexOf(stops);
  indexes.set(stops, index);
  return index;
}
