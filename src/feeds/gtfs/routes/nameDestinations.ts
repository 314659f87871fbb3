import { destinationKey } from '../../../lib/names/destination.ts';
import { plainName } from '../../../lib/text/plainName.ts';
import type { Findings } from '../Findings.ts';
import type { FeedPattern } from '../stop-times/PatternTable.ts';
import { chooseSpellings } from './chooseSpellings.ts';
import type { DestinationTexts } from './DestinationTexts.ts';
import { stopHeadsigns } from './stopHeadsigns.ts';
import { withoutNumber } from './withoutNumber.ts';

/**
 * The destination at each stop of a pattern as the feed has it, without the route's number (F31, F40).
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
 * The destination of each stop of each pattern of one route (S6): the stop's headsign, else the
 * trip's, else the last stop's name. One destination has one spelling (F41). If both directions of the route have
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
