import { runSteps, type Steps } from '../../lib/steps.ts';
import { decodeListsSteps, encodeLists, listOf, SnapshotFileError } from './list-file.ts';
import {
  isFrequency,
  isNumber,
  isNumbers,
  isRules,
  isTimetableHeader,
  isPosition,
  isTransfer,
} from './snapshot-checks.ts';
import { TRIPS_PER_LINE } from './snapshot-file.ts';
import type { SnapshotTimetable } from './timetable.ts';

const PROFILES_PER_LINE = 500;

/** A timetable as lines of JSON, to write one after the other; see `encodeLists`. */
export function encodeTimetable(timetable: SnapshotTimetable): Iterable<string> {
  const { contentHash, profiles, tripProfiles, tripBlocks, patternRules } = timetable;
  const { frequencies, transfers = [], places = [] } = timetable;
  return encodeLists({ contentHash }, [
    ['profiles', profiles, PROFILES_PER_LINE],
    ['tripProfiles', tripProfiles, TRIPS_PER_LINE],
    ['tripBlocks', tripBlocks, TRIPS_PER_LINE],
    ['patternRules', patternRules, PROFILES_PER_LINE],
    ['frequencies', frequencies, PROFILES_PER_LINE],
    ['transfers', transfers, PROFILES_PER_LINE],
    ['places', places, PROFILES_PER_LINE],
  ]);
}

/**
 * Reads a timetable from a file that `encodeTimetable` wrote; see `decodeListsSteps`.
 *
 * @param bytes the whole file
 * @throws SnapshotFileError if the file is damaged, or has other lists
 */
export function* decodeTimetableSteps(bytes: Uint8Array): Steps<SnapshotTimetable> {
  const lists = {
    profiles: listOf(isNumbers),
    tripProfiles: listOf(isNumber),
    tripBlocks: listOf(isNumber),
    patternRules: listOf(isRules),
    frequencies: listOf(isFrequency),
    transfers: listOf(isTransfer),
    places: listOf(isPosition),
  };
  const { contentHash } = yield* decodeListsSteps(
    bytes,
    lists,
    (value) => {
      if (!isTimetableHeader(value)) throw new SnapshotFileError();
      return value;
    },
    ['transfers', 'places'],
  );
  return {
    contentHash,
    profiles: lists.profiles.elements,
    tripProfiles: lists.tripProfiles.elements,
    tripBlocks: lists.tripBlocks.elements,
    patternRules: lists.patternRules.elements,
    frequencies: lists.frequencies.elements,
    ...(lists.transfers.elements.length === 0 ? {} : { transfers: lists.transfers.elements }),
    ...(lists.places.elements.length === 0 ? {} : { places: lists.places.elements }),
  };
}

/** Reads a timetable at once, like `decodeTimetableSteps`. */
export const decodeTimetable = (bytes: Uint8Array): SnapshotTimetable =>
  runSteps(decodeTimetableSteps(bytes));
