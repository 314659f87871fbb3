import type { CDPSession } from '@playwright/test';

import { createDemoCity } from '../../../src/service/sources/demo/createDemoCity.ts';
import { serveCity } from '../servers/serveCity.ts';
import { inShort } from '../short.ts';
import { figure, table } from '../table.ts';
import { openPage, startBrowser } from './startPage.ts';

const DEFAULT_MINUTES = inShort(0.2, 30);
const MEGABYTE = 2 ** 20;
/** The longest time until the first sample, in milliseconds: caches fill in the beginning. */
const WARM_UP = 60_000;

/** What a display holds after a garbage collection. */
async function sample(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize / MEGABYTE, nodes, listeners: jsEventListeners };
}

/**
 * Runs a display with its map in a browser and compares what it holds after a minute and at the end (A29);
 * a run of less than two minutes is for trying the bench out.
 * Buses are polled every 2 seconds, so that 30 minutes have as many polls as a quarter of a day.
 *
 * @param minutes how long it runs
 */
export async function benchSoak(minutes = DEFAULT_MINUTES): Promise<string> {
  const server = await serveCity(createDemoCity());
  const browser = await startBrowser();
  try {
    const page = await openPage(browser, { viewport: { width: 1920, height: 1080 } });
    let polls = 0;
    page.on('request', (request) => {
      if (/getarrivals|getvehicles|lots/.test(request.url())) polls += 1;
    });
    await page.goto(`${server.url}/?view=kiosk&stop=0100&nightly=0`);
    await page.locator('[data-map-state="ready"]').waitFor();
    const session = await page.context().newCDPSession(page);
    const duration = minutes * 60_000;
    const warmUp = Math.min(WARM_UP, duration / 2);
    await page.waitForTimeout(warmUp);
    const before = await sample(session);
    await page.waitForTimeout(duration - warmUp);
    const after = await sample(session);
    const row = (name: string, first: number, last: number, limit: string) => [
      name,
      figure(first, 1),
      figure(last, 1),
      limit,
    ];
    return table(`A display for ${minutes} minutes, ${polls} polls`, [
      ['', `after ${warmUp / 1000} s`, 'at the end', 'limit'],
      row('JS heap after GC, MB', before.heap, after.heap, '+10'),
      row('DOM nodes', before.nodes, after.nodes, '±5 %'),
      row('listeners', before.listeners, after.listeners, '±5 %'),
    ]);
  } finally {
    await browser.close();
    await server.stop();
  }
}
