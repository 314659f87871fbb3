import type { Browser, Page } from '@playwright/test';
import * as z from 'zod/mini';

import { BUSY_ROUTES, busyCity } from './busy-city.ts';
import { serveCity } from './serveCity.ts';
import { startBrowser } from './startPage.ts';
import { figure, median, table } from './table.ts';

const LIMIT = 16;
const SECONDS = 6;

/** What of a trace is needed: when something began, and how long its thread worked on it, in µs. */
const Trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      ts: z._default(z.number(), 0),
      dur: z.optional(z.number()),
      tdur: z.optional(z.number()),
      args: z._default(z.looseObject({ name: z.optional(z.string()) }), {}),
    }),
  ),
});
type TraceEvent = z.infer<typeof Trace>['traceEvents'][number];

/** A task of the main thread that runs script; what is inside of another is counted with it. */
const OF_SCRIPT = new Set([
  'FunctionCall',
  'EvaluateScript',
  'FireAnimationFrame',
  'TimerFire',
  'EventDispatch',
  'RunMicrotasks',
  'HandlePostMessage',
]);

/** Milliseconds of script before each frame, on the main thread of the page that drew most of them. */
function scriptOfFrames(events: readonly TraceEvent[]): number[] {
  const threads = events.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  const isOn = (thread: TraceEvent) => (event: TraceEvent) =>
    event.pid === thread.pid && event.tid === thread.tid;
  const ofThreads = threads.map((thread) => {
    const own = events.filter(isOn(thread)).toSorted((a, b) => a.ts - b.ts);
    const frames: number[] = [];
    let [script, until] = [0, 0];
    for (const { name, ts, dur = 0, tdur = dur } of own) {
      if (name === 'BeginMainThreadFrame') {
        frames.push(script / 1000);
        script = 0;
      } else if (OF_SCRIPT.has(name) && ts >= until) {
        script += tdur;
        until = ts + dur;
      }
    }
    return frames;
  });
  return ofThreads.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/** Drags the map to and fro by the mouse for some seconds. */
async function pan(page: Page) {
  const [x, y] = [850, 400];
  const end = Date.now() + SECONDS * 1000;
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; Date.now() < end; step += 1) {
    await page.mouse.move(x + 160 * Math.sin(step / 12), y + 90 * Math.cos(step / 9));
    await page.waitForTimeout(16);
  }
  await page.mouse.up();
}

async function framesOf(browser: Browser, url: string, slower: number): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(url);
  await page.locator('[data-idles]').waitFor({ timeout: 60_000 });
  await page.waitForTimeout(2000);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await browser.startTracing(page, { categories: ['devtools.timeline', '__metadata'] });
  await pan(page);
  const { traceEvents } = z.parse(Trace, JSON.parse((await browser.stopTracing()).toString()));
  await page.close();
  const frames = scriptOfFrames(traceEvents).toSorted((a, b) => a - b);
  const at = (share: number) => figure(frames[Math.floor(share * (frames.length - 1))] ?? 0, 1);
  return [
    `CPU x${slower}`,
    figure(frames.length),
    `${figure(median(frames), 1)} ms`,
    `${at(0.95)} ms`,
    `${at(1)} ms`,
    figure(frames.filter((each) => each > LIMIT).length),
    `${LIMIT} ms`,
  ];
}

/** Script on the main thread in each frame while a hand moves a map of 2,000 stops and 500 buses. */
export async function benchPanning(): Promise<string> {
  const server = await serveCity(busyCity());
  const browser = await startBrowser();
  try {
    const url = `${server.url}/?route=${BUSY_ROUTES.join(',')}`;
    const rows = [await framesOf(browser, url, 1), await framesOf(browser, url, 4)];
    return table('Panning over 2,000 stops and 500 driving buses: script a frame', [
      ['', 'frames', 'median', '95 %', 'longest', 'over', 'limit'],
      ...rows,
    ]);
  } finally {
    await browser.close();
    await server.stop();
  }
}
