import type { Browser } from '@playwright/test';

import { slowLine } from './slow-line.ts';
import { startBrowser, startPage } from './startPage.ts';
import { figure, median, table } from './table.ts';

const RUNS = 5;
const GOALS = { list: 1000, map: 2500 };

/** Notes when the first row of the list is painted, and when the map has first come to rest. */
const WATCH = `
  const seen = { list: null, map: null };
  window.curbsideSeen = seen;
  const note = (name) => requestAnimationFrame(() => setTimeout(() => { seen[name] ??= performance.now(); }));
  new MutationObserver(() => {
    if (seen.list === null && document.querySelector('[role=tabpanel] li')) note('list');
    if (seen.map === null && document.querySelector('[data-idles]')) note('map');
  }).observe(document, { subtree: true, childList: true, attributes: true });
`;

/** Milliseconds from the navigation to the painted list and to the labelled map, on a first visit. */
async function visit(browser: Browser, port: number): Promise<{ list: number; map: number }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript({ content: WATCH });
    await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'commit' });
    const read = async (name: 'list' | 'map') =>
      Number(
        await (
          await page.waitForFunction(`window.curbsideSeen.${name}`, undefined, { timeout: 30_000 })
        ).jsonValue(),
      );
    return { list: await read('list'), map: await read('map') };
  } finally {
    await context.close();
  }
}

/** Time to the list and to the map on Slow 4G and a CPU four times slower. */
export async function benchFirstLoad(): Promise<string> {
  const server = await startPage();
  const line = await slowLine(server.port);
  const browser = await startBrowser();
  try {
    // The first start of a browser reads itself from disk: that is no visit.
    await visit(browser, server.port);
    const visits: { list: number; map: number }[] = [];
    for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, line.port));
    const row = (name: 'list' | 'map', what: string) => {
      const times = visits.map((each) => each[name]);
      return [
        what,
        `${figure(median(times) / 1000, 2)} s`,
        `${figure(GOALS[name] / 1000, 1)} s`,
        times.map((time) => figure(time / 1000, 2)).join(' '),
      ];
    };
    return table('First visit, 1.6 Mb/s, 150 ms, CPU x4, a phone of 390x844', [
      ['to', 'median', 'goal', 'each'],
      row('list', 'the list painted'),
      row('map', 'the map labelled'),
    ]);
  } finally {
    await browser.close();
    line.close();
    await server.stop();
  }
}
