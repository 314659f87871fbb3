import type { TripRun } from '../network/Timetable.ts';

/** A run of a trip as it really goes: from the agency's predictions, or from where its bus is. */
export interface LiveRun {
  readonly run: TripRun;
  /** As riders know the bus; '' if it is not known. */
  readonly vehicleID: string;
  /** Whether this bus takes wheelchairs, if its trip update says so. */
  readonly isWheelchairAccessible?: boolean | undefined;
  readonly state: 'running' | 'canceled' | 'added';
  readonly basis: 'reported' | 'estimated';
  /** When the bus's progress was measured, in milliseconds since 1970. It may stand still with the bus. */
  readonly measuredAt: number;
  /** When the feed or the position behind it was made. A run is live for a while after it. */
  readonly seenAt: number;
  /** When the bus comes to each stop and leaves it, in milliseconds since 1970; NaN where only the timetable knows. */
  readonly arrivals: Float64Array;
  readonly departures: Float64Array;
  /** 1 for each stop that is left out. */
  readonly skipped: Uint8Array;
  /** Where it stops today instead, by the place of the planned stop: another platform, or beside one that is left out. */
  readonly moved?: ReadonlyMap<number, number> | undefined;
  /** When the agency says that it begins, in milliseconds since 1970; missing if it does not say that of its first stop. */
  readonly beginsAt?: number;
  /** How full the bus leaves each stop: an index of `OCCUPANCIES` plus one, or 0; absent if the feed never says. */
  readonly occupancies?: Uint8Array | undefined;
  /** The place of the first stop that the bus has not left, as far as that is known without the time. */
  readonly next: number;
  /** The width in seconds of the time within which it comes with 80 %; NaN if that is not known. */
  readonly spreadSeconds: number;
}

/** A run that the timetable does not have, with stops of its own. */
export interface AddedRun extends LiveRun {
  /** Its trip_id in the feed, and its day. */
  readonly tripID: string;
  readonly routeID: string;
  readonly destination: string;
  /** Indexes of the snapshot's stops. */
  readonly stops: readonly number[];
  /** The run of the timetable in whose place it goes, by `runKey`. */
  readonly replaces?: string | undefined;
}

/** The place of the last stop that a run serves today. */
export function endOf({ skipped, moved }: Pick<LiveRun, 'skipped' | 'moved'>): number {
  let place = skipped.length - 1;
  while (place >= 0 && skipped[place] === 1 && moved?.has(place) !== true) place -= 1;
  return place;
}

/** Milliseconds. A bus that comes to a stop after its first one so soon is on its way. */
const SOON = 600_000;

/** @param now milliseconds since 1970 */
export const isUnderWay = ({ arrivals, state }: LiveRun, now: number): boolean =>
  state === 'running' && arrivals.subarray(1).some((at) => at > now && at <= now + SOON);

/** Names a run within its city. */
export const runKey = ({ trip, start }: Pick<TripRun, 'trip' | 'start'>): string =>
  `${trip} ${start / 1000}`;

/** Names an added run within its city. */
export const addedKey = ({
  tripID,
  run,
}: Pick<AddedRun, 'tripID'> & { readonly run: Pick<TripRun, 'date'> }): string =>
  `${run.date} ${tripID}`;
