import { slowestPoll } from '../../../contract/settings/settings.ts';
import type { Settings } from '../../../contract/settings/settings.ts';

/** A page sends at most about this many requests for buses in each polling interval. */
const MAX_REQUESTS = 12;

interface PollIntervals {
  /** Between two polls of a route in view. */
  readonly inView: number;
  /** Between two polls of any other route. */
  readonly others: number;
  /** The longest wait at which buses don't look delayed. */
  readonly longest: number;
}

/**
 * The milliseconds between two polls of a route's buses. If the page polls many routes, those that are not in
 * view are polled less often, so that their number doesn't multiply the requests; but not so seldom that their
 * buses look delayed.
 *
 * @param routes how many routes the page polls
 */
export function pollIntervals(
  { polling, staleness }: Pick<Settings, 'polling' | 'staleness'>,
  routes: number,
): PollIntervals {
  const inView = polling.vehiclesSeconds * 1000;
  const longest = slowestPoll(staleness.vehiclesLateSeconds) * 1000;
  const slowed = inView * Math.ceil(routes / MAX_REQUESTS);
  return { inView, others: Math.max(inView, Math.min(slowed, longest)), longest };
}
