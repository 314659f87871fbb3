import type { CDPSession, Page } from '@playwright/test';

import { en } from '../../src/lib/words/en.ts';
import { BUSY_ROUTES, busyCity } from './busy-city.ts';
import { serveCity } from './serveCity.ts';
import { startBrowser } from './startPage.ts';
import { figure, median, table } from './table.ts';

const ROUNDS = 2;
const LIMIT = 50;

/** How long an interaction is looked at: its paint is over by then, and nothing else has begun. */
const SETTLED = 700;

/** The longest that one interaction took: until it was painted, and in our own code alone. */
interface Took {
  readonly painted: number;
  readonly script: number;
}

/** Notes every interaction as the browser times it; a shorter one than 16 ms is not told. */
const WATCH = `
  window.noted = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, processingStart, processingEnd } of list.getEntries()) {
      if (interactionId) noted.push([interactionId, duration, processingEnd - processingStart]);
    }
  }).observe({ type: 'event', durationThreshold: 16 });
`;

/** The least that an interaction costs in this browser on this machine: a text that changes. */
const BLANK = `<!doctype html><title>Blank</title><button
  onclick="this.textContent = performance.now()">Press</button>`;

async function tookBy(page: Page, act: () => Promise<void>): Promise<Took> {
  await page.evaluate('noted.length = 0');
  await act();
  await page.waitForTimeout(SETTLED);
  const noted: unknown = await page.evaluate('noted');
  const entries = Array.isArray(noted) ? noted.map((one: unknown[]) => one.map(Number)) : [];
  const byInteraction = new Map<number, number>();
  for (const [id = 0, , script = 0] of entries) {
    byInteraction.set(id, (byInteraction.get(id) ?? 0) + script);
  }
  return {
    painted: Math.max(0, ...entries.map(([, duration = 0]) => duration)),
    script: Math.max(0, ...byInteraction.values()),
  };
}

/** What a rider does, in an order that can be gone through again and again. */
function interactions(page: Page): readonly (readonly [string, () => Promise<void>])[] {
  // By style, since to find a role among 2,000 rows takes a slowed page longer than all that is measured.
  const click = (selector: string) => () => page.locator(selector).first().click();
  const tab = (name: string) => click(`#tab-${name}`);
  const labelled = (label: string) => click(`button[aria-label="${label}"]`);
  const chip = (text: string) => click(`fieldset button:text-is("${text}")`);
  const row = click('[role=tabpanel] li:nth-child(4) > button');
  return [
    ['open a stop', row],
    ['close its card', labelled(en.page.back)],
    ['zoom in', labelled(en.map.zoomIn)],
    ['zoom out', labelled(en.map.zoomOut)],
    ['leave out a route', labelled(en.routes.name('05', 'Spiral 5'))],
    ['add a route', labelled(en.routes.name('05', 'Spiral 5'))],
    ['choose a destination', chip('East Transfer Point')],
    ['choose all again', chip(en.routes.allDestinations)],
    ['go to the buses', tab('buses')],
    ['choose a need', chip(en.needs.lift)],
    ['leave the need', chip(en.needs.lift)],
    ['open a bus', row],
    ['close its card', labelled(en.page.back)],
    ['go to parking', tab('parking')],
    ['go to events', tab('events')],
    ['go to the stops', tab('stops')],
    ['begin to search', click('[role=combobox]')],
    ['type a letter', () => page.keyboard.press('a')],
    ['type another', () => page.keyboard.press('v')],
    ['type a third', () => page.keyboard.press('e')],
    ['leave the search', labelled(en.searching.close)],
  ];
}

async function slowed(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return devtools;
}

/**
 * How long each interaction takes with 2,000 stops and 500 driving buses, on a CPU four times
 * slower, by the browser's own event timing; beside it what a blank page takes to change a text.
 */
export async function benchInteractions(): Promise<string> {
  const server = await serveCity(busyCity());
  const browser = await startBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.addInitScript({ content: WATCH });
    await page.goto(`${server.url}/?route=${BUSY_ROUTES.join(',')}`);
    await page.locator('[data-idles]').waitFor({ timeout: 60_000 });
    await page.getByRole('combobox').waitFor();
    const blank = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await blank.addInitScript({ content: WATCH });
    await blank.route('**/blank', (route) =>
      route.fulfill({ contentType: 'text/html', body: BLANK }),
    );
    await blank.goto('http://127.0.0.1/blank');
    const all = interactions(page);
    // What is fetched when it is first asked for is not what an interaction costs.
    for (const [, act] of all) await act();
    await slowed(page);
    await slowed(blank);
    const took = all.map((): Took[] => []);
    const floor: Took[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await blank.bringToFront();
      floor.push(await tookBy(blank, () => blank.locator('button').click()));
      await page.bringToFront();
      await page.waitForTimeout(SETTLED);
      for (const [index, [, act]] of all.entries()) took[index]?.push(await tookBy(page, act));
    }
    const row = (name: string, all: readonly Took[]) => [
      name,
      `${figure(median(all.map(({ painted }) => painted)))} ms`,
      `${figure(Math.max(...all.map(({ painted }) => painted)))} ms`,
      `${figure(median(all.map(({ script }) => script)))} ms`,
    ];
    return table(
      `Interactions with 2,000 stops and 500 buses, CPU x4, ${ROUNDS} times each (0: under 16 ms)`,
      [
        ['to', 'painted in', 'at most', 'its script', 'limit'],
        [...row('a blank page changes a text', floor), ''],
        ...all.map(([name], index) => [...row(name, took[index] ?? []), `${LIMIT} ms`]),
      ],
    );
  } finally {
    await browser.close();
    await server.stop();
  }
}
