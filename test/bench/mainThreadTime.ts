import type { Browser } from '@playwright/test';
import { z } from 'zod';

import { recordTrace, type TraceEvent } from './recordTrace.ts';

/** What the browser's event timing says of one event; times in milliseconds. */
const eventTiming = z.object({
  type: z.enum(['pointerdown', 'click', 'keydown']),
  timeStamp: z.number(),
  /** The frame that shows what it did is on its way. */
  commitFinishTime: z.number(),
});

interface Span {
  readonly pid: number;
  readonly tid: number;
  readonly from: number;
  readonly to: number;
}

/** From each interaction to the frame that shows what it did; hovering on the way there is none. */
function interactionsOf(events: readonly TraceEvent[]): Span[] {
  return events.flatMap(({ name, ph, pid, tid, ts, args }) => {
    const timing = name === 'EventTiming' && ph === 'b' ? eventTiming.safeParse(args?.data) : null;
    if (timing?.success !== true) return [];
    const { timeStamp, commitFinishTime } = timing.data;
    return [{ pid, tid, from: ts, to: ts + (commitFinishTime - timeStamp) * 1000 }];
  });
}

/** What a thread worked in a span, in milliseconds of its own time. */
function workIn(events: readonly TraceEvent[], { pid, tid, from, to }: Span): number {
  return events
    .filter((event) => event.name === 'RunTask' && event.pid === pid && event.tid === tid)
    .filter(({ ts }) => ts >= from && ts < to)
    .reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
}

/**
 * The most that a page's main thread worked for one interaction, until its picture was on its way:
 * script, style, layout and paint, in milliseconds of the thread's own clock. What the machine does
 * beside it is not in it, and neither is waiting for the map to be drawn.
 *
 * @returns null where the trace holds no interaction that was painted
 */
export async function mainThreadTime(
  browser: Browser,
  act: () => Promise<void>,
): Promise<number | null> {
  const events = await recordTrace(browser, act);
  const spans = interactionsOf(events);
  return spans.length === 0 ? null : Math.max(...spans.map((span) => workIn(events, span)));
}
