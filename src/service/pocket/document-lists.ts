import type { SnapshotPattern } from '../../contract/snapshot/snapshot.ts';
import type { StopRules, TripFrequency } from '../../contract/snapshot/timetable.ts';

/** The documents don't belong together, or one is damaged. The city can't be used. */
export class CityDocumentError extends Error {
  override readonly name = 'CityDocumentError';
}

/** The lists of a snapshot and its timetable, to which each day adds what the days before don't have. */
export function emptyLists() {
  return {
    patterns: Array<SnapshotPattern>(),
    patternRules: Array<StopRules>(),
    profiles: Array<readonly number[]>(),
    tripProfiles: Array<number>(),
    tripBlocks: Array<number>(),
    frequencies: Array<TripFrequency>(),
    ids: Array<string>(),
    tripPatterns: Array<number>(),
    /** Of each trip, a bit for each day on which it runs. */
    services: Array<number>(),
    starts: Array<number>(),
    wheelchairs: Array<number>(),
    bikes: Array<number>(),
    tripByID: new Map<string, number>(),
    patternByKey: new Map<string, number>(),
    blockCount: 0,
  };
}

export type Lists = ReturnType<typeof emptyLists>;

/** @throws CityDocumentError if something of a document isn't right */
export function check(isRight: boolean, what: string): void {
  if (!isRight) throw new CityDocumentError(`the ${what} of a document of the city do not fit`);
}
