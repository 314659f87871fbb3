import type { Browser, Page } from '@playwright/test';

import { BUSY_ROUTES, busyCity } from '../../support/cities/busy-city.ts';
import { serveCity } from '../servers/serveCity.ts';
import { inShort } from '../short.ts';
import { figure, median, table } from '../table.ts';
import { recordTrace, type TraceEvent } from './recordTrace.ts';
import { openPage, startBrowser } from './startPage.ts';

/** Milliseconds of script per frame. */
const LIMIT = 16;
const SECONDS = inShort(1, 8);

/** Trace events that run script. Nested events are part of the outer event. */
const SCRIPT_EVENTS = new Set([
  'FunctionCall',
  'EvaluateScript',
  'FireAnimationFrame',
  'TimerFire',
  'EventDispatch',
  'RunMicrotasks',
  'HandlePostMessage',
]);

const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;

/** Milliseconds of script before each frame, on the thread with the most frames. */
function scriptOfFrames(events: readonly TraceEvent[]): number[] {
  const threads = new Map<string, { frames: number[]; script: number; until: number }>();
  for (const event of events.toSorted((a, b) => a.ts - b.ts)) {
    const { name, ts, dur = 0, tdur = dur } = event;
    const thread = threads.get(threadOf(event)) ?? { frames: [], script: 0, until: 0 };
    threads.set(threadOf(event), thread);
    if (name === 'BeginCommitCompositorFrame') {
      thread.frames.push(thread.script / 1000);
      thread.script = 0;
    } else if (SCRIPT_EVENTS.has(name) && ts >= thread.until) {
      thread.script += tdur;
      thread.until = ts + dur;
    }
  }
  const [busiest] = [...threads.values()].toSorted((a, b) => b.frames.length - a.frames.length);
  return busiest?.frames ?? [];
}

/** Drags the map back and forth with the mouse for `SECONDS`. */
async function pan(page: Page) {
  const [x, y] = [850, 400];
  const end = performance.now() + SECONDS * 1000;
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; performance.now() < end; step += 1) {
    await page.mouse.move(x + 160 * Math.sin(step / 12), y + 90 * Math.cos(step / 9));
    await page.waitForTimeout(16);
  }
  await page.mouse.up();
}

/**
 * One row of the table. Thread time doesn't include other work of the machine, so a slower CPU takes
 * `slowdown` times as long.
 */
function rowOf(script: readonly number[], slowdown: number): string[] {
  const frames = script.map((each) => each * slowdown).toSorted((a, b) => a - b);
  const at = (share: number) => frames[Math.floor(share * (frames.length - 1))] ?? Number.NaN;
  return [
    `CPU x${slowdown}`,
    figure(frames.length),
    `${figure(median(frames), 1)} ms`,
    `${figure(at(0.95), 1)} ms`,
    `${figure(at(1), 1)} ms`,
    figure(frames.filter((each) => each > LIMIT).length),
    `${LIMIT} ms`,
  ];
}

/** Opens a page and pans its map. @returns milliseconds of script before each frame */
export async function scriptWhilePanning(browser: Browser, url: string): Promise<number[]> {
  const page = await openPage(browser, { viewport: { width: 1280, height: 800 } });
  await page.goto(url);
  await page.locator('[data-idles]').waitFor({ timeout: 60_000 });
  // Wait until everything is loaded and drawn once.
  await page.waitForTimeout(5000);
  const events = await recordTrace(browser, () => pan(page));
  await page.close();
  return scriptOfFrames(events);
}

/** Measures the script in each frame while panning over 2,000 stops and 500 buses, as a table. */
export async function benchPanning(): Promise<string> {
  const server = await serveCity(busyCity(), {});
  const browser = await startBrowser();
  try {
    const script = await scriptWhilePanning(
      browser,
      `${server.url}/?route=${BUSY_ROUTES.join(',')}`,
    );
    return table('Panning over 2,000 stops and 500 moving buses: script per frame', [
      ['', 'frames', 'median', '95 %', 'longest', 'over', 'limit'],
      rowOf(script, 1),
      rowOf(script, 4),
    ]);
  } finally {
    await browser.close();
    await server.stop();
  }
}
