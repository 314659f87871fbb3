import type { TrackedVehicle } from '../../api/feeds/vehicleFeed.ts';
import type { Formats } from '../../lib/words/formats.ts';
import type { Words } from '../../lib/words/wordsOf.ts';

/** Milliseconds. A shorter stop can be a red light or boarding. */
const STOPPED_AFTER = 60_000;

/** Milliseconds of the monotonic clock. */
interface ReportTimes {
  readonly now: number;
  /** When the answer with the vehicle's place arrived. */
  readonly reportedAt: number;
}

/**
 * "has not moved for 6 min", or "no movement seen in 6 min". Empty for a vehicle that moved or appeared in
 * the last minute, and changes only with a report.
 *
 * @param reportedAt when the answer with the vehicle's place arrived, milliseconds of the monotonic clock
 */
export function standingSentence(
  { lastMovedAt, firstSeenAt }: TrackedVehicle,
  reportedAt: number,
  { vehicles }: Words,
  formats: Formats,
): string {
  const stoppedFor = reportedAt - (lastMovedAt ?? firstSeenAt);
  if (stoppedFor < STOPPED_AFTER) return '';
  const duration = formats.duration(stoppedFor);
  return lastMovedAt === null ? vehicles.notSeenMoving(duration) : vehicles.hasNotMoved(duration);
}

/** `standingSentence`, or "last moved 40 s ago". Empty in the first minute after a bus appears. */
export function movementSentence(
  vehicle: TrackedVehicle,
  { now, reportedAt }: ReportTimes,
  words: Words,
  formats: Formats,
): string {
  const { lastMovedAt } = vehicle;
  const standing = standingSentence(vehicle, reportedAt, words, formats);
  if (standing !== '' || lastMovedAt === null) return standing;
  return words.vehicles.lastMoved(formats.duration(now - lastMovedAt));
}

const POINTS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

/** The nearest of the eight compass directions, in words. `heading` is in degrees. */
export function compassWord(heading: number, { vehicles }: Words): string {
  return vehicles.compass[POINTS[Math.round(heading / 45) % 8] ?? 'n'];
}
