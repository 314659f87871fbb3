import type { Browser, Page } from '@playwright/test';

import { BUSY_ROUTES, busyCity } from '../../support/cities/busy-city.ts';
import { en } from '../../support/words/catalogs.ts';
import { serveCity } from '../servers/serveCity.ts';
import { inShort } from '../short.ts';
import { figure, median, table } from '../table.ts';
import { mainThreadTime } from './mainThreadTime.ts';
import { openPage, startBrowser } from './startPage.ts';

/** Of main thread times. On a machine that others use too, they vary by a third from round to round. */
const ROUNDS = inShort(1, 7);
/** Of times to paint, which have no limit. */
const PAINT_ROUNDS = inShort(1, 3);
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

/**
 * Runs in the page: scrolls to the first shown element of a selector, with a text if one is given.
 *
 * @returns the middle of it, in pixels of the window; null if none is shown
 */
function centerOf({ selector, text }: { selector: string; text?: string | undefined }) {
  const shown = [...document.querySelectorAll(selector)].find(
    (element) => (text === undefined || element.textContent === text) && element.checkVisibility(),
  );
  if (shown === undefined) return null;
  const isInside = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight;
  if (!isInside(shown.getBoundingClientRect())) shown.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = shown.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

type Interaction = readonly [name: string, act: () => Promise<void>];

/** The interactions with their names, as tours: each ends where it began, so that it can be repeated. */
function toursOf(page: Page): readonly (readonly Interaction[])[] {
  // The mouse, because a locator's click runs its own script in the page. And no locator to find the element:
  // among 2,000 rows it takes longer than the interaction, and it lays out every row that it tests, also
  // those far below the window, which the page then has to remove or lay out again.
  const click = (selector: string, text?: string) => async () => {
    const center = await page.waitForFunction(centerOf, { selector, text });
    const at = await center.jsonValue();
    if (at !== null) await page.mouse.click(at.x, at.y);
  };
  const tab = (name: string) => click(`#tab-${name}`);
  const labeled = (label: string) => click(`button[aria-label="${label}"]`);
  const chip = (text: string) => click('fieldset button', text);
  const row = click('[role=tabpanel] li:nth-child(4) > button');
  return [
    [
      ['open a stop', row],
      ['close its card', labeled(en.page.back)],
    ],
    [
      ['zoom in', labeled(en.map.zoomIn)],
      ['zoom out', labeled(en.map.zoomOut)],
    ],
    [
      ['leave out a route', labeled(en.routes.name('05', 'Spiral 5'))],
      ['add a route', labeled(en.routes.name('05', 'Spiral 5'))],
    ],
    [
      ['choose a destination', chip('East Transfer Point')],
      ['choose all again', chip(en.routes.allDestinations)],
    ],
    [
      ['go to the buses', tab('vehicles')],
      ['choose a need', chip(en.needs.lift)],
      ['leave the need', chip(en.needs.lift)],
      ['open a bus', row],
      ['close the bus', labeled(en.page.back)],
      ['go to parking', tab('lots')],
      ['go to events', tab('events')],
      ['go to the stops', tab('stops')],
    ],
    [
      ['begin to search', click('[role=combobox]')],
      ['type a letter', () => page.keyboard.press('a')],
      ['type another', () => page.keyboard.press('v')],
      ['type a third', () => page.keyboard.press('e')],
      ['leave the search', labeled(en.search.close)],
    ],
  ];
}

/** Main thread times on a CPU `SLOWDOWN` times slower, which don't include the map's GPU work. */
async function mainThreadTimes(browser: Browser, page: Page, acts: readonly Interaction[]) {
  const times = acts.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, [, act]] of acts.entries()) {
      const took = await mainThreadTime(browser, async () => {
        await act();
        await page.waitForTimeout(SETTLE_TIME);
      });
      if (took !== null) times[index]?.push(took * SLOWDOWN);
    }
  }
  return times;
}

/** Times by Event Timing on a throttled CPU. They include drawing the map and other processes. */
async function timesToPaint(page: Page, acts: readonly Interaction[]) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const times = acts.map((): number[] => []);
  for (let round = 0; round < PAINT_ROUNDS; round += 1) {
    for (const [index, [, act]] of acts.entries()) times[index]?.push(await timeToPaint(page, act));
  }
  return times;
}

/** One row for each interaction. */
async function rowsOf(browser: Browser, page: Page, acts: readonly Interaction[]) {
  const work = await mainThreadTimes(browser, page, acts);
  const painted = await timesToPaint(page, acts);
  return acts.map(([name], index) => [
    name,
    `${figure(median(work[index] ?? []))} ms`,
    `${figure(Math.min(...(work[index] ?? [])))} ms`,
    `${LIMIT} ms`,
    `${figure(median(painted[index] ?? []))} ms`,
    `${figure(Math.max(...(painted[index] ?? [])))} ms`,
  ]);
}

/**
 * Measures how long each interaction takes with 2,000 stops and 500 moving buses on a CPU four times
 * slower: by the time of the page's main thread, because without a GPU the CPU draws the map too, and
 * by Event Timing. A blank page whose text changes stands below, measured in the same run.
 *
 * @param chosen names of interactions: only their tours run; all if none is named
 * @returns the results as a table
 */
export async function benchInteractions(chosen: readonly string[]): Promise<string> {
  const server = await serveCity(busyCity(), {});
  const browser = await startBrowser();
  try {
    const page = await openPage(browser, { viewport: { width: 1280, height: 800 } });
    await page.addInitScript({ content: RECORD_DURATIONS });
    await page.goto(`${server.url}/?route=${BUSY_ROUTES.join(',')}`);
    await page.locator('[data-idles]').waitFor({ timeout: 60_000 });
    await page.getByRole('combobox').waitFor();
    const tours = toursOf(page);
    const named = tours.filter((tour) => tour.some(([name]) => chosen.includes(name)));
    const acts = (named.length === 0 ? tours : named).flat();
    // Run each interaction once, so that all code is loaded.
    for (const [name, act] of acts) {
      await act().catch((cause: unknown) => {
        throw new Error(`to ${name} is not possible`, { cause });
      });
    }
    const rows = await rowsOf(browser, page, acts);
    await page.close();
    const blank = await openPage(browser);
    await blank.addInitScript({ content: RECORD_DURATIONS });
    await blank.route('**/blank', (route) =>
      route.fulfill({ contentType: 'text/html', body: BLANK }),
    );
    await blank.goto('http://127.0.0.1/blank');
    const press = () => blank.locator('button').click();
    const blankRows = await rowsOf(browser, blank, [['a blank page changes a text', press]]);
    return table(
      `Interactions with 2,000 stops and 500 buses, CPU x${SLOWDOWN}, ${ROUNDS} times each (to paint: ${PAINT_ROUNDS}; 0: under 16 ms)`,
      [['to', 'main thread', 'at least', 'limit', 'painted in', 'at most'], ...rows, ...blankRows],
    );
  } finally {
    await browser.close();
    await server.stop();
  }
}
