import { runSteps, type Steps } from '../../lib/steps.ts';
import {
  isFeed,
  isHeader,
  isLine,
  isNumber,
  isPattern,
  isRoute,
  isService,
  isStop,
  isText,
  type SnapshotHeader,
} from './snapshot-checks.ts';
import { SNAPSHOT_FORMAT } from './snapshot.ts';
import type { Snapshot } from './snapshot.ts';

/** How many elements of a list a line of the file has. Those of the lists about trips are short. */
const ELEMENTS_PER_LINE = 200;
const TRIPS_PER_LINE = 4000;

/** How many bytes are decoded in one step, which takes a few milliseconds. */
const BYTES_PER_STEP = 1 << 16;

const LINE_BREAK = 0x0a;
const DAMAGED = 'The snapshot is damaged.';

/** Thrown for a file that is not a snapshot, or whose lists are not those of this version. */
export class SnapshotFileError extends Error {
  override readonly name = 'SnapshotFileError';
}

/** The lists of a snapshot by their names in the file, such as `stops` and `trips.ids`. */
function listsOf({ feeds = [], routes, stops, lines, patterns, services, trips }: Snapshot) {
  const lists: [string, readonly unknown[]][] = [
    ...(feeds.length === 0 ? [] : Object.entries({ feeds })),
    ...Object.entries({ routes, stops, lines, patterns, services }),
    ...Object.entries(trips).map(([name, list]): [string, readonly unknown[]] => [
      `trips.${name}`,
      list,
    ]),
  ];
  return lists;
}

/**
 * A snapshot as lines of JSON, to write one after the other. The first has the city and the lengths of
 * the lists. Each of the others has a part of a list, such as `["stops",[...]]`, so that neither the
 * writer nor the reader handles the whole at once.
 */
export function* encodeSnapshot(snapshot: Snapshot): Iterable<string> {
  const { format, contentHash, importedAt, city } = snapshot;
  const lists = listsOf(snapshot);
  const lengths = Object.fromEntries(lists.map(([name, list]) => [name, list.length]));
  yield `${JSON.stringify({ format, contentHash, importedAt, city, lengths })}\n`;
  for (const [name, list] of lists) {
    const perLine = name.startsWith('trips.') ? TRIPS_PER_LINE : ELEMENTS_PER_LINE;
    for (let from = 0; from < list.length; from += perLine)
      yield `${JSON.stringify([name, list.slice(from, from + perLine)])}\n`;
  }
}

function* linesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length;) {
    const found = bytes.indexOf(LINE_BREAK, start);
    const end = found === -1 ? bytes.length : found + 1;
    yield bytes.subarray(start, end);
    start = end;
  }
}

function parseLine(line: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(line));
  } catch (cause) {
    throw new SnapshotFileError(DAMAGED, { cause });
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The lists of a file of format 1, which was one JSON object without the lengths of its lists. */
function listsOfFormat1(value: object, names: Iterable<string>) {
  return [...names].map((name): [string, readonly unknown[]] => {
    const list: unknown = name
      .split('.')
      .reduce<unknown>((of, key) => (isObject(of) ? Reflect.get(of, key) : undefined), value);
    if (!Array.isArray(list)) throw new SnapshotFileError(DAMAGED);
    return [name, list];
  });
}

function readHeader(value: unknown): SnapshotHeader {
  if (!isHeader(value)) throw new SnapshotFileError(DAMAGED);
  return value;
}

/** A list that takes checked parts. */
function listOf<Element>(isElement: (value: unknown) => value is Element) {
  const elements: Element[] = [];
  const add = (part: readonly unknown[]): void => {
    for (const element of part) {
      if (!isElement(element)) throw new SnapshotFileError(DAMAGED);
      elements.push(element);
    }
  };
  return { elements, add };
}

/**
 * Reads a snapshot from a file that `encodeSnapshot` wrote, in this or an earlier version, in steps of a few
 * milliseconds. Lists of a later version are skipped, so that a city isn't dark after a step back.
 *
 * @param bytes the whole file
 * @throws SnapshotFileError if the file is damaged, or has other lists
 */
export function* decodeSnapshotSteps(bytes: Uint8Array): Steps<Snapshot> {
  const lists = {
    feeds: listOf(isFeed),
    routes: listOf(isRoute),
    stops: listOf(isStop),
    lines: listOf(isLine),
    patterns: listOf(isPattern),
    services: listOf(isService),
    'trips.ids': listOf(isText),
    'trips.patterns': listOf(isNumber),
    'trips.services': listOf(isNumber),
    'trips.starts': listOf(isNumber),
    'trips.wheelchairs': listOf(isNumber),
    'trips.bikes': listOf(isNumber),
  };
  const byName = new Map<unknown, ReturnType<typeof listOf>>(Object.entries(lists));
  let header: SnapshotHeader | null = null;
  let bytesOfStep = 0;
  for (const line of linesOf(bytes)) {
    const value = parseLine(line);
    if (header === null && isObject(value) && Reflect.get(value, 'format') === 1) {
      const found = listsOfFormat1(
        value,
        Object.keys(lists).filter((name) => name !== 'feeds'),
      );
      for (const [name, list] of found) byName.get(name)?.add(list);
      const lengths = Object.fromEntries(found.map(([name, list]) => [name, list.length]));
      header = readHeader({ ...value, lengths });
    } else if (header === null) {
      header = readHeader(value);
    } else {
      const [name, part] = Array.isArray(value) ? value : [];
      if (typeof name !== 'string' || !Array.isArray(part)) throw new SnapshotFileError(DAMAGED);
      byName.get(name)?.add(part);
    }
    bytesOfStep += line.length;
    if (bytesOfStep < BYTES_PER_STEP) continue;
    bytesOfStep = 0;
    yield;
  }
  if (header === null) throw new SnapshotFileError(DAMAGED);
  // A file that was cut off has shorter lists.
  for (const [name, { elements }] of Object.entries(lists))
    if ((header.lengths[name] ?? (name === 'feeds' ? 0 : undefined)) !== elements.length)
      throw new SnapshotFileError(DAMAGED);
  return {
    format: SNAPSHOT_FORMAT,
    contentHash: header.contentHash,
    ...(header.importedAt === undefined ? {} : { importedAt: header.importedAt }),
    city: header.city,
    ...(lists.feeds.elements.length === 0 ? {} : { feeds: lists.feeds.elements }),
    routes: lists.routes.elements,
    stops: lists.stops.elements,
    lines: lists.lines.elements,
    patterns: lists.patterns.elements,
    services: lists.services.elements,
    trips: {
      ids: lists['trips.ids'].elements,
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
