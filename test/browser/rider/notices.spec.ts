import type { Locator, Page } from '@playwright/test';

import { SATURDAY } from '../../support/moment/moment.ts';
import { en } from '../../support/words/catalogs.ts';
import { longIf } from '../support/longIf.ts';
import { panel, rows } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

const boxesOf = (all: Locator) =>
  all.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top, width, height];
    }),
  );

/** Holds back the notices until the returned function is called. */
async function holdNotices(page: Page): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/v1/getalerts**', async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

const departures = (page: Page) =>
  panel(page).getByRole('region', { name: en.page.tabs.departures }).getByRole('listitem');

/** The list that is in `npm test`, and the width of its page. */
const VIEWS = [
  { name: 'a stop', query: 'stop=0017', listed: departures, shortAt: 0 },
  { name: 'a closed stop', query: 'stop=0053', listed: departures, shortAt: 390 },
  { name: 'a stop of the detour', query: 'stop=0398', listed: departures, shortAt: 0 },
  { name: 'the first list', query: '', listed: rows, shortAt: 0 },
] as const;

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    for (const { name, query, listed, shortAt } of VIEWS) {
      test(
        `N5, T13: the departures of ${name} stay where they are when notices come`,
        longIf(shortAt !== viewport.width),
        async ({ page, startCurbside }) => {
          const { url } = await startCurbside({ clock: () => SATURDAY });
          await page.clock.install({ time: SATURDAY });
          const release = await holdNotices(page);
          await page.goto(`${url}/?${query}`);
          await expect(listed(page).first()).toBeVisible();
          // All around the list has come: the boxes are the same for a while.
          let before: number[][] = [];
          let timesEqual = 0;
          const boxesStay = async () => {
            const last = before;
            before = await boxesOf(listed(page));
            timesEqual = JSON.stringify(last) === JSON.stringify(before) ? timesEqual + 1 : 0;
            return timesEqual;
          };
          await expect.poll(boxesStay, { intervals: [500] }).toBeGreaterThan(2);
          // However slow the machine, no departures are read again, which may move rows.
          await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
          release();
          const severe = page.getByRole('complementary', { name: en.notices.severe });
          const notices = severe.or(page.locator('.notice-fold')).first();
          const isShown = async () => {
            await page.clock.runFor(50);
            return notices.isVisible();
          };
          await expect.poll(isShown).toBe(true);
          await page.clock.runFor(500);
          expect(await boxesOf(listed(page))).toEqual(before);
        },
      );
    }
  });
}

test('N5: a notice that does not open shows all of its text, however narrow the page', async ({
  page,
  demoAtNoon,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const text = `Route 9 from ${'a street with a long name, '.repeat(8)}is canceled`;
  await page.route('**/v1/getalerts**', async (route) => {
    const response = await route.fetch();
    const texts = { header: { en: 'Canceled' }, description: { en: text } };
    const alert = { alertID: 'long', ...texts, concerns: [{ routeID: '04' }] };
    await route.fulfill({ response, json: { ...(await response.json()), alerts: [alert] } });
  });
  await page.goto(`${demoAtNoon.url}/?panel=notices`);
  const summary = panel(page).locator('.notice-line__summary');
  await expect(summary).toHaveText(text);
  await expect(panel(page).locator('details')).toHaveCount(0);
  const [all, shown] = await summary.evaluate((element) => [
    element.scrollHeight,
    element.clientHeight,
  ]);
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBe(all);
});
