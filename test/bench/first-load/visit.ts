import type { Browser, Page, Request } from '@playwright/test';

import { CLOCK_SCRIPT } from '../../support/moment/clock-script.ts';
import { MOMENTS } from './moments.ts';
import type { Moment } from './moments.ts';

export type MomentName = keyof typeof MOMENTS;
/** Milliseconds from the navigation to each moment. A moment that did not come is missing. */
export type Times = ReadonlyMap<MomentName, number>;

const TIME_LIMIT = 60_000;
const PHONE = { width: 390, height: 844 };
const SLOWDOWN = 4;

const moments = (): readonly (readonly [MomentName, Moment])[] => {
  const isName = (name: string): name is MomentName => name in MOMENTS;
  return Object.keys(MOMENTS)
    .filter(isName)
    .map((name) => [name, MOMENTS[name]]);
};

/**
 * Writes when each moment is in the document and when it is painted to attributes of the page. The two
 * differ by a frame, or by more if the browser draws no frames.
 */
const RECORD_MOMENTS = `
  const selectors = ${JSON.stringify(moments().map(([name, { selector }]) => [name, selector]))};
  const recorded = new Set();
  const write = (kind, name) =>
    document.documentElement.setAttribute('data-' + kind + '-' + name, performance.now());
  new MutationObserver(() => {
    for (const [name, selector] of selectors) {
      if (!selector || recorded.has(name) || !document.querySelector(selector)) continue;
      recorded.add(name);
      write('found', name);
      requestAnimationFrame(() => setTimeout(() => write('painted', name)));
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
`;

/** An attribute's name in HTML has no capitals. */
const attribute = (kind: 'found' | 'painted', name: string) => `data-${kind}-${name.toLowerCase()}`;

/** What the page had when a moment did not come, for the error's message. */
async function describe(page: Page, { open, faults }: Responses): Promise<string> {
  const state = page.evaluate(`[
    'ready state ' + document.readyState,
    document.querySelectorAll('*').length + ' elements',
    ...document.documentElement.getAttributeNames().filter((name) => name.startsWith('data-')),
    'map ' + document.querySelector('[data-map-state]')?.getAttribute('data-map-state'),
    ...[...document.querySelectorAll('[role=alert], [role=status]')].map((one) => one.textContent),
  ].join(', ')`);
  const late = new Promise((resolve) => setTimeout(() => resolve('the script is busy'), 5000));
  const urls = [...open].map((request) => request.url());
  const requests = [`${urls.length} requests are open`, ...urls, ...faults].join(' ');
  return `${String(await Promise.race([state, late]).catch(String))}; ${requests}`;
}

interface Responses {
  readonly open: ReadonlySet<Request>;
  /** Requests that failed, and what the page complained about. */
  readonly faults: readonly string[];
  /** Milliseconds from the navigation to the first response whose URL contains a text. */
  arrivalOf(text: string): number | null;
}

/** Records when responses are complete, those to workers included. */
function watchResponses(page: Page): Responses {
  const open = new Set<Request>();
  const faults: string[] = [];
  const arrivals: { readonly url: string; readonly at: number }[] = [];
  let start = 0;
  page.on('request', (request) => open.add(request));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('requestfailed', (request) => {
    open.delete(request);
    faults.push(`${request.url()} failed: ${request.failure()?.errorText ?? ''}`);
  });
  page.on('requestfinished', (request) => {
    open.delete(request);
    const { startTime, responseEnd } = request.timing();
    if (request.isNavigationRequest()) start = startTime;
    arrivals.push({ url: request.url(), at: startTime + responseEnd });
  });
  return {
    open,
    faults,
    arrivalOf(text) {
      const times = arrivals.filter(({ url }) => url.includes(text)).map(({ at }) => at);
      return times.length === 0 ? null : Math.min(...times) - start;
    },
  };
}

/**
 * Visits a page for the first time, on a phone with a CPU four times slower.
 *
 * @param awaited what must come. The times of other moments are included if they came until then
 * @throws Error with what the page had if a moment did not come in a minute
 */
export async function visit(
  browser: Browser,
  url: string,
  awaited: readonly MomentName[],
): Promise<Times> {
  const context = await browser.newContext({ viewport: PHONE });
  try {
    await context.addInitScript({ content: CLOCK_SCRIPT });
    const page = await context.newPage();
    const responses = watchResponses(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript({ content: RECORD_MOMENTS });
    await page.goto(url, { waitUntil: 'commit', timeout: TIME_LIMIT });
    for (const name of awaited) {
      try {
        const painted = `html[${attribute('painted', name)}]`;
        await page.waitForSelector(painted, { state: 'attached', timeout: TIME_LIMIT });
      } catch {
        const found = await describe(page, responses);
        throw new Error(`${url}: no ${MOMENTS[name].label} in ${TIME_LIMIT / 1000} s. ${found}`);
      }
    }
    const times = new Map<MomentName, number>();
    for (const [name, { selector, response }] of moments()) {
      const painted = selector && (await page.getAttribute('html', attribute('painted', name)));
      const at = response === undefined ? Number(painted ?? 0) : responses.arrivalOf(response);
      if (at !== null && at > 0) times.set(name, at);
    }
    return times;
  } finally {
    await context.close();
  }
}
