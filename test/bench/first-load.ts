import type { Browser } from '@playwright/test';

import { startBrowser, startPage } from './startPage.ts';
import { startThrottledProxy } from './startThrottledProxy.ts';
import { figure, median, table } from './table.ts';

const RUNS = 5;
/** The moments to measure, with a label and a goal in milliseconds. */
const MOMENTS = {
  list: { label: 'the list painted', goal: 1000 },
  map: { label: 'the map drawn', goal: 2500 },
  labels: { label: 'streets and labels on it', goal: null },
} as const;

type Moment = keyof typeof MOMENTS;
const isMoment = (name: string): name is Moment => name in MOMENTS;

/** Writes the time of each moment to an attribute of the page when it happens. */
const RECORD_MOMENTS = `
  const recorded = {};
  const record = (name) => {
    if (recorded[name]) return;
    recorded[name] = true;
    requestAnimationFrame(() => setTimeout(() => {
      document.documentElement.setAttribute('data-seen-' + name, performance.now());
    }));
  };
  new MutationObserver(() => {
    if (document.querySelector('[role=tabpanel] li')) record('list');
    if (document.querySelector('[data-map-state=ready]')) record('map');
    if (document.querySelector('[data-idles]')) record('labels');
  }).observe(document, { subtree: true, childList: true, attributes: true });
`;

/** Milliseconds from the navigation to each moment of a first visit. */
async function visit(browser: Browser, port: number): Promise<Record<Moment, number>> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript({ content: RECORD_MOMENTS });
    await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'commit' });
    const read = async (name: Moment) => {
      const seen = page.locator(`html[data-seen-${name}]`);
      return Number(await seen.getAttribute(`data-seen-${name}`, { timeout: 30_000 }));
    };
    return { list: await read('list'), map: await read('map'), labels: await read('labels') };
  } finally {
    await context.close();
  }
}

/** Measures the time to the list and to the map on Slow 4G and a CPU four times slower, as a table. */
export async function benchFirstLoad(): Promise<string> {
  const server = await startPage();
  const proxy = await startThrottledProxy(server.port);
  const browser = await startBrowser();
  try {
    // Warm up: the first visit includes loading the browser from disk.
    await visit(browser, server.port);
    const visits: Record<Moment, number>[] = [];
    for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, proxy.port));
    const seconds = (time: number, decimals = 2) => figure(time / 1000, decimals);
    const rows = Object.keys(MOMENTS)
      .filter(isMoment)
      .map((name) => {
        const { label, goal } = MOMENTS[name];
        const times = visits.map((each) => each[name]);
        return [
          label,
          `${seconds(median(times))} s`,
          goal === null ? '' : `${seconds(goal, 1)} s`,
          times.map((time) => seconds(time)).join(' '),
        ];
      });
    return table('First visit, 1.6 Mb/s, 150 ms, CPU x4, a phone of 390x844', [
      ['to', 'median', 'goal', 'each'],
      ...rows,
    ]);
  } finally {
    await browser.close();
    proxy.close();
    await server.stop();
  }
}
