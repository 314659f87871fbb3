import type { TrackedVehicle } from '../../api/feeds/vehicleFeed.ts';
import type { CommonWords } from '../../lib/words/en/common/commonWords.ts';
import type { Formats } from '../../lib/words/formats.ts';

/** Milliseconds. A shorter stop can be a red light or boarding. */
const STOPPED_AFTER = 60_000;

/** Milliseconds of the monotonic clock. */
interface ReportTimes {
  readonly now: number;
  /** When the answer with the vehicle's place arrived. */
  readonly reportedAt: number;
}

/**
 * "last moved 40 s ago", "has not moved for 6 min" (R17), or "no movement seen in 6 min". Empty in the
 * first minute after a bus appears.
 */
export function movementSentence(
  { lastMovedAt, firstSeenAt }: TrackedVehicle,
  { now, reportedAt }: ReportTimes,
  { vehicles }: CommonWords,
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

/** The nearest of the eight compass directions, in words. `heading` is in degrees. */
export function compassWord(heading: number, { vehicles }: CommonWords): string {
  return vehicles.compass[POINTS[Math.round(heading / 45) % 8] ?? 'n'];
}
