import type { AlertConcern } from '../../../contract/alerts/Alert.ts';
import type { RouteStop } from '../../Source.ts';

/** The stops of a city by place. */
export interface Places {
  /** All stops. Those of a place have the ID, name and position of its first one. Without places, the source's own list. */
  readonly stops: readonly RouteStop[];
  /** The stops of a place with several, by the ID of each. The first one is listed for all. */
  readonly byID: ReadonlyMap<string, readonly RouteStop[]>;
  readonly routesAt: ReadonlyMap<string, readonly string[]>;
  /** For each route, from its agency's name of a stop to the name of the listed one. */
  readonly names: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

type ListedStop = Pick<
  RouteStop,
  'stopID' | 'intersection' | 'latitude' | 'longitude' | 'wheelChairAccessible' | 'otherStops'
>;

/** What is listed for all stops of a place: one object, since a region has ten times as many stops as places. */
function listedOf(
  [listed, ...others]: readonly RouteStop[],
  agencyOf: (routeID: string) => string | undefined,
): ListedStop | undefined {
  if (listed === undefined) return undefined;
  const own = agencyOf(listed.routeID);
  const { stopID, intersection, latitude, longitude, wheelChairAccessible } = listed;
  const otherStops = others.map((other) => {
    const agency = agencyOf(other.routeID);
    return {
      stopID: other.stopID,
      intersection: other.intersection,
      ...(agency === undefined || agency === own ? {} : { agency }),
    };
  });
  return { stopID, intersection, latitude, longitude, wheelChairAccessible, otherStops };
}

/**
 * The stops with those of one place as one.
 *
 * @param places as from `findPlacesSteps`
 * @param agencyOf the name of a route's agency
 */
export function placesFrom(
  own: readonly RouteStop[],
  places: readonly (readonly RouteStop[])[],
  agencyOf: (routeID: string) => string | undefined,
): Places {
  const byID = new Map(
    places.flatMap((place) => place.map(({ stopID }) => [stopID, place] as const)),
  );
  const routesAt = new Map<string, string[]>();
  const names = new Map<string, Map<string, string>>();
  if (byID.size === 0) return { stops: own, byID, routesAt, names };
  const listedByPlace = new Map(places.map((place) => [place, listedOf(place, agencyOf)]));
  const stops = own.map((stop) => {
    const { stopID, routeID, intersection, destination, exitOnly, byReservation } = stop;
    const place = byID.get(stopID);
    const listed = place && listedByPlace.get(place);
    if (listed === undefined) return stop;
    const routeIDs = routesAt.get(stopID);
    if (routeIDs === undefined) routesAt.set(stopID, [routeID]);
    // The stops of a route are side by side.
    else if (routeIDs.at(-1) !== routeID) routeIDs.push(routeID);
    if (listed.intersection !== intersection)
      names.set(
        routeID,
        (names.get(routeID) ?? new Map<string, string>()).set(intersection, listed.intersection),
      );
    // Names each member: a spread with members added to it takes three times the memory.
    return {
      routeID,
      destination,
      stopID: listed.stopID,
      intersection: listed.intersection,
      latitude: listed.latitude,
      longitude: listed.longitude,
      otherStops: listed.otherStops,
      ...(listed.wheelChairAccessible === undefined
        ? {}
        : { wheelChairAccessible: listed.wheelChairAccessible }),
      ...(exitOnly === undefined ? {} : { exitOnly }),
      ...(byReservation === undefined ? {} : { byReservation }),
    };
  });
  return { stops, byID, routesAt, names };
}

const listedID = ({ byID }: Places, stopID: string): string =>
  byID.get(stopID)?.[0]?.stopID ?? stopID;

/** What an alert concerns, by the listed stops. Where one agency's stop is closed, those of the others are not. */
export function listedConcern(places: Places, concern: AlertConcern): AlertConcern[] {
  const { stops, ...rest } = concern;
  if (stops === undefined) return [concern];
  const isOfRoute = rest.routeID !== undefined || rest.trips !== undefined;
  const [alone, shared] = [new Set<string>(), new Map<string, Set<string>>()];
  for (const stopID of stops) {
    const routeIDs = isOfRoute ? undefined : places.routesAt.get(stopID);
    if (routeIDs === undefined) alone.add(listedID(places, stopID));
    for (const routeID of routeIDs ?? [])
      shared.set(routeID, (shared.get(routeID) ?? new Set()).add(listedID(places, stopID)));
  }
  return [
    ...(alone.size === 0 ? [] : [{ ...rest, stops: [...alone] }]),
    ...Array.from(shared, ([routeID, ofRoute]) => ({ ...rest, routeID, stops: [...ofRoute] })),
  ];
}
