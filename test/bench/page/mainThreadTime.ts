import type { Browser } from '@playwright/test';
import { z } from 'zod';

import { recordTrace, type TraceEvent } from './recordTrace.ts';

/** The Event Timing data of a trace event; times in milliseconds. */
const eventTiming = z.object({
  type: z.enum(['pointerdown', 'click', 'keydown']),
  timeStamp: z.number(),
  /** When the frame that shows the result was committed. */
  commitFinishTime: z.number(),
});

interface Span {
  readonly type: string;
  readonly pid: number;
  readonly tid: number;
  readonly from: number;
  readonly to: number;
}

/** The spans from each interaction to the frame that shows its result. Hovering doesn't count. */
function interactionsOf(events: readonly TraceEvent[]): Span[] {
  return events.flatMap(({ name, ph, pid, tid, ts, args }) => {
    const timing = name === 'EventTiming' && ph === 'b' ? eventTiming.safeParse(args?.data) : null;
    if (timing?.success !== true) return [];
    const { type, timeStamp, commitFinishTime } = timing.data;
    // An event that changed nothing has no frame.
    if (commitFinishTime <= timeStamp) return [];
    return [{ type, pid, tid, from: ts, to: ts + (commitFinishTime - timeStamp) * 1000 }];
  });
}

/** The thread time in a span, in milliseconds. */
function workIn(events: readonly TraceEvent[], { pid, tid, from, to }: Span): number {
  return (
    events
      .filter((event) => event.name === 'RunTask' && event.pid === pid && event.tid === tid)
      // An input may be timed a little later than the task that handles it begins.
      .filter(({ ts, dur = 0 }) => ts + dur > from && ts < to)
      .reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0)
  );
}

/**
 * The longest main thread time of an interaction during `act`, until its frame was committed: script,
 * style, layout and paint, in milliseconds. It doesn't include other processes or waiting for the map.
 *
 * @returns null if the trace has no whole interaction that was painted
 */
export async function mainThreadTime(
  browser: Browser,
  act: () => Promise<void>,
): Promise<number | null> {
  const events = await recordTrace(browser, act);
  const spans = interactionsOf(events);
  // A press without its click, which is missing from some traces, is half of an interaction.
  if (spans.every(({ type }) => type === 'pointerdown')) return null;
  const time = Math.max(...spans.map((span) => workIn(events, span)));
  // Some traces lack the tasks of an input.
  return time === 0 ? null : time;
}
