import type { Page } from '@playwright/test';

import { SIZE_PRESETS } from '../../../src/lib/frames/frame-size.ts';
import { createDemoCity } from '../../../src/service/sources/demo/createDemoCity.ts';
import { NOON } from '../../support/moment/moment.ts';
import { ANY, like } from '../../support/phrases.ts';
import { en, es } from '../../support/words/catalogs.ts';
import { rows, withoutMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

/** Small and common phones, upright and turned. */
const SIZES = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
] as const;

const sheet = (page: Page) => page.getByRole('region', { name: en.page.panel });
const searchBox = (page: Page) => page.getByRole('combobox', { name: en.search.label });

const alerts = (page: Page) => page.getByRole('complementary', { name: en.alerts.part });

/** The share of the sheet below its tabs and the stop alerts, from 0 to 1. */
async function contentShare(page: Page): Promise<number> {
  const grip = page.locator('.sheet__grip');
  const tabs = (await grip.isVisible()) ? grip : page.getByRole('tablist');
  const above = (await alerts(page).isVisible()) ? alerts(page) : tabs;
  const [whole, lowest] = [await sheet(page).boundingBox(), await above.boundingBox()];
  if (whole === null || lowest === null) throw new Error('the sheet is not shown');
  return (whole.y + whole.height - lowest.y - lowest.height) / whole.height;
}

const enlargeText = (page: Page) =>
  page.addStyleTag({ content: ':root { font-size: 200% !important; }' });

/** Expects that the content has 60 % of the sheet at every size. */
async function expectContentFirst(page: Page, name: string, read: () => Promise<unknown>) {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await read();
    await expect
      .poll(() => contentShare(page), { message: `${name}, ${size.width} x ${size.height}` })
      .toBeGreaterThanOrEqual(0.6);
  }
}

test.use({ viewport: SIZES[0], hasTouch: true, isMobile: true });

test('R32, B4: a list in a low frame begins with its first row, and shows a filter that is in use', async ({
  page,
  demoAtNoon,
}) => {
  await page.setViewportSize(SIZE_PRESETS[0]);
  const frame = `${demoAtNoon.url}/?view=embed&mode=list&route=03`;
  const firstRow = page.getByRole('listitem').first();
  const chips = page.getByRole('group', { name: en.routes.destinations });
  for (const list of ['buses', 'parking']) {
    await page.goto(`${frame}&panel=${list}`);
    await expect(firstRow).toBeInViewport({ ratio: 0.6 });
    await expect(chips).toBeHidden();
  }
  await page.goto(`${frame}&panel=buses&destination=Pine Shore`);
  await expect(chips).toBeVisible();
});

test('R32: a list that is read gets 60 % of the sheet with several lots, an open card gets 60 %, and the search is over the map', async ({
  page,
  demoAtNoon,
}) => {
  await withoutMap(page);
  await page.goto(`${demoAtNoon.url}/?panel=parking`);
  await expect(searchBox(page)).toBeAttached();
  const readList = () => rows(page).nth(8).scrollIntoViewIfNeeded();
  await expectContentFirst(page, 'a list', async () => {
    await readList();
    const visible = await rows(page).evaluateAll(
      (all) =>
        all.filter((row) => {
          const { top, bottom } = row.getBoundingClientRect();
          return bottom <= innerHeight && document.elementFromPoint(100, top + 2) !== null;
        }).length,
    );
    expect(visible).toBeGreaterThanOrEqual(2);
  });
  const heading = page.getByRole('article').getByRole('heading').first();
  const readCard = () => expect(heading).toBeInViewport();
  await rows(page).nth(1).getByRole('button').tap();
  await expectContentFirst(page, 'a card', readCard);
  await page.getByRole('button', { name: en.page.back }).tap();
  await enlargeText(page);
  await expectContentFirst(page, 'a list with large text', readList);
  await rows(page).nth(1).getByRole('button').tap();
  await expectContentFirst(page, 'a card with large text', readCard);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(searchBox(page), 'over the map it takes nothing from the sheet').toBeInViewport();
});

test('R22, R24: in Spanish the tabs before the notices fit beside each other, and no filter is cut, upright or turned', async ({
  page,
  demoAtNoon,
}) => {
  await withoutMap(page);
  await page.goto(`${demoAtNoon.url}/?lang=es&route=04&panel=buses`);
  await rows(page).first().waitFor();
  const chips = page.getByRole('group', { name: es.needs.label }).getByRole('button');
  const tabs = page.getByRole('tab');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const message = `${size.width} x ${size.height}`;
    const all = await tabs.all();
    // The fifth may be a scroll away, as the chosen one is not.
    for (const one of all.slice(0, 4)) await expect(one, message).toBeInViewport({ ratio: 0.99 });
    for (const chip of await chips.all()) {
      await chip.scrollIntoViewIfNeeded();
      const { parent, own } = await chip.evaluate((element) => ({
        parent: element.parentElement?.getBoundingClientRect().bottom ?? 0,
        own: element.getBoundingClientRect().bottom,
      }));
      expect(own, message).toBeLessThanOrEqual(parent);
    }
  }
  await enlargeText(page);
  for (const one of [tabs.last(), tabs.first()]) {
    await one.tap();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect(one, 'the chosen tab, with large text').toBeInViewport({ ratio: 0.99 });
    }
  }
});

test('R16, R32: with several alerts a card gets 60 % of the sheet, and all of them open at a tap', async ({
  page,
  startCurbside,
}) => {
  await withoutMap(page);
  const { url } = await startCurbside({ source: createDemoCity(), clock: () => NOON });
  const alertAt = (stopID: string) => `alert=${stopID}~01~20`;
  await page.goto(
    `${url}/?route=01&panel=parking&${['0014', '0398', '0412'].map(alertAt).join('&')}`,
  );
  const strip = alerts(page);
  await expect(strip.getByRole('button', { name: /01/ })).toBeVisible();
  await rows(page).nth(1).getByRole('button').tap();
  const card = page.getByRole('article');
  const read = async () => {
    const heading = card.getByRole('heading').first();
    await expect(heading, JSON.stringify(page.viewportSize())).toBeInViewport({ ratio: 1 });
    expect((await heading.boundingBox())?.y).toBeGreaterThan((await strip.boundingBox())?.y ?? 0);
  };
  await expectContentFirst(page, 'a card below alerts', read);

  await strip.getByRole('button', { name: like(en.alerts.more(ANY)) }).tap();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(strip.getByText(en.alerts.notify)).toBeInViewport({ ratio: 1 });
    await expect(strip.getByRole('checkbox')).toBeInViewport({ ratio: 1 });
  }
  await expect(strip.getByRole('listitem')).toHaveCount(3);
  await strip.getByRole('button', { name: en.alerts.details }).tap();
  await expect(strip.getByRole('checkbox')).toBeHidden();
  await enlargeText(page);
  await expectContentFirst(page, 'a card below alerts, with large text', read);
});
