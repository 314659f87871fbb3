import type {
  CityDocument,
  DayColumns,
  DayDocument,
  FeedColumns,
} from '../../contract/documents/city-document.ts';
import {
  type Snapshot,
  SNAPSHOT_FORMAT,
  type SnapshotPattern,
} from '../../contract/snapshot/snapshot.ts';
import type { SnapshotTimetable } from '../../contract/snapshot/timetable.ts';
import { fromRunLengths, sums } from '../../lib/columns.ts';
import { changesOfColumns, cityOfColumns } from './city-columns.ts';
import { check, CityDocumentError, emptyLists, type Lists } from './document-lists.ts';

/** A feed as the service has it. */
export interface FeedOfDocuments {
  readonly name: string;
  readonly snapshot: Snapshot;
  readonly timetable: SnapshotTimetable;
}

/** Adds the patterns of a day. @returns the index of each */
function addPatterns(lists: Lists, day: DayColumns): readonly number[] {
  const ofPatterns = [day.directions, day.stops, day.rules, day.counts];
  check(
    ofPatterns.every((column) => column.length === day.routes.length),
    'patterns',
  );
  return day.routes.map((route, index) => {
    const [directions = 0, rules = 0] = [day.directions[index], day.rules[index]];
    const stops = sums(day.stops[index] ?? []);
    const key = JSON.stringify([route, directions, stops, rules]);
    const existing = lists.patternByKey.get(key);
    if (existing !== undefined) return existing;
    const added = lists.patterns.length;
    lists.patternByKey.set(key, added);
    lists.patternRules.push(rules);
    lists.patterns.push({
      route,
      directionID: -1,
      directions,
      stops,
      sequences: [],
      line: -1,
      distances: [],
    });
    return added;
  });
}

/** The trips of a day that the days before have, by their indexes in the lists; -1 for the others. */
function tripsBefore({ tripByID }: Lists, ids: readonly string[]): Int32Array {
  const before = new Int32Array(ids.length).fill(-1);
  if (tripByID.size > 0)
    for (let at = 0; at < ids.length; at++) before[at] = tripByID.get(ids[at] ?? '') ?? -1;
  return before;
}

/** Gives the blocks of a day the numbers that they have on the days before. */
function blockNumbers(
  lists: Lists,
  { blocks }: DayColumns,
  before: Int32Array,
): (block: number) => number {
  const known = new Map<number, number>();
  for (let at = 0; at < before.length; at++) {
    const trip = before[at] ?? -1;
    if (trip !== -1) known.set(blocks[at] ?? -1, lists.tripBlocks[trip] ?? -1);
  }
  return (block) => {
    if (block === -1) return -1;
    const number = known.get(block) ?? lists.blockCount++;
    known.set(block, number);
    return number;
  };
}

/** Adds the runs of a day that the days before don't have. @returns the indexes of all its trips in the lists */
function addDay(lists: Lists, day: DayColumns): Int32Array {
  const { counts, ids } = day;
  const count = counts.reduce((sum, own) => sum + own, 0);
  check(
    [ids, day.starts, day.tripProfiles, day.blocks].every((column) => column.length === count),
    'trips',
  );
  check(
    day.tripProfiles.every((profile) => day.profiles[profile] !== undefined),
    'times',
  );
  const patterns = addPatterns(lists, day);
  const trips = tripsBefore(lists, ids);
  const firstNew = lists.ids.length;
  const blockOf = blockNumbers(lists, day, trips);
  const wheelchairs = fromRunLengths(day.wheelchairs, count);
  const bikes = fromRunLengths(day.bikes, count);
  const profiles = new Int32Array(day.profiles.length).fill(-1);
  let at = 0;
  for (const [index, own] of counts.entries()) {
    let start = 0;
    for (const end = at + own; at < end; at++) {
      start += day.starts[at] ?? 0;
      if (trips[at] !== -1) continue;
      const id = ids[at] ?? '';
      const profile = day.tripProfiles[at] ?? 0;
      if (profiles[profile] === -1) {
        profiles[profile] = lists.profiles.length;
        lists.profiles.push(day.profiles[profile] ?? []);
      }
      trips[at] = lists.ids.length;
      lists.tripByID.set(id, lists.ids.length);
      lists.ids.push(id);
      lists.services.push(0);
      lists.starts.push(start);
      lists.tripPatterns.push(patterns[index] ?? 0);
      lists.tripProfiles.push(profiles[profile] ?? 0);
      lists.tripBlocks.push(blockOf(day.blocks[at] ?? -1));
      lists.wheelchairs.push(wheelchairs[at] ?? 0);
      lists.bikes.push(bikes[at] ?? 0);
    }
  }
  for (const [nth = 0, from = 0, until = 0, headway = 0, isExact] of day.frequencies) {
    const trip = trips[nth] ?? -1;
    if (trip >= firstNew)
      lists.frequencies.push({ trip, from, until, headway, isExact: isExact === 1 });
  }
  return trips;
}

/** A service for each set of days, at the index that has their bits. */
const servicesOf = (dates: readonly string[]): Snapshot['services'] =>
  Array.from({ length: 2 ** dates.length }, (_, bits) => ({
    weekdays: [],
    start: '',
    end: '',
    added: dates.filter((_date, index) => (bits & (1 << index)) !== 0).toSorted(),
    removed: [],
  }));

function feedOf(city: FeedColumns, version: string, days: readonly DayDocument[]): FeedOfDocuments {
  const lists = emptyLists();
  /** Days with the same runs may have one object. */
  const tripsOf = new Map<DayColumns, Int32Array>();
  for (const [index, { feeds }] of days.entries()) {
    const day = feeds.find(({ name }) => name === city.name);
    if (day === undefined) continue;
    const trips = tripsOf.get(day) ?? addDay(lists, day);
    tripsOf.set(day, trips);
    for (let at = 0; at < trips.length; at++) {
      const trip = trips[at] ?? -1;
      lists.services[trip] = (lists.services[trip] ?? 0) | (1 << index);
    }
  }
  const own = cityOfColumns(city);
  const isKnown = ({ route, stops }: SnapshotPattern) =>
    own.routes[route] !== undefined && stops.every((stop) => own.stops[stop] !== undefined);
  check(lists.patterns.every(isKnown), 'stops');
  const { patterns, patternRules, profiles, tripProfiles, tripBlocks, frequencies } = lists;
  const { ids, tripPatterns, services, starts, wheelchairs, bikes } = lists;
  const snapshot: Snapshot = {
    format: SNAPSHOT_FORMAT,
    contentHash: version,
    ...own,
    lines: [],
    patterns,
    services: servicesOf(days.map(({ date }) => date)),
    trips: { ids, patterns: tripPatterns, services, starts, wheelchairs, bikes },
  };
  const timetable = {
    contentHash: version,
    profiles,
    tripProfiles,
    tripBlocks,
    patternRules,
    frequencies,
    ...changesOfColumns(city),
  };
  return { name: city.name, snapshot, timetable };
}

/**
 * The feeds of a city as the service has them, with the runs of a few service days.
 *
 * @throws CityDocumentError if a document is of another version, or what it names does not exist
 */
export function feedsOfDocuments(
  { version, feeds }: CityDocument,
  days: readonly DayDocument[],
): readonly FeedOfDocuments[] {
  if (days.some((day) => day.version !== version))
    throw new CityDocumentError('a day is of another version than the city');
  return feeds.map((feed) => feedOf(feed, version, days));
}
