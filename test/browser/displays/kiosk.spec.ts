import type { Page } from '@playwright/test';

import { typeScale } from '../../../src/audiences/kiosk/scale/type-scale.ts';
import type { Source } from '../../../src/service/Source.ts';
import { supply } from '../../support/cities/supply.ts';
import { NOON, SATURDAY } from '../../support/moment/moment.ts';
import { longIf } from '../support/longIf.ts';
import { demoCity } from '../support/servers/serve.ts';
import { expect, test } from '../support/test.ts';

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
    // Rows that are measured are not visible, and neither are the other pages of a notice.
    const isSeen = (element: Element) =>
      element.closest(
        '.visually-hidden, .paged-list__box, .notice-strip [style*="hidden"], .notice-strip__box',
      ) === null;
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
    const isCut = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isWide = overflowX === 'hidden' && element.scrollWidth > element.clientWidth;
      // The lines of a large font are a little higher than its letters.
      const isHigh = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 2;
      return (isWide && !isEllipsis(element)) || isHigh;
    };
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE);
    const beyond = all.filter((element) => {
      const { right, bottom, width: w } = element.getBoundingClientRect();
      const isShortened = element.parentElement !== null && isEllipsis(element.parentElement);
      const isOut = right > innerWidth + 1 || bottom > innerHeight + 1;
      return hasText(element) && w > 1 && isOut && !isShortened;
    });
    const covered = all.filter((element) => {
      const body = element.closest('.paged-list__body');
      if (body === null || !hasText(element)) return false;
      // The box of letters within a line is higher than the line.
      const line = element.tagName === 'BDI' ? (element.parentElement ?? element) : element;
      const [own, around] = [line.getBoundingClientRect(), body.getBoundingClientRect()];
      return own.width > 1 && (own.bottom > around.bottom + 2 || own.top < around.top - 2);
    });
    return {
      scrolls: scrolls.map(name),
      cut: all.filter((element) => hasText(element) && isCut(element)).map(name),
      beyond: beyond.map(name),
      covered: covered.map(name),
    };
  });

const NO_FAULTS = { scrolls: [], cut: [], beyond: [], covered: [] };
/** On a busy machine a display that jumps by minutes may reload while it is looked at. */
const orReloads = (look: Promise<unknown>) =>
  look.catch((error: unknown) => {
    if (/context was destroyed/.test(String(error))) return 'reloads';
    throw error;
  });
const expectNoFaults = (page: Page, message: string) =>
  expect.poll(() => orReloads(layoutFaults(page)), { message }).toEqual(NO_FAULTS);

/** The demo city with names of 60 letters and more. */
function longNames(): Source {
  const city = demoCity();
  return {
    ...city,
    vehicles: supply(async (routeID: string, now) =>
      (await city.vehicles.read(routeID, now)).value.map((vehicle) => ({
        ...vehicle,
        direction: `${vehicle.direction} via University Research Park and South Transfer Point`,
      })),
    ),
    lots: supply(async (_all, now) =>
      (await city.lots.read(null, now)).value.map((lot) => ({
        ...lot,
        name: `${lot.name} at the Overture Center for the Performing Arts, Livingston Entrance`,
        specialEvents: (lot.specialEvents ?? []).map((event) => ({
          ...event,
          eventName: `${event.eventName} and Science Olympiad of the Lake Counties, Qualifying Round`,
        })),
      })),
    ),
  };
}

test.describe('at a DPR of 2', () => {
  test.use({ deviceScaleFactor: 2 });

  test(
    'A2, A39: long names are cut neither at the side nor below, also on a board that moves against burn-in',
    { tag: '@long' },
    async ({ page, startCurbside }) => {
      const { url } = await startCurbside({ source: longNames(), clock: () => NOON });
      await page.clock.install({ time: NOON });
      await page.goto(`${url}/?view=kiosk&shift=24&stop=0398&lang=es`);
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      for (const { width, height } of SCREENS.slice(0, 2)) {
        await page.setViewportSize({ width, height });
        await expectNoFaults(page, `${width}x${height}`);
      }
      // A step of four pixels each minute, along two sides of a square.
      await page.goto(page.url().replace('shift=24', 'shift=4'));
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      const board = page.locator('.display__board');
      const moved = async () => {
        await page.clock.fastForward(60_000);
        return orReloads(board.evaluate((element) => getComputedStyle(element).transform));
      };
      await expect.poll(moved, { intervals: [50] }).toBe('matrix(1, 0, 0, 1, 4, 4)');
      await expectNoFaults(page, 'moved by 4 pixels');
    },
  );
});

for (const { day, moment } of [
  { day: 'Friday with notices about routes', moment: NOON },
  { day: 'Saturday with a severe notice', moment: SATURDAY },
])
  test(
    `A2, A6: a display has no scroll bar and no cut text on any screen, no links, and drag and context menu are off, on a ${day}`,
    longIf(moment === NOON),
    async ({ page, startCurbside }) => {
      const { url } = await startCurbside({ clock: () => moment });
      await page.goto(`${url}/?view=kiosk&route=01,02,03,04,05,06,08`);
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      await page.locator('[data-map-state="ready"]').waitFor();
      await expect(page.locator('.notice-strip')).toBeVisible();
      await expect(page.locator('a, [target], form, iframe')).toHaveCount(0);
      const isRefused = await page.evaluate(() =>
        ['contextmenu', 'dragstart', 'drop'].map(
          (name) =>
            !document.body.dispatchEvent(new Event(name, { bubbles: true, cancelable: true })),
        ),
      );
      expect(isRefused).toEqual([true, true, true]);
      for (const { width, height } of SCREENS) {
        await page.setViewportSize({ width, height });
        // Lists split into pages once they are measured.
        await expectNoFaults(page, `${width}x${height}`);
      }
    },
  );

test('A4, Q21: the computed sizes follow the formula, map included', async ({ page, demo }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(`${demo.url}/?view=kiosk&panels=departures,map&stop=0158&dist=2&screen=32`);
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
  // At night no row counts minutes, and times of day are smaller.
  const isCounted = (await page.locator('.kiosk-row__figure strong').count()) > 0;
  if (isCounted) await expectSize('.kiosk-row__figure strong', large);
  else await expectSize('.kiosk-row__figure[data-words=true]', medium);
  await expectSize('.kiosk__header h1', medium);
  await expectSize('.kiosk__state', small);
  const canvas = page.locator('.maplibregl-canvas');
  await canvas.waitFor();
  // The canvas is as sharp as the screen, however much CSS enlarges it, also on a screen of another size.
  const measure = () =>
    canvas.evaluate((element: HTMLCanvasElement) => ({
      pixels: element.width,
      layout: element.clientWidth,
      shown: element.getBoundingClientRect().width,
    }));
  const { layout, shown } = await measure();
  expect(shown / layout).toBeCloseTo(map, 1);
  for (const width of [1920, 1280]) {
    await page.setViewportSize({ width, height: 1080 });
    await expect
      .poll(async () => {
        const now = await measure();
        return Math.abs(now.pixels - now.shown);
      })
      .toBeLessThan(4);
  }
});
