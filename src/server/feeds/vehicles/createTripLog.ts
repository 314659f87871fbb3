import type { TripCounts } from '../../../feeds/realtime/match/TripMatch.ts';
import type { Log } from '../../log.ts';

/** From this share on, the feeds don't fit each other, and the operator should know (S17). */
const WARNING_PERCENT = 5;
/** Lower, so that a share that varies around the limit is not logged with each poll. */
const GOOD_PERCENT = 2;

const percentOf = ({ inService, withoutTrip }: TripCounts) => (withoutTrip / inService) * 100;

/** How many of the buses in service match no trip, and what that means. */
export const withoutTripSentence = (counts: TripCounts) =>
  `${Math.round(percentOf(counts))}% of the buses match no trip (${counts.withoutTrip} of ${counts.inService}). Their next stops are not shown, and their destinations only where the feed names a direction.`;

/**
 * Creates a function that logs when many vehicles of a feed match no trip of the timetable, and when
 * they match again. Call it after each reading of the feed.
 *
 * @param feed names the feed, without its key
 */
export function createTripLog(log: Log, feed: string): (counts: TripCounts) => void {
  let isWarned = false;
  return (counts) => {
    // With no bus in service, as at night, there is no share to judge.
    if (counts.inService === 0) return;
    const percent = percentOf(counts);
    if (!isWarned && percent >= WARNING_PERCENT) {
      isWarned = true;
      log({
        event: 'vehicles match no trip',
        feed,
        reason: withoutTripSentence(counts),
      });
    } else if (isWarned && percent < GOOD_PERCENT) {
      isWarned = false;
      log({ event: 'vehicles match trips again', feed });
    }
  };
}
