import type { AddedRun, LiveRun } from './LiveRun.ts';
import type { UpdateCounts, UpdateReason } from './update-counts.ts';

/** What a message of trip updates says of the city's runs. */
export interface UpdateReading {
  /** When the message was made, or read, in milliseconds since 1970. */
  readonly madeAt: number;
  /** The runs of the timetable of which it tells, by `runKey`. */
  readonly runs: ReadonlyMap<string, LiveRun>;
  /** The runs among them that the message lacks: they begin late because their bus ends its trip before late. */
  readonly carried: ReadonlySet<string>;
  /** Runs that take no passengers and are not shown, by `runKey`. */
  readonly deleted: ReadonlySet<string>;
  /** Runs in whose place one of `added` goes, by `runKey`. */
  readonly replaced: ReadonlySet<string>;
  /** Runs that the timetable does not have. */
  readonly added: readonly AddedRun[];
  readonly counts: Readonly<UpdateCounts>;
  /** A trip for each reason, as the feed names it. */
  readonly examples: ReadonlyMap<UpdateReason, string>;
}
