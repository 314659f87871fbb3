import type { Page } from '@playwright/test';

import { NOON } from '../../support/cities/small-source.ts';
import { en } from '../../support/words/catalogs.ts';
import { busesOf, cityWith, SCREENS } from '../support/board-city.ts';
import { longIf } from '../support/longIf.ts';
import { withoutMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

/** How many lines come to these stops of the demo city. */
const LINES_AT: Readonly<Record<string, number>> = {
  '0158': 1,
  '0280': 2,
  '0281': 3,
  '0288': 5,
  '0293': 6,
  '0298': 8,
  '0300': 13,
  '0307': 24,
  '0314': 40,
  '0169': 60,
};

const listOf = (page: Page) => page.getByRole('list', { name: en.page.tabs.departures });

/** What a board shows now, with the height of its capitals in millimeters for each meter of distance. */
const board = (page: Page) =>
  listOf(page).evaluate((list) => {
    const mmPerPixel = (32 * 25.4) / Math.hypot(innerWidth, innerHeight);
    const capitalOf = (element: Element | null) =>
      element === null
        ? 0
        : (Number.parseFloat(getComputedStyle(element).fontSize) * 0.71 * mmPerPixel) / 3;
    const body = list.parentElement?.getBoundingClientRect();
    const rows = [...list.children];
    return {
      rows: rows.length,
      inside: rows.filter((row) => row.getBoundingClientRect().bottom <= (body?.bottom ?? 0) + 1)
        .length,
      minutes: capitalOf(list.querySelector('strong')),
      name: Math.min(...[...list.querySelectorAll('.kiosk-row__name')].map(capitalOf)),
      page: document.querySelector('.kiosk__state .paged-list__page')?.textContent ?? '',
    };
  });

for (const [stopID, lines] of Object.entries(LINES_AT))
  test(
    `Q20, Q21, Q22: where so many lines stop, a board has its departures first, in letters that can be read: ${lines}`,
    longIf(lines !== 60),
    async ({ page, startCurbside }) => {
      await withoutMap(page);
      const { url } = await startCurbside({
        source: cityWith(() => busesOf(lines)),
        clock: () => NOON,
      });
      await page.goto(`${url}/?view=kiosk&stop=${stopID}&nightly=0`);
      for (const { width, height, least } of SCREENS) {
        await page.setViewportSize({ width, height });
        const message = `${lines} lines at ${width}x${height}`;
        // A screen takes its new size in a moment.
        await expect(async () => {
          const { rows, inside, minutes, name, page: shown } = await board(page);
          expect(rows, message).toBeGreaterThanOrEqual(least);
          expect(inside, message).toBe(rows);
          expect(minutes, message).toBeGreaterThan(4.49);
          expect(name, message).toBeGreaterThan(3.49);
          // At most seven pages of eight seconds.
          expect(Number(shown.split('/')[1] ?? 1), message).toBeLessThanOrEqual(7);
        }).toPass({ timeout: 30_000 });
      }
    },
  );

test(
  'Q20: lots, events and map have at most a third, and none where a departure would have no room',
  { tag: '@long' },
  async ({ page, startCurbside }) => {
    await withoutMap(page);
    const { url } = await startCurbside({
      source: cityWith((stopID) => (stopID === '0158' ? busesOf(1).slice(0, 4) : busesOf(24))),
      clock: () => NOON,
    });
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto(`${url}/?view=kiosk&stop=0158`);
    await expect(listOf(page).getByRole('listitem')).toHaveCount(4);
    const side = page.locator('.kiosk__side');
    await expect(side).toBeVisible();
    expect((await side.boundingBox())?.width).toBeLessThanOrEqual(640);
    await page.goto(`${url}/?view=kiosk&stop=0280`);
    await expect(page.locator('.kiosk__state')).toContainText('1/');
    await expect(side).toHaveCount(0);
  },
);

/** The lots that a display of the whole city shows at once, on a screen of a size. */
async function lotsOfCity(page: Page, site: string, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await page.goto(`${site}/?view=kiosk`);
  const lots = page.getByRole('list', { name: en.parking.sort.open }).getByRole('listitem');
  await expect.poll(() => lots.count()).toBeGreaterThanOrEqual(8);
  return lots;
}

test('Q24: a display of the whole city has a large map, eight lots or more and no list of its buses', async ({
  page,
  demoAtNoon,
}) => {
  await withoutMap(page);
  for (const { width, height } of SCREENS.slice(0, 2)) {
    await lotsOfCity(page, demoAtNoon.url, { width, height });
    await expect(page.getByRole('list', { name: en.page.tabs.vehicles })).toHaveCount(0);
    const map = await page.locator('.kiosk__map').boundingBox();
    expect((map?.width ?? 0) * (map?.height ?? 0)).toBeGreaterThan(0.4 * width * height);
  }
});

test(
  'Q24: each page of a city’s lots but the last has eight or more',
  { tag: '@long' },
  async ({ page, demoAtNoon }) => {
    await withoutMap(page);
    for (const { width, height } of SCREENS.slice(0, 2)) {
      const lots = await lotsOfCity(page, demoAtNoon.url, { width, height });
      await expect(page.locator('.kiosk__side .paged-list__page')).toContainText('2/');
      const isLast = page.locator('.kiosk__side .paged-list__page', { hasText: '2/2' });
      if ((await isLast.count()) === 0) expect(await lots.count()).toBeGreaterThanOrEqual(8);
    }
  },
);

test(
  'Q25: beside departures a map is as high on a screen of many pixels as on another one of that size',
  { tag: '@long' },
  async ({ page, demoAtNoon }) => {
    await withoutMap(page);
    await page.goto(`${demoAtNoon.url}/?view=kiosk&stop=0169&nightly=0`);
    for (const { width, height } of [
      { width: 1920, height: 1080 },
      { width: 3840, height: 2160 },
    ]) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(async () => (await page.locator('.kiosk__map').boundingBox())?.height ?? 0)
        .toBeGreaterThanOrEqual(height * 0.36);
    }
  },
);
