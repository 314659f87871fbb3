import { sameDestination } from './destination.ts';
import { bearingBetween, metersBetween } from './geo/distance.ts';
import type { Place } from './geo/distance.ts';
import { memoizeByString } from './memoizeByString.ts';

/** What stands between two streets: the interface says `&` (2.2), cities also say "at", "and", `/`. */
const SEPARATOR = /\s*[&@/+–—-]\s*|\s+(?:at|and|y|con)\s+/;

const streetsOf = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\([^)]*\)|\p{M}/gu, '')
    .split(SEPARATOR)
    .map((street) => street.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim())
    .filter((street) => street !== '');

/**
 * A form of a stop's name that is the same for all ways to write it: with its streets in either
 * order, with "&" or "at" between them, in any case, with or without the direction that some put
 * behind it in brackets (R12, R16).
 */
export const stopNameKey = memoizeByString((name) => streetsOf(name).toSorted().join(' & '));

/** The same with the streets in the order in which they are written, which some cities tell corners apart by. */
const writtenKey = memoizeByString((name) => streetsOf(name).join(' & '));

interface NamedPlace {
  readonly intersection: string;
  readonly latitude: number;
  readonly longitude: number;
}

interface NamedStop extends NamedPlace {
  readonly destinations: readonly string[];
}

/** A bus that names a stop: where it is, where it was, and which way it heads, degrees from north. */
export interface NamingBus extends Place {
  readonly heading: number | null;
}

/** Metres. Stops of one name that are this near are the sides or corners of one crossing. */
const ONE_CROSSING = 150;
/** Metres. A bus this near to a stop may stand past it and still mean it. */
const AT_STOP = 60;
/** A stop this many times farther away than another of its name is not the one that comes next. */
const FARTHER = 3;

const placeOf = ({ latitude, longitude }: NamedPlace): Place => ({
  lat: latitude,
  lon: longitude,
});

/** Whether a bus drives away from a place. */
function isBehind({ heading, ...bus }: NamingBus, place: Place): boolean {
  if (heading === null || metersBetween(bus, place) <= AT_STOP) return false;
  const turn = Math.abs(((bearingBetween(bus, place) - heading + 540) % 360) - 180);
  return turn > 90;
}

/**
 * The stops that a bus means by a name: all of the crossing that it comes to. Where several crossings have
 * the name they are told apart by where the bus is and where it heads (R39); empty where that does not
 * decide.
 *
 * @param bus null where nothing is known of it: then one crossing only has to have the name
 */
export function stopsMeant<S extends NamedPlace>(
  name: string,
  stops: readonly S[],
  bus: NamingBus | null,
): readonly S[] {
  const key = stopNameKey(name);
  const named = key === '' ? [] : stops.filter((stop) => stopNameKey(stop.intersection) === key);
  const written = writtenKey(name);
  const exact = named.filter((stop) => writtenKey(stop.intersection) === written);
  const meant = exact.length > 0 ? exact : named;
  const at = bus ?? meant.map(placeOf)[0];
  if (at === undefined) return [];
  const [nearest, ...others] = meant
    .filter((stop) => bus === null || meant.length === 1 || !isBehind(bus, placeOf(stop)))
    .map((stop) => ({ stop, metres: metersBetween(at, placeOf(stop)) }))
    .toSorted((a, b) => a.metres - b.metres);
  if (nearest === undefined) return [];
  const isHere = ({ stop }: { stop: S }) =>
    metersBetween(placeOf(stop), placeOf(nearest.stop)) <= ONE_CROSSING;
  const elsewhere = others.filter((one) => !isHere(one));
  return elsewhere.every(({ metres }) => bus !== null && metres >= FARTHER * nearest.metres)
    ? [nearest, ...others.filter(isHere)].map(({ stop }) => stop)
    : [];
}

/**
 * Gives a function that finds a stop by a name that a vehicle tells. The two sides of a street have
 * one name: of them the stop towards `destination` is taken, if one is, and of those at several places
 * the one that the bus comes to.
 */
export function stopFinder<S extends NamedStop>(
  stops: readonly S[],
): (name: string, destination: string, bus?: NamingBus) => S | null {
  const byName = new Map<string, S[]>();
  for (const stop of stops) {
    const key = stopNameKey(stop.intersection);
    byName.set(key, [...(byName.get(key) ?? []), stop]);
  }
  return (name, destination, bus) => {
    const named = byName.get(stopNameKey(name)) ?? [];
    const towards = named.filter((stop) =>
      stop.destinations.some((label) => sameDestination(label, destination)),
    );
    return stopsMeant(name, towards.length > 0 ? towards : named, bus ?? null)[0] ?? null;
  };
}
