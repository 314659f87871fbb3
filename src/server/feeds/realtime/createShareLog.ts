import type { Log } from '../../log.ts';

/** From this share on that can't be used, the operator should know. */
const WARNING_SHARE = 0.05;
/** Lower, so that a share that varies around the limit is not logged with each poll. */
const GOOD_SHARE = 0.02;

/**
 * Creates a function that logs when many vehicles or trip updates of a feed can't be used, and when they can again.
 * Call it after each reading of the feed.
 *
 * @param feed names the feed, without its key
 * @param events what the log says then, and when they can be used again
 */
export function createShareLog(
  log: Log,
  feed: string,
  events: readonly [bad: string, good: string],
): (unused: number, total: number, reason: () => string) => void {
  const [bad, good] = events;
  let isWarned = false;
  return (unused, total, reason) => {
    // With no bus in service, as at night, there is no share to judge.
    if (total === 0) return;
    const share = unused / total;
    if (!isWarned && share >= WARNING_SHARE) {
      isWarned = true;
      log({ event: bad, feed, reason: reason() });
    } else if (isWarned && share < GOOD_SHARE) {
      isWarned = false;
      log({ event: good, feed });
    }
  };
}
