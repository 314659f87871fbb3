/**
 * The times of a snapshot's trips, in a file of its own beside the snapshot's. The lists refer to those of the
 * snapshot by index.
 */
export interface SnapshotTimetable {
  /** The snapshot's `contentHash`. */
  readonly contentHash: string;
  readonly profiles: readonly TimeProfile[];
  /** For each trip of the snapshot, the index of its profile; -1 if the feed has no time of it. */
  readonly tripProfiles: readonly number[];
  /** For each trip, a number that trips of one block_id share; -1 without a block. */
  readonly tripBlocks: readonly number[];
  /** For each pattern of the snapshot, what riders can do at its stops. */
  readonly patternRules: readonly StopRules[];
  readonly frequencies: readonly TripFrequency[];
  /** What transfers.txt says of changing; missing if it says nothing. */
  readonly transfers?: readonly StopTransfer[];
  /** Latitude and longitude of each stop as in the feed; missing if the snapshot's are exact. Walks are worked out from them. */
  readonly places?: readonly StopPosition[];
}

/**
 * How long a trip takes, in seconds. First how many of its first stops have no time; then, for each stop after the
 * first with a time, the ride from the departure before to the arrival, and where the bus waits, the wait as a
 * negative number. Last stops may lack.
 */
export type TimeProfile = readonly number[];

/** A number for each stop of a pattern, as `stopRule` makes it; one number if all are the same. */
export type StopRules = number | readonly number[];

/** A trip that is repeated, by frequencies.txt. */
export interface TripFrequency {
  /** Index. */
  readonly trip: number;
  /** The first departure, and before when the last one is, in seconds after the service day's start. */
  readonly from: number;
  readonly until: number;
  /** Seconds between two departures. */
  readonly headway: number;
  /** Whether departures are exactly these; if not, they are about so far apart. */
  readonly isExact: boolean;
}

/** How many seconds it takes to change from a bus at one stop to one at another, both indexes; -1 if that is forbidden. */
export type StopTransfer = readonly [from: number, to: number, seconds: number];

export type StopPosition = readonly [lat: number, lon: number];

/** pickup_type or drop_off_type where riders can't board or leave. */
export const NO_ACCESS = 1;
/** pickup_type where riders must phone the agency before. */
export const BY_PHONE = 2;

/** The rule of a stop in one number of five bits. */
export const stopRule = (pickup: number, dropOff: number, isApproximate: boolean): number =>
  pickup | (dropOff << 2) | (isApproximate ? 16 : 0);

/** How many bits `stopRule` uses. */
export const STOP_RULE_BITS = 5;

/** Whether the times at a stop are approximate: it is no timepoint. */
export const isApproximate = (rule: number): boolean => (rule & 16) !== 0;

export const pickupOf = (rule: number): number => rule & 3;
export const dropOffOf = (rule: number): number => (rule >> 2) & 3;
