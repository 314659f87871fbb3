import { STOP_RULE_BITS } from '../../../contract/snapshot/timetable.ts';
import { destinationKey } from '../../../lib/names/destination.ts';
import { plainName } from '../../../lib/text/plainName.ts';
import type { Findings } from '../Findings.ts';
import type { FeedPattern } from '../stop-times/PatternTable.ts';
import type { ComposedName } from '../translations/FeedTranslations.ts';
import { chooseSpellings } from './chooseSpellings.ts';

/** More destinations than this share of a pattern's stops are none. */
const MOST_DESTINATIONS = 1 / 3;

interface StopHeadsigns {
  /** The headsign of each stop; empty where the trip's counts. */
  readonly all: readonly string[];
  /** The stop_headsigns that are no destinations. */
  readonly unused: readonly string[];
}

/**
 * The stop_headsigns of a pattern that are destinations. Some cities fill them with the name of the stop itself or
 * of the next one: a headsign that is only at stops of its own name is none, and neither are any if they change
 * more often than at each third stop.
 */
function stopHeadsigns(
  { stops, flags }: FeedPattern,
  { stopHeadsign, stopName }: Pick<DestinationTexts, 'stopHeadsign' | 'stopName'>,
): StopHeadsigns {
  const given = Array.from(flags, (flag) => {
    const headsign = flag >> STOP_RULE_BITS;
    return headsign === 0 ? '' : plainName(stopHeadsign(headsign - 1));
  });
  const elsewhere = new Set(given.filter((text, at) => text !== stopName(stops[at] ?? -1)));
  const named = new Set(given.filter((text) => text !== '' && elsewhere.has(text)));
  const isTooMany = named.size > Math.max(1, stops.length * MOST_DESTINATIONS);
  const isUsed = (text: string) => !isTooMany && named.has(text);
  return {
    all: given.map((text) => (isUsed(text) ? text : '')),
    unused: [...new Set(given)].filter((text) => text !== '' && !isUsed(text)),
  };
}

/** What is between a route's number and the rest of a headsign: a space, or a sign with or without spaces. */
const SEPARATOR =
  /^(?:\s+[-–—:·|/]\s*|[-–—:·|/]\s+|[-–—:](?=\p{L}{2})|\s+)(?:to\s+|towards?\s+)?(?<rest>\S.*)$/iu;

/** Words after a number that belong to it: a street such as "16 de Septiembre". */
const GOES_ON = /^(?:de|del|di|do|da|du|of)\s/i;

/**
 * A headsign without the number of its route at its start: riders read the number beside it. A name without a
 * digit, such as "Red", goes only before a sign: "Red - Ashmont". A number that a stop's name begins with stays:
 * "5 Points" is a place.
 *
 * @param stopNames the names of the trip's stops
 */
export function withoutNumber(
  headsign: string,
  number: string,
  stopNames: readonly string[],
): string {
  const isSame = headsign.slice(0, number.length).toLowerCase() === number.toLowerCase();
  if (number === '' || !isSame) return headsign;
  const after = headsign.slice(number.length);
  const rest = SEPARATOR.exec(after)?.groups?.['rest'];
  if (rest === undefined || GOES_ON.test(rest)) return headsign;
  if (!/\d/.test(number) && !/^\s*[-–—:·|/]/.test(after)) return headsign;
  const [first = ''] = rest.split(' ');
  const place = `${number} ${first}`.toLowerCase();
  return stopNames.some((name) => name.toLowerCase().startsWith(place)) ? headsign : rest;
}

/** The texts that patterns refer to. */
export interface DestinationTexts {
  readonly tripHeadsign: (headsign: number) => string;
  readonly stopHeadsign: (headsign: number) => string;
  /** The name of a stop by its number in stops.txt. */
  readonly stopName: (stop: number) => string;
  /** The short name of a row of routes.txt. */
  readonly routeNumber: (route: number) => string;
  /** trip_id. */
  readonly tripID: (trip: number) => string;
  /** Notes how a destination that no row of the feed has is put together. */
  readonly compose: (destination: string, parts: ComposedName) => void;
}

/**
 * The destination at each stop of a pattern as the feed has it, without the route's number.
 *
 * @param shortened the headsigns that were found with a number, so that each is reported once
 */
function destinationsOf(
  pattern: FeedPattern,
  texts: DestinationTexts,
  shortened: Set<string>,
  findings: Findings,
): readonly string[] {
  const trip = { trip_id: texts.tripID(pattern.firstTrip) };
  const names = Array.from(pattern.stops, texts.stopName);
  const number = texts.routeNumber(pattern.route);
  const short = (headsign: string) => {
    const destination = withoutNumber(headsign, number, names);
    if (destination === headsign || shortened.has(headsign)) return destination;
    shortened.add(headsign);
    texts.compose(destination, (nameOf) => withoutNumber(nameOf(headsign), number, []));
    findings.add('number-in-headsign', {
      file: 'trips.txt',
      field: 'trip_headsign',
      values: { ...trip, headsign, destination },
    });
    return destination;
  };
  const ofTrip = pattern.headsign === -1 ? '' : plainName(texts.tripHeadsign(pattern.headsign));
  const fallback = short(ofTrip) || (names.at(-1) ?? '');
  const { all, unused } = stopHeadsigns(pattern, texts);
  if (unused.length > 0)
    findings.add('headsign-of-each-stop', {
      file: 'stop_times.txt',
      field: 'stop_headsign',
      values: { ...trip, stop_headsign: unused[0] ?? '', destination: fallback },
    });
  const byText = new Map([...new Set(all)].map((text) => [text, short(text)]));
  return all.map((text) => byText.get(text) || fallback);
}

/** The destinations that patterns of both directions have, by their keys. */
function destinationsOfBothWays(
  patterns: readonly FeedPattern[],
  named: readonly (readonly string[])[],
): ReadonlySet<string> {
  const directionsOf = new Map<string, Set<number>>();
  for (const [index, destinations] of named.entries()) {
    const directionID = patterns[index]?.directionID ?? -1;
    if (directionID === -1) continue;
    for (const destination of new Set(destinations)) {
      const directions = directionsOf.get(destination) ?? new Set();
      directionsOf.set(destination, directions.add(directionID));
    }
  }
  return new Set(
    [...directionsOf].flatMap(([destination, { size }]) => (size > 1 ? destination : [])),
  );
}

/**
 * The destination of each stop of each pattern of one route: the stop's headsign, else the
 * trip's, else the last stop's name. One destination has one spelling. If both directions of the route have
 * the same destination, the last stop's name is added, because only the destination distinguishes directions in
 * the interface.
 */
export function nameDestinations(
  patterns: readonly FeedPattern[],
  texts: DestinationTexts,
  findings: Findings,
): readonly (readonly string[])[] {
  const shortened = new Set<string>();
  const given = patterns.map((pattern) => destinationsOf(pattern, texts, shortened, findings));
  const spellingOf = chooseSpellings(patterns, given, findings);
  const named = given.map((destinations) =>
    destinations.map((given) => {
      const destination = spellingOf(given);
      if (destination !== given)
        texts.compose(destination, (nameOf) =>
          nameOf(given) === given ? destination : nameOf(given),
        );
      return destination;
    }),
  );
  const bothWays = destinationsOfBothWays(patterns, named);
  return named.map((destinations, index) => {
    const last = texts.stopName(patterns[index]?.stops.at(-1) ?? -1);
    return destinations.map((destination) => {
      if (!bothWays.has(destination) || destinationKey(destination) === destinationKey(last))
        return destination;
      const full = `${destination} (${last})`;
      texts.compose(full, (nameOf) => `${nameOf(destination)} (${nameOf(last)})`);
      return full;
    });
  });
}
