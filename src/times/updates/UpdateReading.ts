import type { AddedRun, LiveRun } from './LiveRun.ts';
import type { UpdateCounts } from './update-counts.ts';

/** What a message of trip updates says of the city's runs. */
export interface UpdateReading {
  /** When the message was made, or read, in milliseconds since 1970. */
  readonly madeAt: number;
  /** The runs of the timetable of which it tells, by `runKey`. */
  readonly runs: ReadonlyMap<string, LiveRun>;
  /** Those of them that the message lacks, and that begin late because their bus does. */
  readonly carried: ReadonlySet<string>;
  /** Runs that take no passengers and are not shown, by `runKey`. */
  readonly deleted: ReadonlySet<string>;
  /** Runs that the timetable does not have. */
  readonly added: readonly AddedRun[];
  readonly counts: Readonly<UpdateCounts>;
}
