import type { Page } from '@playwright/test';

import { smallSource } from '../../support/cities/small-source.ts';
import { ANY, DIGITS, like } from '../../support/phrases.ts';
import { en, es } from '../../support/words/catalogs.ts';
import { expectFocusVisible, focusOf, press, tabTo } from '../support/keyboard.ts';
import { recordAnnouncements } from '../support/recordAnnouncements.ts';
import { COARSE, cameraQuery, waitForIdleMap, panel, rows, withoutMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use(COARSE);

const map = (page: Page) => page.getByLabel(en.map.label);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const cardOf = (page: Page) => panel(page).getByRole('article');
const title = (page: Page) => cardOf(page).getByRole('heading', { level: 2 });

const searchBox = (page: Page) => page.getByRole('combobox', { name: en.search.label });

/** Opens a page and waits for everything that Tab can reach. */
async function open(page: Page, url: string) {
  await page.goto(url);
  await waitForIdleMap(page);
  await searchBox(page).waitFor();
}

/** The same without a map, which loads sooner. */
async function openLists(page: Page, url: string) {
  await withoutMap(page);
  await page.goto(url);
  await searchBox(page).waitFor();
  await rows(page).first().waitFor();
}

test('R21, R22: Tab goes through the whole page and out of it with a visible focus, and the skip link leads past the map', async ({
  page,
  demoAtNoon,
}) => {
  await open(page, demoAtNoon.url);
  await press(page, 'Tab');
  await expect(page.getByRole('link', { name: en.page.skipToList })).toBeFocused();
  const way: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    if ((await focusOf(page)).at === 'nothing' || way.length > 150) break;
    way.push(await expectFocusVisible(page));
  }
  expect(
    way.filter((at) => at.startsWith('canvas')),
    'the map is one tab stop',
  ).toHaveLength(1);
  expect(
    way.filter((at) => at === `button ${en.page.tabs.stops}`),
    'so are the tabs',
  ).toHaveLength(1);
  for (const name of [en.map.zoomIn, en.map.layers, en.search.label]) {
    expect(
      way.some((at) => at.includes(name)),
      name,
    ).toBe(true);
  }
  expect(way.length, 'every row is reached').toBeGreaterThan(await rows(page).count());
  expect(way.length, 'and the page ends').toBeLessThan(150);

  // After the page's end, Tab begins again.
  await press(page, 'Tab');
  await expect(page.getByRole('link', { name: en.page.skipToList })).toBeFocused();
  await press(page, 'Enter', 'Tab');
  const sheet = page.getByRole('region', { name: en.page.panel });
  await expect(sheet.getByRole('combobox', { name: en.search.label })).toBeFocused();
});

test('R19, R23, R27: the map’s layers and the page’s menu work by keys: layers, theme, units, share, embed, data, language', async ({
  page,
  demoAtNoon,
}) => {
  // Without a clipboard the page shows the link, so that the rider can copy it.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  const announced = await recordAnnouncements(page);
  await openLists(page, demoAtNoon.url);
  await tabTo(page, button(page, en.map.layers));
  await press(page, 'Enter');
  const layer = page.getByRole('checkbox', { name: en.layers.lots });
  await tabTo(page, layer);
  await press(page, 'Space');
  await expect(page).toHaveURL(/hide=lots/);
  await press(page, 'Escape');
  await expect(layer).toBeHidden();
  await tabTo(page, page.getByRole('button', { name: en.menu.heading, exact: true }));
  await press(page, 'Enter');
  await tabTo(page, page.getByRole('radio', { name: en.menu.themes.auto }));
  await press(page, 'ArrowDown', 'ArrowDown');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await tabTo(page, page.getByRole('radio', { name: en.menu.units.city('Port Linden') }));
  await press(page, 'ArrowDown', 'ArrowDown');
  await expect(page).toHaveURL(/units=metres/);
  await expectFocusVisible(page);
  await tabTo(page, button(page, en.share.button));
  await press(page, 'Enter');
  await expect.poll(() => announced).toContain(en.share.copyManually);
  const link = page.getByLabel(en.share.copyManually);
  await tabTo(page, link);
  await expect(link).toHaveValue(/hide=lots/);
  await expectFocusVisible(page);
  const builder = page.getByRole('link', { name: en.share.frame });
  await tabTo(page, builder);
  await expect(builder).toHaveAttribute('href', /view=builder&.*hide=lots/);
  await expectFocusVisible(page);
  await tabTo(page, button(page, en.device.button));
  await press(page, 'Enter');
  const { kinds, clearKind, cleared, clearAll } = en.device;
  await tabTo(page, button(page, clearKind(kinds.lists)));
  await expectFocusVisible(page);
  await press(page, 'Enter');
  await expect.poll(() => announced).toContain(cleared(kinds.lists));
  await expect(button(page, clearKind(kinds.lists))).toBeHidden();
  await tabTo(page, button(page, clearAll));
  await expectFocusVisible(page);
  await tabTo(page, page.getByRole('radio', { name: 'English' }), 'Shift+Tab');
  for (const lang of ['ar', 'de', 'es']) {
    await press(page, 'ArrowDown');
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
  }
  await expect(page.getByRole('radio', { name: 'Español' })).toBeFocused();
  await press(page, 'Escape');
  await expect(page.getByRole('radio', { name: 'Español' })).toBeHidden();
  await expect.poll(async () => (await focusOf(page)).at).toContain(`button ${es.menu.heading}`);
});

test('R3, R21: the map works by keys: arrows move it, Enter searches at its center', async ({
  page,
  demoAtNoon,
}) => {
  await open(page, demoAtNoon.url);
  await tabTo(page, map(page));
  await press(page, 'ArrowRight');
  await expect(page).toHaveURL(/center=/);
  const before = page.url();
  await press(page, '+');
  await expect.poll(() => page.url()).not.toBe(before);
  await press(page, 'Enter');
  await expect(page).toHaveURL(/near=/);
  await expect(map(page)).toBeFocused();
  const clear = button(page, en.nearby.clear);
  await tabTo(page, clear);
  await press(page, 'Enter');
  await expect(page).not.toHaveURL(/near=/);
  await expectFocusVisible(page);
});

test('R14, R20, R21: Enter on several things of the map offers a choice, which “back” closes, keys choose, and Escape goes back to the map', async ({
  page,
  startCurbside,
}) => {
  const { url } = await startCurbside({ source: smallSource() });
  await open(page, `${url}/?route=03&${cameraQuery({ lat: 43.0733, lon: -89.40141, zoom: 13 })}`);
  await tabTo(page, map(page));
  await press(page, 'Enter');
  await expect(title(page)).toHaveText(like(en.lists.choose(2, DIGITS)));
  await expect(title(page)).toBeFocused();
  await page.goBack();
  await expect(map(page)).toBeFocused();
  await expect(title(page)).toHaveCount(0);
  await press(page, 'Enter');
  await tabTo(page, cardOf(page).getByRole('button', { name: /Johnson & Park/ }));
  await press(page, 'Enter');
  await expect(title(page)).toHaveText('Johnson & Park');
  await press(page, 'Escape');
  await expect(map(page)).toBeFocused();
});

test('R16, R21: keys watch and unwatch a stop', async ({ page, demoAtNoon }) => {
  await openLists(page, `${demoAtNoon.url}/?route=01`);
  const strip = page.getByRole('complementary', { name: en.alerts.part });
  await tabTo(page, rows(page).first().getByRole('button'));
  await press(page, 'Enter');
  const { heading } = en.alerts.byTime;
  await tabTo(page, cardOf(page).getByRole('button', { name: heading }));
  await press(page, 'Enter');
  await tabTo(page, cardOf(page).getByRole('group', { name: heading }).getByRole('button').first());
  await press(page, 'Enter');
  await expect(strip).toBeVisible();
  await tabTo(page, strip.getByRole('button', { name: like(en.alerts.remove(ANY)) }), 'Shift+Tab');
  await press(page, 'Enter');
  await expect(strip).toBeHidden();
  await expectFocusVisible(page);
});

test('R13, R21: keys follow and unfollow a bus', async ({ page, demoAtNoon }) => {
  // One route's, since those that come later may be listed above the focus.
  await open(page, `${demoAtNoon.url}/?panel=buses&route=01`);
  await tabTo(page, rows(page).first().getByRole('button'));
  await press(page, 'Enter');
  await tabTo(page, button(page, en.follow.start));
  await press(page, 'Enter');
  await tabTo(
    page,
    page.getByRole('main').getByRole('button', { name: en.follow.stop }),
    'Shift+Tab',
  );
  await press(page, 'Enter');
  await expect(page).not.toHaveURL(/follow=/);
  await expectFocusVisible(page);
});
