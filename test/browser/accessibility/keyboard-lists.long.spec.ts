import type { Page } from '@playwright/test';

import { NOON } from '../../support/moment/moment.ts';
import { ANY, DIGITS, like } from '../../support/phrases.ts';
import { en } from '../../support/words/catalogs.ts';
import { expectFocusVisible, press, tabTo } from '../support/keyboard.ts';
import { panel, rows, tab, withoutMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const cardOf = (page: Page) => panel(page).getByRole('article');
const title = (page: Page) => cardOf(page).getByRole('heading', { level: 2 });

/** Opens the page without a map, which loads sooner. */
async function open(page: Page, url: string) {
  await withoutMap(page);
  await page.goto(url);
  await page.getByRole('combobox', { name: en.search.label }).waitFor();
  await rows(page).first().waitFor();
}

test('R5, R21: the search works by keys: Enter opens a result, and Escape goes back', async ({
  page,
  demoAtNoon,
}) => {
  await open(page, demoAtNoon.url);
  const box = page.getByRole('combobox', { name: en.search.label });
  await press(page, '/');
  await expect(box).toBeFocused();
  await page.keyboard.type('garage');
  const options = page.getByRole('option');
  await expect(options.nth(1)).toBeVisible();
  await press(page, 'ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  const name = (await options.nth(1).textContent()) ?? '';
  await press(page, 'Enter');
  await expect(title(page)).toBeFocused();
  expect(name).toContain(await title(page).textContent());
  await press(page, 'Escape');
  await expect(cardOf(page)).toBeHidden();
  await expect(box).toBeFocused();
  await press(page, 'x', 'Escape', 'Escape');
  await expect(options).toHaveCount(0);
  await expect(box).toBeFocused();
});

test('R21: stops, buses, parking, events: Enter opens a row, and Escape goes back to it', async ({
  page,
  demoAtNoon,
}) => {
  // On another day the list of events would begin with that day's.
  await page.clock.setFixedTime(NOON);
  await open(page, demoAtNoon.url);
  await tabTo(page, tab(page, 'stops'));
  let from: 'stops' | 'vehicles' | 'lots' | 'events' = 'stops';
  for (const name of ['stops', 'vehicles', 'lots', 'events'] as const) {
    await test.step(name, async () => {
      if (from !== name) await tabTo(page, tab(page, from), 'Shift+Tab');
      while ((await tab(page, name).getAttribute('aria-selected')) !== 'true') {
        await press(page, 'ArrowRight');
      }
      from = name;
      await expect(tab(page, name)).toBeFocused();
      const row = rows(page).nth(2).getByRole('button');
      await tabTo(page, row);
      const text = await row.textContent();
      await press(page, 'Enter');
      await expect(title(page)).toBeFocused();
      await press(page, 'Tab', 'Escape');
      await expect(cardOf(page)).toBeHidden();
      const again = panel(page).locator('button:focus');
      await expect(again).toBeVisible();
      // Counts and ages change meanwhile, the start of a row does not.
      expect((await again.textContent())?.slice(0, 12)).toBe(text?.slice(0, 12));
      // The card's back button goes to the same row.
      await press(page, 'Enter');
      await tabTo(page, button(page, en.page.back), 'Shift+Tab');
      await press(page, 'Enter');
      await expect(again).toBeVisible();
      expect((await again.textContent())?.slice(0, 12)).toBe(text?.slice(0, 12));
    });
  }
});

test('R1, R15: keys choose routes and needs, and the focus stays', async ({ page, demoAtNoon }) => {
  await open(page, `${demoAtNoon.url}/?panel=buses`);
  const chip = page
    .getByRole('group', { name: en.routes.heading })
    .getByRole('button', { name: like(en.routes.name(ANY, ANY)), pressed: false })
    .first();
  const name = (await chip.getAttribute('aria-label')) ?? '';
  await tabTo(page, chip);
  await press(page, 'Space');
  await expect(button(page, name).first()).toBeFocused();
  await expect(button(page, name).first()).toHaveAttribute('aria-pressed', 'true');
  const need = button(page, en.needs.lift);
  await tabTo(page, need);
  await press(page, 'Enter');
  await expect(need).toBeFocused();
  await expect(
    panel(page).getByText(
      like(en.needs.match(1, DIGITS, 2, DIGITS), en.needs.match(2, DIGITS, 2, DIGITS)),
    ),
  ).toBeVisible();
});

test('C29, R21: the timeline works by keys: an event, another time, another day', async ({
  page,
  demoAtNoon,
}) => {
  // Late in the evening there is no later time to choose.
  await page.clock.setFixedTime(NOON);
  await open(page, `${demoAtNoon.url}/?panel=events`);
  const day = page.getByRole('region', { name: en.events.timeline.heading });
  const track = day.getByRole('listitem').first().getByRole('button');
  await tabTo(page, track);
  await press(page, 'Enter');
  await expect(title(page)).toBeFocused();
  await press(page, 'Escape');
  await expect(track).toBeFocused();
  await tabTo(page, day.getByRole('slider'));
  await press(page, 'ArrowRight', 'ArrowRight');
  await expect(page).toHaveURL(/at=/);
  await tabTo(page, day.getByRole('button', { name: en.parking.plan.backToNow }));
  await press(page, 'Enter');
  await expect(page).not.toHaveURL(/at=/);
  await expectFocusVisible(page);
  await tabTo(page, day.getByRole('button', { name: en.timetable.dayAfter }));
  await press(page, 'Enter');
  await tabTo(page, day.getByRole('button', { name: en.timetable.dayBefore }), 'Shift+Tab');
  await press(page, 'Enter');
  await expect(day.getByRole('button', { name: en.timetable.dayBefore })).toBeFocused();
});
