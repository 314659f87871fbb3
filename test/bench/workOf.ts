import type { Browser } from '@playwright/test';
import { z } from 'zod';

/** An event of a trace, as far as it is read here; times in microseconds. */
const traceEvent = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  /** Of a thread's own clock: what else the machine does is not in it. */
  tdur: z.number().optional(),
  args: z.object({ data: z.unknown() }).partial().optional(),
});
type TraceEvent = z.output<typeof traceEvent>;

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

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

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
export async function workOf(browser: Browser, act: () => Promise<void>): Promise<number | null> {
  const devtools = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) {
      const read = traceEvent.safeParse(event);
      if (read.success) events.push(read.data);
    }
  });
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
  });
  await act();
  const isComplete = new Promise<void>((resolve) => {
    devtools.once('Tracing.tracingComplete', () => resolve());
  });
  await devtools.send('Tracing.end');
  await isComplete;
  await devtools.detach();
  const spans = interactionsOf(events);
  return spans.length === 0 ? null : Math.max(...spans.map((span) => workIn(events, span)));
}
