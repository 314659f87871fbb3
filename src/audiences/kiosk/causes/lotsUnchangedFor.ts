import type { LotFeed } from '../../../api/feeds/lots/lotFeed.ts';

/** Milliseconds. By day, some count of a city changes sooner. */
const FROZEN_AFTER = 60 * 60_000;
/** The hours of the day in which counts change. */
const [FROM_HOUR, TO_HOUR] = [7, 19];

/**
 * How long no count has changed, if that suggests that the feed repeats itself: an hour by day, unless each
 * lot is full or empty, which it can rightly stay.
 *
 * @param hourAt the hour of the day at a time of the monotonic clock, in the city; null while the time is unknown
 * @returns milliseconds; null if the counts change
 */
export function lotsUnchangedFor(
  { lots, histories }: Pick<LotFeed, 'lots' | 'histories'>,
  now: number,
  hourAt: ((at: number) => number) | null,
): number | null {
  const unchanged = Object.values(histories).map(({ unchangedSince }) => now - unchangedSince);
  const shortest = Math.min(...unchanged);
  if (unchanged.length === 0 || shortest < FROZEN_AFTER || hourAt === null) return null;
  const isDay = [now, now - FROZEN_AFTER].map(hourAt).every((h) => h >= FROM_HOUR && h < TO_HOUR);
  const mayChange = lots.some(
    ({ openSpots, totalSpots }) => (openSpots ?? 0) > 0 && openSpots !== totalSpots,
  );
  return isDay && mayChange ? shortest : null;
}
