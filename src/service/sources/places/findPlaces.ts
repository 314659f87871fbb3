import KDBush from 'kdbush';

import { metersBetween } from '../../../lib/geo/distance.ts';
import { boxesAround } from '../../../lib/geo/shapes/boxesAround.ts';
import { groupBy } from '../../../lib/groupBy.ts';
import { isOneName } from '../../../lib/names/one-name.ts';
import type { Steps } from '../../../lib/steps.ts';
import { NO_ROUTE, type RouteStop } from '../../Source.ts';

/** Stops of one place are at most so far apart, in meters. */
const PLACE_METERS = 40;

/**
 * In a square of about 40 m. The stops of a busier one are not joined: a feed can have thousands at one point, and
 * comparing each with each takes the longer the more there are.
 */
const MOST_IN_SQUARE = 100;
/** About 40 m, in degrees of latitude. */
const SQUARE = 0.00036;
/** Agencies at one corner. */
const MOST_IN_PLACE = 16;

/** How many stops are looked at in one step, which takes a few milliseconds. */
const STOPS_PER_STEP = 200;

/** A stop with everybody who serves it. */
interface ServedStop {
  readonly stop: RouteStop;
  readonly lat: number;
  readonly lon: number;
  readonly agencies: Set<string>;
}

/** Sorts by text, the same on each machine. */
const byText = (one: string, other: string) => (one < other ? -1 : Number(one > other));

function servedStops(
  all: readonly RouteStop[],
  agencyOf: (routeID: string) => string,
): readonly ServedStop[] {
  const served = new Map<string, ServedStop>();
  for (const stop of all) {
    const { stopID, latitude: lat, longitude: lon } = stop;
    const one = served.get(stopID) ?? { stop, lat, lon, agencies: new Set() };
    served.set(stopID, one);
    one.agencies.add(agencyOf(stop.routeID));
  }
  // Sorted, so that nothing depends on the order of the feeds.
  return uncrowded([...served.values()]).toSorted((a, b) => byText(a.stop.stopID, b.stop.stopID));
}

/** Leaves out all stops of a square that has more than MOST_IN_SQUARE. */
function uncrowded(served: readonly ServedStop[]): readonly ServedStop[] {
  const squares = groupBy(
    served,
    ({ lat, lon }) =>
      `${Math.floor(lat / SQUARE)} ${Math.floor((lon * Math.cos((Math.floor(lat) * Math.PI) / 180)) / SQUARE)}`,
  );
  return [...squares.values()].flatMap((stops) => (stops.length > MOST_IN_SQUARE ? [] : stops));
}

function haveOneAgency({ agencies }: ServedStop, other: ServedStop): boolean {
  for (const agency of agencies) if (other.agencies.has(agency)) return true;
  return false;
}

/** Whether stops that are near each other are one place. Two that an agency serves both are its own to tell apart. */
const isOnePlace = (one: ServedStop, other: ServedStop): boolean =>
  !haveOneAgency(one, other) &&
  metersBetween(one, other) <= PLACE_METERS &&
  ((one.stop.station !== undefined && one.stop.station === other.stop.station) ||
    isOneName(one.stop.intersection, other.stop.intersection));

/**
 * Finds the stops of different agencies that riders know as one place: at most 40 m apart, and with one name or
 * one parent station. Two stops of one agency are never one place, since they are the two sides of a street or two
 * platforms; so of an agency's stops the nearest joins that of another.
 *
 * @param agencyOf the agency of a route
 * @returns the places with several stops, each with one entry for each of them; that with the first stopID is first
 */
export function* findPlacesSteps(
  all: readonly RouteStop[],
  agencyOf: (routeID: string) => string,
): Steps<readonly (readonly RouteStop[])[]> {
  const ofRoutes = all.filter(({ routeID }) => routeID !== NO_ROUTE);
  if (new Set(ofRoutes.map(({ routeID }) => agencyOf(routeID))).size < 2) return [];
  yield;
  const served = servedStops(ofRoutes, agencyOf);
  const tree = new KDBush(served.length);
  for (const { lat, lon } of served) tree.add(lon, lat);
  tree.finish();
  const pairs: { readonly one: ServedStop; readonly other: ServedStop; readonly meters: number }[] =
    [];
  for (const [index, one] of served.entries()) {
    if (index % STOPS_PER_STEP === 0) yield;
    const near = boxesAround(one, PLACE_METERS).flatMap((box) => tree.range(...box));
    for (const at of near.toSorted((a, b) => a - b)) {
      const other = served[at];
      if (at > index && other !== undefined && isOnePlace(one, other))
        pairs.push({ one, other, meters: metersBetween(one, other) });
    }
  }
  const places = new Map<ServedStop, readonly ServedStop[]>();
  const nearestFirst = pairs.toSorted((a, b) => a.meters - b.meters);
  for (const [index, { one, other }] of nearestFirst.entries()) {
    if (index % STOPS_PER_STEP === 0) yield;
    const [place, joined] = [places.get(one) ?? [one], places.get(other) ?? [other]];
    if (place.length + joined.length > MOST_IN_PLACE) continue;
    const isFitting = place.every((member) => joined.every((added) => isOnePlace(member, added)));
    if (!isFitting) continue;
    const whole = [...place, ...joined];
    for (const member of whole) places.set(member, whole);
  }
  return [...new Set(places.values())].map((place) =>
    place.map(({ stop }) => stop).toSorted((a, b) => byText(a.stopID, b.stopID)),
  );
}
