import type { Page } from '@playwright/test';

import { en } from '../../src/lib/words/en.ts';
import { BUSY_ROUTES, busyCity } from '../support/busy-city.ts';
import { mainThreadTime } from './mainThreadTime.ts';
import { serveCity } from './serveCity.ts';
import { startBrowser } from './startPage.ts';
import { figure, median, table } from './table.ts';

const ROUNDS = 3;
/** Milliseconds of main thread time. */
const LIMIT = 50;
/** The CPU slowdown that simulates a slow phone. */
const SLOWDOWN = 4;

/** How long to record after an interaction: it has been painted by then. */
const SETTLE_TIME = 700;

/** Records the duration of every interaction by Event Timing, which reports none below 16 ms. */
const RECORD_DURATIONS = `
  window.durations = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) durations.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 });
`;

/** A page whose button changes a text: the least that an interaction costs on this machine. */
const BLANK = `<!doctype html><title>Blank</title><button
  onclick="this.textContent = performance.now()">Press</button>`;

/** Milliseconds from the input to the next paint, by Event Timing; 0 if it took less than 16. */
async function timeToPaint(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate('durations.length = 0');
  await act();
  await page.waitForTimeout(SETTLE_TIME);
  return Number(await page.evaluate('Math.max(0, ...durations)'));
}

/** The interactions with their names. They end where they began, so that they can be repeated. */
function interactions(page: Page): readonly (readonly [string, () => Promise<void>])[] {
  // CSS selectors, because finding a role among 2,000 rows takes longer than the interaction; and
  // the mouse, because a locator's click runs its own script in the page.
  const click = (selector: string) => async () => {
    const target = page.locator(`${selector}:visible`).first();
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (box === null) throw new Error(`${selector} is not visible`);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  };
  const tab = (name: string) => click(`#tab-${name}`);
  const labeled = (label: string) => click(`button[aria-label="${label}"]`);
  const chip = (text: string) => click(`fieldset button:text-is("${text}")`);
  const row = click('[role=tabpanel] li:nth-child(4) > button');
  return [
    ['open a stop', row],
    ['close its card', labeled(en.page.back)],
    ['zoom in', labeled(en.map.zoomIn)],
    ['zoom out', labeled(en.map.zoomOut)],
    ['leave out a route', labeled(en.routes.name('05', 'Spiral 5'))],
    ['add a route', labeled(en.routes.name('05', 'Spiral 5'))],
    ['choose a destination', chip('East Transfer Point')],
    ['choose all again', chip(en.routes.allDestinations)],
    ['go to the buses', tab('buses')],
    ['choose a need', chip(en.needs.lift)],
    ['leave the need', chip(en.needs.lift)],
    ['open a bus', row],
    ['close its card', labeled(en.page.back)],
    ['go to parking', tab('parking')],
    ['go to events', tab('events')],
    ['go to the stops', tab('stops')],
    ['begin to search', click('[role=combobox]')],
    ['type a letter', () => page.keyboard.press('a')],
    ['type another', () => page.keyboard.press('v')],
    ['type a third', () => page.keyboard.press('e')],
    ['leave the search', labeled(en.search.close)],
  ];
}

/** Times by Event Timing on a throttled CPU. They include drawing the map and other processes. */
async function timesToPaint(page: Page, acts: readonly (() => Promise<void>)[]) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const times = acts.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, act] of acts.entries()) times[index]?.push(await timeToPaint(page, act));
  }
  return times;
}

/**
 * Measures how long each interaction takes with 2,000 stops and 500 moving buses on a CPU four times
 * slower: by Event Timing, compared with a text change on a blank page, and by the time of the page's
 * main thread, because without a GPU the CPU draws the map too. Returns the results as a table.
 */
export async function benchInteractions(): Promise<string> {
  const server = await serveCity(busyCity(), {});
  const browser = await startBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.addInitScript({ content: RECORD_DURATIONS });
    await page.goto(`${server.url}/?route=${BUSY_ROUTES.join(',')}`);
    await page.locator('[data-idles]').waitFor({ timeout: 60_000 });
    await page.getByRole('combobox').waitFor();
    const all = interactions(page);
    const acts = all.map(([, act]) => act);
    // Run each interaction once, so that all code is loaded.
    for (const act of acts) await act();
    const work = acts.map((): number[] => []);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, act] of acts.entries()) {
        const took = await mainThreadTime(browser, async () => {
          await act();
          await page.waitForTimeout(SETTLE_TIME);
        });
        if (took !== null) work[index]?.push(took * SLOWDOWN);
      }
    }
    const painted = await timesToPaint(page, acts);
    const blank = await browser.newPage();
    await blank.addInitScript({ content: RECORD_DURATIONS });
    await blank.route('**/blank', (route) =>
      route.fulfill({ contentType: 'text/html', body: BLANK }),
    );
    await blank.goto('http://127.0.0.1/blank');
    const [floor = []] = await timesToPaint(blank, [() => blank.locator('button').click()]);
    const row = (name: string, times: readonly number[], worked?: readonly number[]) => [
      name,
      worked === undefined ? '' : `${figure(median(worked))} ms`,
      worked === undefined ? '' : `${LIMIT} ms`,
      `${figure(median(times))} ms`,
      `${figure(Math.max(...times))} ms`,
    ];
    return table(
      `Interactions with 2,000 stops and 500 buses, CPU x${SLOWDOWN}, ${ROUNDS} times each (0: under 16 ms)`,
      [
        ['to', 'main thread', 'limit', 'painted in', 'at most'],
        ...all.map(([name], index) => row(name, painted[index] ?? [], work[index] ?? [])),
        row('a blank page changes a text', floor),
      ],
    );
  } finally {
    await browser.close();
    await server.stop();
  }
}
