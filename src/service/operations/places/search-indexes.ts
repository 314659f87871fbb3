import type { NamesDocument } from '../../../contract/documents/names-document.ts';
import type { ParkingLot } from '../../../contract/parking/parking-lot.ts';
import type { SearchResult } from '../../../contract/places/search.ts';
import { groupBy } from '../../../lib/groupBy.ts';
import { memoizeByObject, memoizeByTwoObjects } from '../../../lib/memoizeByObject.ts';
import { routeLabel } from '../../../lib/names/route-name.ts';
import { ownValue } from '../../../lib/ownValue.ts';
import { createTextIndex, type TextIndex } from '../../../lib/search/createTextIndex.ts';
import { NO_ROUTE, type RouteStop, type Source, type SourceCity } from '../../Source.ts';

interface Entry {
  readonly result: SearchResult;
  /** Everything by which it is found. */
  readonly text: string;
}

/** Results, and the index of their texts, which are not kept. */
export interface Searchable {
  readonly results: readonly SearchResult[];
  readonly index: TextIndex;
}

const searchable = (entries: readonly Entry[]): Searchable => ({
  results: entries.map(({ result }) => result),
  index: createTextIndex(entries.map(({ text }) => text)),
});

/** The names of something in other languages. */
type OtherNames = (own: string, stopID?: string) => string;

const otherNamesIn =
  (documents: readonly NamesDocument[]): OtherNames =>
  (own, stopID = '') =>
    documents
      .map(({ names, stops = {} }) => ownValue(stops, stopID) ?? ownValue(names, own))
      .filter((name) => typeof name === 'string')
      .join(' ');

export const NO_CITY: Pick<SourceCity, 'routes'> = { routes: [] };

/** Stops on both sides of a street often have one name, and these tell them apart. More would only be longer. */
const MOST_DESTINATIONS = 3;

/** Where riders who get on at a stop go, by how many routes. */
function destinationsOf(entries: readonly RouteStop[]): readonly string[] {
  const times = new Map<string, number>();
  for (const { destination = '', exitOnly } of entries)
    if (destination !== '' && exitOnly !== true)
      times.set(destination, (times.get(destination) ?? 0) + 1);
  return [...times]
    .toSorted(([, one], [, other]) => other - one)
    .map(([destination]) => destination);
}

/** Where most routes of a stop go: to places that no other stop of its name leads to, if there are any. */
function directionsOf(stops: readonly (readonly RouteStop[])[]): readonly (readonly string[])[] {
  const all = stops.map(destinationsOf);
  const chosen = all.map((destinations) => destinations.slice(0, MOST_DESTINATIONS));
  const byName = groupBy(stops.keys(), (at) => stops[at]?.[0]?.intersection);
  for (const same of byName.values()) {
    if (same.length === 1) continue;
    const times = new Map<string, number>();
    for (const at of same)
      for (const destination of all[at] ?? [])
        times.set(destination, (times.get(destination) ?? 0) + 1);
    for (const at of same) {
      const own = all[at]?.filter((destination) => times.get(destination) === 1) ?? [];
      if (own.length > 0) chosen[at] = own.slice(0, MOST_DESTINATIONS);
    }
  }
  return chosen;
}

function stopEntries(stops: readonly RouteStop[], otherNames: OtherNames): Entry[] {
  const byStop = [...groupBy(stops, ({ stopID }) => stopID).values()];
  const directions = directionsOf(byStop);
  return byStop.flatMap((entries, at) => {
    const [stop] = entries;
    if (stop === undefined) return [];
    const { stopID, intersection, latitude, longitude, otherStops = [] } = stop;
    const others = otherStops.map((other) => `${other.intersection} ${other.stopID}`).join(' ');
    const routes = new Set(entries.map(({ routeID }) => routeID));
    routes.delete(NO_ROUTE);
    const destinations = directions[at] ?? [];
    return {
      result: {
        kind: 'stop',
        stopID,
        intersection,
        latitude,
        longitude,
        routes: [...routes],
        ...(destinations.length === 0 ? {} : { destinations: [...destinations] }),
      },
      text: `${intersection} ${stopID} ${otherNames(intersection, stopID)} ${others}`,
    };
  });
}

function destinationEntries(stops: readonly RouteStop[], otherNames: OtherNames): Entry[] {
  const named = groupBy(stops, ({ destination = '' }) => destination);
  named.delete('');
  return Array.from(named, ([destination, entries]) => ({
    result: {
      kind: 'destination',
      destination,
      routes: [...new Set(entries.map(({ routeID }) => routeID))],
    },
    text: `${destination} ${otherNames(destination)}`,
  }));
}

const routeEntries = ({ routes }: Pick<SourceCity, 'routes'>, otherNames: OtherNames): Entry[] =>
  routes.map((route) => ({
    result: { kind: 'route', routeID: route.routeID },
    text: `${routeLabel(route)} ${route.routeID} ${route.name} ${otherNames(route.name)}`,
  }));

/** Made once for each array of stops and each list of routes. */
export const cityIndex = memoizeByTwoObjects(
  (stops: readonly RouteStop[], city: Pick<SourceCity, 'routes'>) =>
    memoizeByObject((documents: readonly NamesDocument[]) => {
      const otherNames = otherNamesIn(documents);
      return searchable([
        ...routeEntries(city, otherNames),
        ...stopEntries(stops, otherNames),
        ...destinationEntries(stops, otherNames),
      ]);
    }),
);

export const lotsIndex = memoizeByObject((lots: readonly ParkingLot[]) =>
  searchable(
    lots.flatMap(({ name, shortName, coordinates, address: { street } }) =>
      coordinates === null
        ? []
        : {
            result: {
              kind: 'lot',
              shortName,
              name,
              latitude: coordinates.lat,
              longitude: coordinates.lng,
            },
            text: `${name} ${shortName} ${street}`,
          },
    ),
  ),
);

/** The documents of names by source and city: the same array until the city changes. */
export const documentsOf = memoizeByObject((source: Source) =>
  memoizeByObject(async (city: SourceCity): Promise<readonly NamesDocument[]> => {
    const languages = city.names?.languages ?? [];
    const reads = await Promise.all(
      languages.map(async (language) => source.names?.read(language, 0).catch(() => undefined)),
    );
    return reads.flatMap((read) => read?.value ?? []);
  }),
);

export const NO_DOCUMENTS: readonly NamesDocument[] = [];
