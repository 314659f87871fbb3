import { bearingBetween, metersBetween } from '../geo/distance.ts';
import type { Place } from '../geo/distance.ts';
import { groupBy } from '../groupBy.ts';
import { memoizeByObject } from '../memoizeByObject.ts';
import { sameDestination } from './destination.ts';
import { orderedNameKey, stopNameKey } from './stop-name.ts';

interface NamedPlace {
  readonly intersection: string;
  readonly latitude: number;
  readonly longitude: number;
}

interface NamedStop extends NamedPlace {
  readonly destinations: readonly string[];
}

/** The position of a bus and its heading, in degrees clockwise from north; null if unknown. */
export interface NamingBus extends Place {
  readonly heading: number | null;
}

/** Stops with the same name within this distance are at the same intersection; in meters. */
const SAME_INTERSECTION = 150;
/** Within this distance a bus may have passed its next stop a little; in meters. */
const AT_STOP = 60;
/** A stop this many times farther away than another with its name is not the next one. */
const FARTHER_FACTOR = 3;

const placeOf = ({ latitude, longitude }: NamedPlace): Place => ({
  lat: latitude,
  lon: longitude,
});

/** Whether a place is behind a bus that drives away from it. */
function isBehind({ heading, ...bus }: NamingBus, place: Place): boolean {
  if (heading === null || metersBetween(bus, place) <= AT_STOP) return false;
  const turn = Math.abs(((bearingBetween(bus, place) - heading + 540) % 360) - 180);
  return turn > 90;
}

/** The indexes of the stops with each name. Memoized: every bus of a route looks for its next stop. */
const indexesByName = memoizeByObject((stops: readonly NamedPlace[]) =>
  groupBy(stops.keys(), (index) => stopNameKey(stops[index]?.intersection ?? '')),
);

const stopsNamed = <S extends NamedPlace>(key: string, stops: readonly S[]): readonly S[] =>
  (indexesByName(stops).get(key) ?? []).flatMap((index) => stops[index] ?? []);

/**
 * The stops that a bus means by the name of its next stop: all stops at that intersection. If several
 * intersections have the name, the position and heading of the bus decide.
 *
 * @param bus null if its position is unknown
 * @returns the nearest stop first; empty if it is ambiguous
 */
export function resolveStopName<S extends NamedPlace>(
  name: string,
  stops: readonly S[],
  bus: NamingBus | null,
): readonly S[] {
  const key = stopNameKey(name);
  const named = key === '' ? [] : stopsNamed(key, stops);
  const orderedKey = orderedNameKey(name);
  const exact = named.filter((stop) => orderedNameKey(stop.intersection) === orderedKey);
  const candidates = exact.length > 0 ? exact : named;
  const at = bus ?? candidates.map(placeOf)[0];
  if (at === undefined) return [];
  const [nearest, ...others] = candidates
    .filter((stop) => bus === null || candidates.length === 1 || !isBehind(bus, placeOf(stop)))
    .map((stop) => ({ stop, meters: metersBetween(at, placeOf(stop)) }))
    .toSorted((a, b) => a.meters - b.meters);
  if (nearest === undefined) return [];
  const isHere = ({ stop }: { stop: S }) =>
    metersBetween(placeOf(stop), placeOf(nearest.stop)) <= SAME_INTERSECTION;
  const elsewhere = others.filter((one) => !isHere(one));
  return elsewhere.every(({ meters }) => bus !== null && meters >= FARTHER_FACTOR * nearest.meters)
    ? [nearest, ...others.filter(isHere)].map(({ stop }) => stop)
    : [];
}

/**
 * Creates a function that finds a vehicle's next stop by its name. Stops on both sides of a street have
 * the same name, so it prefers a stop toward `destination`. For a name at several places it takes the
 * one that the bus is approaching. It returns null if no stop has the name, or if several may be meant.
 */
export function stopFinder<S extends NamedStop>(
  stops: readonly S[],
): (name: string, destination: string, bus?: NamingBus) => S | null {
  return (name, destination, bus) => {
    const named = stopsNamed(stopNameKey(name), stops);
    const toward = named.filter((stop) =>
      stop.destinations.some((label) => sameDestination(label, destination)),
    );
    return resolveStopName(name, toward.length > 0 ? toward : named, bus ?? null)[0] ?? null;
  };
}
