import { runSteps, type Steps } from '../../lib/steps.ts';
import {
  decodeListsSteps,
  encodeLists,
  listOf,
  type OpenLists,
  SnapshotFileError,
  type WrittenList,
} from './list-file.ts';
import {
  isElevator,
  isHeader,
  isLink,
  isName,
  isNumber,
  isNumbers,
  isPattern,
  isPlatform,
  isRoute,
  isService,
  isStation,
  isStop,
  isStopAlias,
  isText,
  type SnapshotHeader,
} from './snapshot-checks.ts';
import { SNAPSHOT_FORMAT } from './snapshot.ts';
import type { Snapshot } from './snapshot.ts';

/** How many elements of a list a line of the file has. Those of the lists about trips are short. */
const ELEMENTS_PER_LINE = 200;
export const TRIPS_PER_LINE = 4000;

/** A snapshot as lines of JSON, to write one after the other; see `encodeLists`. */
export function encodeSnapshot(snapshot: Snapshot): Iterable<string> {
  const { format, contentHash, importedAt, city } = snapshot;
  const { routes, stops, lines, patterns, services, trips, names = [] } = snapshot;
  const {
    stopAliases = [],
    stopsWithoutTrips = [],
    routesWithoutTrips = [],
    stations = [],
  } = snapshot;
  const things = {
    routes,
    stops,
    lines,
    patterns,
    services,
    ...(names.length === 0 ? {} : { names }),
    ...(stopAliases.length === 0 ? {} : { stopAliases }),
    ...(stopsWithoutTrips.length === 0 ? {} : { stopsWithoutTrips }),
    ...(routesWithoutTrips.length === 0 ? {} : { routesWithoutTrips }),
    ...(stations.length === 0 ? {} : { stations }),
  };
  const ways = Object.entries(snapshot.ways ?? {});
  return encodeLists({ format, contentHash, importedAt, city }, [
    ...Object.entries(things).map(([name, list]): WrittenList => [name, list, ELEMENTS_PER_LINE]),
    ...ways.map(([name, list]): WrittenList => [`ways.${name}`, list, ELEMENTS_PER_LINE]),
    ...Object.entries(trips).map(([name, list]): WrittenList => [
      `trips.${name}`,
      list,
      TRIPS_PER_LINE,
    ]),
  ]);
}

/** A file is good without these lists: those of most cities have none. */
const OPTIONAL_LISTS: readonly string[] = [
  'names',
  'stopAliases',
  'stopsWithoutTrips',
  'routesWithoutTrips',
  'stations',
  'ways.entrances',
  'ways.platforms',
  'ways.links',
  'ways.elevators',
  'trips.otherIDs',
];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function headerOf(value: unknown): SnapshotHeader {
  if (!isHeader(value)) throw new SnapshotFileError();
  return value;
}

/** Reads a file of format 1, which was one JSON object without the lengths of its lists. */
function readFormat1(value: object, lists: OpenLists): SnapshotHeader {
  const lengths = new Map<string, number>();
  for (const [name, { add }] of Object.entries(lists)) {
    if (OPTIONAL_LISTS.includes(name)) continue;
    const list: unknown = name
      .split('.')
      .reduce<unknown>((of, key) => (isObject(of) ? Reflect.get(of, key) : undefined), value);
    if (!Array.isArray(list)) throw new SnapshotFileError();
    add(list);
    lengths.set(name, list.length);
  }
  return headerOf({ ...value, lengths: Object.fromEntries(lengths) });
}

/**
 * Reads a snapshot from a file that `encodeSnapshot` wrote, in this or an earlier version; see `decodeListsSteps`.
 *
 * @param bytes the whole file
 * @throws SnapshotFileError if the file is damaged, or has other lists
 */
export function* decodeSnapshotSteps(bytes: Uint8Array): Steps<Snapshot> {
  const lists = {
    routes: listOf(isRoute),
    stops: listOf(isStop),
    lines: listOf(isNumbers),
    patterns: listOf(isPattern),
    services: listOf(isService),
    names: listOf(isName),
    stopAliases: listOf(isStopAlias),
    stopsWithoutTrips: listOf(isStop),
    routesWithoutTrips: listOf(isRoute),
    stations: listOf(isStation),
    'ways.entrances': listOf(isNumber),
    'ways.platforms': listOf(isPlatform),
    'ways.links': listOf(isLink),
    'ways.elevators': listOf(isElevator),
    'trips.ids': listOf(isText),
    'trips.otherIDs': listOf(isText),
    'trips.patterns': listOf(isNumber),
    'trips.services': listOf(isNumber),
    'trips.starts': listOf(isNumber),
    'trips.wheelchairs': listOf(isNumber),
    'trips.bikes': listOf(isNumber),
  };
  const readHeader = (value: unknown) =>
    isObject(value) && Reflect.get(value, 'format') === 1
      ? readFormat1(value, lists)
      : headerOf(value);
  const header = yield* decodeListsSteps(bytes, lists, readHeader, OPTIONAL_LISTS);
  return {
    format: SNAPSHOT_FORMAT,
    contentHash: header.contentHash,
    ...(header.importedAt === undefined ? {} : { importedAt: header.importedAt }),
    city: header.city,
    routes: lists.routes.elements,
    stops: lists.stops.elements,
    lines: lists.lines.elements,
    patterns: lists.patterns.elements,
    services: lists.services.elements,
    ...(lists.names.elements.length === 0 ? {} : { names: lists.names.elements }),
    ...(lists.stopAliases.elements.length === 0 ? {} : { stopAliases: lists.stopAliases.elements }),
    ...(lists.stopsWithoutTrips.elements.length === 0
      ? {}
      : { stopsWithoutTrips: lists.stopsWithoutTrips.elements }),
    ...(lists.routesWithoutTrips.elements.length === 0
      ? {}
      : { routesWithoutTrips: lists.routesWithoutTrips.elements }),
    ...(lists.stations.elements.length === 0 ? {} : { stations: lists.stations.elements }),
    ...(lists['ways.platforms'].elements.length === 0
      ? {}
      : {
          ways: {
            entrances: lists['ways.entrances'].elements,
            platforms: lists['ways.platforms'].elements,
            links: lists['ways.links'].elements,
            elevators: lists['ways.elevators'].elements,
          },
        }),
    trips: {
      ids: lists['trips.ids'].elements,
      ...(lists['trips.otherIDs'].elements.length === 0
        ? {}
        : { otherIDs: lists['trips.otherIDs'].elements }),
      patterns: lists['trips.patterns'].elements,
      services: lists['trips.services'].elements,
      starts: lists['trips.starts'].elements,
      wheelchairs: lists['trips.wheelchairs'].elements,
      bikes: lists['trips.bikes'].elements,
    },
  };
}

/** Reads a snapshot at once, like `decodeSnapshotSteps`. */
export const decodeSnapshot = (bytes: Uint8Array): Snapshot => runSteps(decodeSnapshotSteps(bytes));
