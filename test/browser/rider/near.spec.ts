import type { Page } from '@playwright/test';

import { SATURDAY } from '../../support/moment/moment.ts';
import { en } from '../../support/words/catalogs.ts';
import { longIf } from '../support/longIf.ts';
import { cameraQuery, tab, waitForIdleMap, withoutMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** A stop with several lines, in the middle of the demo city. */
const FAVORITES = [
  { kind: 'stop', id: '0165', name: 'N Meridian Ave & Turner St', routes: ['02', '04', '05'] },
  { kind: 'stop', id: '0100', name: 'Harbor Landing', routes: ['03', '04', '05'] },
];

/** A stop of nine lines. */
const MANY_LINES = '0158';

const sheet = (page: Page) => page.locator('.sheet');

/** How many departures nothing covers, and how many pixels are above the first of them. */
const measure = (page: Page) =>
  sheet(page).evaluate((element) => {
    // Of two lists, the foot of the first one that is on the screen.
    const feet = [...element.querySelectorAll('.near-panel__foot, .sheet__footer')].map(
      (foot) => foot.getBoundingClientRect().top,
    );
    const end = Math.min(element.getBoundingClientRect().bottom, ...feet);
    const rows = [...element.querySelectorAll('.departure')].map((row) => {
      const { top, bottom, left, width } = row.getBoundingClientRect();
      // The name of a stop may take presses from the edges of a row.
      const isThere = row.contains(document.elementFromPoint(left + width / 2, (top + bottom) / 2));
      return { top, isWhole: isThere && bottom <= end };
    });
    const above = (rows[0]?.top ?? Infinity) - element.getBoundingClientRect().top;
    return { whole: rows.filter(({ isWhole }) => isWhole).length, above };
  });

const CASES = [
  { width: 390, height: 844, text: '100%', least: 4, most: 120 },
  { width: 320, height: 568, text: '100%', least: 2, most: 120 },
  { width: 390, height: 844, text: '200%', least: 1, most: 250 },
] as const;

for (const lang of ['en', 'es', 'fr-CA', 'he'])
  test(
    `Q1: with notices in force, departures are in front in ${lang}: near the map's middle, near a point, at favorites, on a stop's card`,
    longIf(lang !== 'fr-CA'),
    async ({ page, startCurbside }) => {
      await withoutMap(page);
      const { url } = await startCurbside({ clock: () => SATURDAY });
      const expectInFront = async (list: string) => {
        await page.locator('.notice-fold, .severe-bar').last().waitFor();
        for (const { width, height, text, least, most } of CASES) {
          await page.setViewportSize({ width, height });
          const style = await page.addStyleTag({
            content: `:root { font-size: ${text} !important; }`,
          });
          const message = `${list}, ${lang}, ${width} x ${height}, text of ${text}`;
          await expect
            .poll(async () => (await measure(page)).whole, { message })
            .toBeGreaterThanOrEqual(least);
          // The head of a right-to-left list has two lines, so that a Latin name keeps its beginning.
          const room = lang === 'he' && text === '200%' ? most + 40 : most;
          expect((await measure(page)).above, message).toBeLessThanOrEqual(room);
          await style.evaluate((element) => element.parentNode?.removeChild(element));
        }
      };
      await page.goto(`${url}/?lang=${lang}`);
      await expectInFront("the map's middle");
      await page.goto(`${url}/?lang=${lang}&near=43.6005,-91.8995`);
      await expectInFront('a point');
      await page.evaluate(
        (favorites) => localStorage.setItem('curbside/1/favourites', favorites),
        JSON.stringify(FAVORITES),
      );
      await page.goto(`${url}/?lang=${lang}`);
      await expectInFront('favorites');
      await page.goto(`${url}/?lang=${lang}&stop=${MANY_LINES}`);
      await expectInFront("a stop's card");
    },
  );

test('Q1: late data, an alert and notices take one line together, and each can be opened', async ({
  page,
  startCurbside,
}) => {
  await withoutMap(page);
  const { url } = await startCurbside({ clock: () => SATURDAY });
  await page.route(/\/getvehicles/, (route) => route.abort());
  await page.goto(`${url}/?near=43.6005,-91.8995&alert=0165~04~5~Airport`);
  const [line, strip, fold] = [
    page.locator('.feed-line'),
    page.locator('.watch-strip--brief'),
    page.locator('.notice-fold'),
  ];
  await expect(line).toBeVisible();
  await expect(strip).toBeVisible();
  await expect(fold).toBeVisible();
  const grip = await page.locator('.sheet__grip').boundingBox();
  const head = await page.locator('.near-head').boundingBox();
  expect((head?.y ?? 0) - (grip?.y ?? 0) - (grip?.height ?? 0)).toBeLessThanOrEqual(46);
  expect((await fold.boundingBox())?.width).toBeLessThan(200);
  await fold.locator('.notice-fold__line').tap();
  expect((await fold.boundingBox())?.width).toBeGreaterThan(300);
  await line.tap();
  await expect(tab(page, 'vehicles')).toHaveAttribute('aria-selected', 'true');
});

test('Q2: the list follows the middle of the map after a pause, with a cross there while it moves, a chosen route is shown instead, and back returns', async ({
  page,
  demoAtNoon,
}) => {
  const camera = (lon: number) => cameraQuery({ lat: 43.6027, lon, zoom: 15 });
  await page.goto(`${demoAtNoon.url}/?${camera(-91.8983)}`);
  await waitForIdleMap(page);
  const heading = page.locator('.near-head h2');
  await expect(heading).toContainText(/./);
  const before = await heading.textContent();
  await page.mouse.move(200, 260);
  await page.mouse.down();
  await page.mouse.move(20, 260, { steps: 5 });
  const cross = page.locator('.map-view__middle');
  await expect(cross).toHaveCSS('opacity', '1');
  await page.mouse.up();
  await expect(cross).toHaveCSS('opacity', '0');
  await expect(heading).not.toHaveText(before ?? '');
  const after = (await heading.textContent()) ?? '';
  const route = page
    .getByRole('group', { name: en.routes.heading })
    .getByRole('button', { name: /04/ });
  await route.tap();
  await expect(page).toHaveURL(/route=04/);
  await expect(page.getByRole('list', { name: en.stops.ofRoute('04') })).toBeVisible();
  await expect(cross).toHaveCount(0);
  await page.goBack();
  await expect(page).not.toHaveURL(/route=/);
  await expect(heading).toHaveText(after);
  await expect(tab(page, 'stops')).toHaveAttribute('aria-selected', 'true');
});

test('Q10: what comes after the departures moves none of them', async ({ page, startCurbside }) => {
  await withoutMap(page);
  const { url } = await startCurbside({ clock: () => SATURDAY });
  let answer = () => {};
  const isDue = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/v1/getalerts**', async (route) => {
    await isDue;
    await route.continue();
  });
  await page.goto(url);
  const first = page.locator('.departure').first();
  await first.waitFor();
  await page.getByRole('combobox').waitFor();
  const place = await first.boundingBox();
  answer();
  await page.locator('.notice-fold').waitFor();
  expect(await first.boundingBox()).toEqual(place);
});

test(
  'Q1: beside an alert, a single notice has the beginning of its line, and opens to all of it',
  { tag: '@long' },
  async ({ page, demoAtNoon }) => {
    await withoutMap(page);
    const at = `${demoAtNoon.url}/?near=43.612,-91.915`;
    const fold = page.locator('.notice-fold--one');
    await page.goto(at);
    expect((await fold.boundingBox())?.width).toBeGreaterThan(300);
    await page.goto(`${at}&alert=0165~04~5~Airport`);
    await page.locator('.watch-strip--brief').waitFor();
    await expect.poll(async () => (await fold.boundingBox())?.width).toBeLessThan(200);
    const title = fold.locator('.notice-line__title');
    const isCut = () => title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    expect(await isCut()).toBe(true);
    await fold.locator('summary').tap();
    expect((await fold.boundingBox())?.width).toBeGreaterThan(300);
    expect(await isCut()).toBe(false);
  },
);
