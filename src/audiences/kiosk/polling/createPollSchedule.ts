import type { Read } from '../../../api/Read.ts';
import type { PollSchedule } from '../../../city/reads/live/PollScheduleContext.ts';
import { backOff } from './backOff.ts';

/**
 * Milliseconds until the screen's next slot: slots are an interval apart, and each screen's lie elsewhere
 * in the interval. At least half an interval, so that the first poll after the start isn't doubled.
 *
 * @param longest the longest wait, or buses that aren't late would look delayed; the screen then polls
 *   halfway to that slot
 */
export function untilSlot(
  interval: number,
  spread: number,
  wallTime: number,
  longest: number,
): number {
  const sinceSlot = (((wallTime - spread * interval) % interval) + interval) % interval;
  const next = interval - sinceSlot;
  const wait = next < interval / 2 ? next + interval : next;
  return wait > Math.max(interval, longest) ? wait / 2 : wait;
}

/**
 * A display's polls. Screens spread over the interval. A failing source is asked after 1, 2, 4 ...
 * intervals, at most 5 minutes, give or take 20 %, and not before its Retry-After. One good answer
 * resets that.
 *
 * @param spread the screen's `spreadOf`
 */
export function createPollSchedule(spread: number): PollSchedule {
  // React Query asks for the interval at each render and restarts its timer if the answer differs.
  const waits = new WeakMap<Read<unknown>, number>();
  return (interval, longest) =>
    ({ state: { data } }) => {
      if (data === undefined) return interval;
      const { failure } = data;
      if (failure?.error.kind === 'chunk') return false;
      const existing = waits.get(data);
      if (existing !== undefined) return existing;
      const wait = Math.round(
        failure === undefined
          ? untilSlot(interval, spread, Date.now(), longest)
          : backOff(
              interval,
              { since: failure.since, retryAfter: failure.error.retryAfter },
              spread,
            ),
      );
      waits.set(data, wait);
      return wait;
    };
}
