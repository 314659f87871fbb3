import type { Page } from '@playwright/test';

import { typeScale } from '../../../src/audiences/kiosk/scale/type-scale.ts';
import { en } from '../../../src/lib/words/en.ts';
import { boot } from '../../../src/lib/words/en/boot.ts';
import { smallSource } from '../../support/cities/small-source.ts';
import { ANY, startingWith } from '../../support/phrases.ts';
import { expectAsTimePasses } from '../support/clock.ts';
import { withoutMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

const notLoaded = (part: string) => en.failures.part(part, en.failures.chunk);

const SCREENS = [
  { width: 1080, height: 1920 },
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 3840, height: 2160 },
];

/** Elements with a scroll bar, with cut text, and with text outside the screen. */
const layoutFaults = (page: Page) =>
  page.evaluate(async () => {
    // A new size is measured in one frame, and rendered in the next.
    for (const _ of ['measured', 'rendered']) await new Promise(requestAnimationFrame);
    const name = (element: Element) =>
      `${element.tagName}.${element.className} "${element.textContent.slice(0, 40)}"`;
    const isSeen = (element: Element) => element.closest('.visually-hidden') === null;
    const all = [document.documentElement, ...document.querySelectorAll('body, body *')].filter(
      isSeen,
    );
    const scrolls = all.filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isRoot = element === document.documentElement || element === document.body;
      const mayX = isRoot || /auto|scroll/.test(overflowX);
      const mayY = isRoot || /auto|scroll/.test(overflowY);
      return (
        (mayX && element.scrollWidth > element.clientWidth) ||
        (mayY && element.scrollHeight > element.clientHeight)
      );
    });
    // Text may end in an ellipsis where its container's title has all of it.
    const isEllipsis = (element: Element) =>
      getComputedStyle(element).textOverflow === 'ellipsis' && element.hasAttribute('title');
    const isCut = (element: Element) =>
      getComputedStyle(element).overflowX === 'hidden' &&
      element.scrollWidth > element.clientWidth &&
      !isEllipsis(element);
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE);
    const beyond = all.filter((element) => {
      const { right, bottom, width: w } = element.getBoundingClientRect();
      const isShortened = element.parentElement !== null && isEllipsis(element.parentElement);
      const isOut = right > innerWidth + 1 || bottom > innerHeight + 1;
      return hasText(element) && w > 1 && isOut && !isShortened;
    });
    return {
      scrolls: scrolls.map(name),
      cut: all.filter((element) => hasText(element) && isCut(element)).map(name),
      beyond: beyond.map(name),
    };
  });

test('A2: a display has no scroll bar and no cut text on any screen', async ({ page, demo }) => {
  await page.goto(`${demo.url}/?view=kiosk&route=01,02,03,04,05,06,08`);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.locator('[data-map-state]').waitFor();
  for (const { width, height } of SCREENS) {
    await page.setViewportSize({ width, height });
    // Lists split into pages once they are measured.
    await expect
      .poll(() => layoutFaults(page), { message: `${width}x${height}` })
      .toEqual({ scrolls: [], cut: [], beyond: [] });
  }
});

test('A4: the computed sizes follow the formula, map included', async ({ page, demo }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(`${demo.url}/?view=kiosk&dist=2&screen=32`);
  await page.locator('.kiosk-row').first().waitFor();
  const { large, medium, small, map } = typeScale({
    distanceMeters: 2,
    screenInches: 32,
    width: 1920,
    height: 1080,
  });
  /** Asks again, because an element that a list replaces meanwhile has no size. */
  const expectSize = (selector: string, size: number) =>
    expect
      .poll(() =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
      )
      .toBeCloseTo(size, 0);
  await expectSize('.kiosk__clock time', large);
  await expectSize('.kiosk-row .kiosk-badge', large);
  await expectSize('.kiosk-row__figure strong', large);
  await expectSize('.kiosk__header h1', medium);
  await expectSize('.paged-list__header', small);
  const canvas = page.locator('.maplibregl-canvas');
  await canvas.waitFor();
  // The canvas is as sharp as the screen, however much CSS enlarges it.
  const { pixels, layout, shown } = await canvas.evaluate((element: HTMLCanvasElement) => ({
    pixels: element.width,
    layout: element.clientWidth,
    shown: element.getBoundingClientRect().width,
  }));
  expect(shown / layout).toBeCloseTo(map, 1);
  expect(Math.abs(pixels - shown)).toBeLessThan(4);
});

test('A6: a display has no links, and drag and context menu are off', async ({ page, demo }) => {
  await page.goto(`${demo.url}/?view=kiosk`);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.locator('[data-map-state="ready"]').waitFor();
  await expect(page.locator('a, [target], form, iframe')).toHaveCount(0);
  const isRefused = await page.evaluate(() =>
    ['contextmenu', 'dragstart', 'drop'].map(
      (name) => !document.body.dispatchEvent(new Event(name, { bubbles: true, cancelable: true })),
    ),
  );
  expect(isRefused).toEqual([true, true, true]);
});

test('A13: a display keeps polling when hidden, offline or after a failure', async ({
  page,
  startCurbside,
}) => {
  await withoutMap(page);
  let answers = 0;
  const { url } = await startCurbside({
    source: smallSource({
      vehicles: async () => {
        answers += 1;
        if (answers === 3) throw new Error('one poll fails');
        return [];
      },
    }),
    settings: { polling: { vehiclesSeconds: 2, lotsSeconds: 5 } },
  });
  await page.clock.install();
  await page.goto(`${url}/?view=kiosk&route=03`);
  await expect.poll(() => answers).toBeGreaterThan(0);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('blur'));
  });
  const before = answers;
  await expectAsTimePasses(page, () => answers, { timeout: 60_000 }).toBeGreaterThan(before + 3);
});

for (const [what, missing, message] of [
  [
    'its settings',
    '**/curbside.json',
    startingWith(en.failures.part('Curbside (curbside.json)', ANY)),
  ],
  ['its script', /\/assets\/Kiosk-.*\.js$/, boot.notLoaded],
] as const) {
  test(`A12: a display that was switched on before ${what} could be loaded starts by itself`, async ({
    page,
    startCurbside,
    noErrors,
  }) => {
    const { url } = await startCurbside({ source: smallSource() });
    await withoutMap(page);
    await page.route(missing, (route) => route.abort());
    await page.goto(`${url}/?view=kiosk&route=03`);
    await expect(page.getByText(message)).toBeVisible();
    await page.unroute(missing);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible({
      timeout: 15_000,
    });
    await expect(page.getByText(message)).toHaveCount(0);
    // The page reports the script that it could not import.
    noErrors.length = 0;
  });
}

test('A32: a display whose map could not be loaded reloads by itself', async ({
  page,
  startCurbside,
  noErrors,
}) => {
  const { url } = await startCurbside({ source: smallSource() });
  const code = /\/assets\/KioskMap-.*\.js$/;
  await page.clock.install();
  await page.route(code, (route) => route.abort());
  await page.goto(`${url}/?view=kiosk&route=03`);
  await expect(page.getByText(notLoaded(en.page.map))).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.unroute(code);
  await page.clock.runFor(31_000);
  await page.locator('[data-map-state="ready"]').waitFor();
  // React logs what its error boundary catches.
  noErrors.length = 0;
});

test('A32: a display whose map does not arrive reloads by itself', async ({
  page,
  startCurbside,
}) => {
  const { url } = await startCurbside({ source: smallSource() });
  await page.clock.install();
  await page.route(/\/assets\/openMap-.*\.js$/, () => {}, { times: 1 });
  await page.goto(`${url}/?view=kiosk&route=03`);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.locator('[data-map-state="loading"]').waitFor();
  const isMapReady = page.locator('[data-map-state="ready"]');
  await expectAsTimePasses(page, () => isMapReady.count(), { timeout: 60_000 }).toBe(1);
});
