import type { TrackedVehicle } from '../../api/feeds/vehicleFeed.ts';
import type { Formats } from '../../lib/words/formats.ts';
import type { Words } from '../../lib/words/en.ts';

/** Reports of less than this say nothing of whether a bus stands: lights and stops take as long. */
const STOPPED_AFTER = 60_000;

/** When a vehicle was last told of, and the present; both of the feed's clock. */
interface ReportTimes {
  readonly now: number;
  /** When the answer came that says where it is: what came after is not known. */
  readonly reportedAt: number;
}

/**
 * "last moved 40 s ago", "has not moved for 6 min" (R17), or that it was never seen to move;
 * empty for the first minute of a bus that is new, of which nothing can be said yet.
 */
export function movementSentence(
  { lastMovedAt, firstSeenAt }: TrackedVehicle,
  { now, reportedAt }: ReportTimes,
  { vehicles }: Words,
  formats: Formats,
): string {
  const stoppedFor = reportedAt - (lastMovedAt ?? firstSeenAt);
  if (lastMovedAt === null) {
    return stoppedFor < STOPPED_AFTER ? '' : vehicles.notSeenMoving(formats.duration(stoppedFor));
  }
  return stoppedFor < STOPPED_AFTER
    ? vehicles.lastMoved(formats.duration(now - lastMovedAt))
    : vehicles.hasNotMoved(formats.duration(stoppedFor));
}

const POINTS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

/** The nearest of the eight directions, in words. */
export function compassWord(heading: number, { vehicles }: Words): string {
  return vehicles.compass[POINTS[Math.round(heading / 45) % 8] ?? 'n'];
}
