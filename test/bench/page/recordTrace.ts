import type { Browser } from '@playwright/test';
import { z } from 'zod';

/** The fields of a trace event that the benches use; times in microseconds. */
const traceEvent = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Of what several events tell of. */
  id: z.string().optional(),
  ts: z.number(),
  dur: z.number().optional(),
  /** Thread time, which doesn't include waiting for other processes. */
  tdur: z.number().optional(),
  args: z.object({ data: z.unknown(), name: z.string() }).partial().optional(),
});
export type TraceEvent = z.output<typeof traceEvent>;

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/**
 * Records a trace of the browser while `act` runs: the tasks of each thread and their times.
 *
 * @param more further categories of events
 */
export async function recordTrace(
  browser: Browser,
  act: () => Promise<void>,
  more: readonly string[] = [],
): Promise<TraceEvent[]> {
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
    traceConfig: { includedCategories: [...CATEGORIES, ...more], excludedCategories: ['*'] },
  });
  await act();
  const isComplete = new Promise<void>((resolve) => {
    devtools.once('Tracing.tracingComplete', () => resolve());
  });
  await devtools.send('Tracing.end');
  await isComplete;
  await devtools.detach();
  return events;
}
