import type { TrackedVehicle } from '../../api/vehicleFeed.ts';
import type { Formats } from '../../lib/words/formats.ts';
import type { Words } from '../../lib/words/en.ts';

/** "last moved 40 s ago", or that it has not been seen to move; `now` in the feed's clock. */
export function movementSentence(
  { lastMovedAt, firstSeenAt }: TrackedVehicle,
  now: number,
  { vehicles }: Words,
  formats: Formats,
): string {
  return lastMovedAt === null
    ? vehicles.notSeenMoving(formats.duration(now - firstSeenAt))
    : vehicles.lastMoved(formats.duration(now - lastMovedAt));
}

const POINTS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

/** The nearest of the eight directions, in words. */
export function compassWord(heading: number, { vehicles }: Words): string {
  return vehicles.compass[POINTS[Math.round(heading / 45) % 8] ?? 'n'];
}
