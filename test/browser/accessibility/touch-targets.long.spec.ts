import type { Page } from '@playwright/test';

import { aRouteStop, aVehicle } from '../../support/builders.ts';
import { smallSource } from '../../support/cities/small-source.ts';
import { en } from '../../support/words/catalogs.ts';
import { rows, tab, withoutMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

/** The least width and height of a target for a finger, in pixels. */
const FINGER = 44;

/** Lists the controls on the screen that are too small for a finger, except links in the middle of a sentence. */
/** @param part what to look at: an open menu covers others */
const smallTargets = (page: Page, part: string): Promise<string[]> =>
  page.locator(part).evaluate((element, least) => {
    const controls = element.querySelectorAll<HTMLElement>(
      'button, a[href], input, select, textarea, summary, [role=option]',
    );
    const isInSentence = (control: HTMLElement) =>
      getComputedStyle(control).display === 'inline' &&
      control.textContent.trim() !== control.parentElement?.textContent.trim();
    return [...controls].flatMap((control) => {
      // The label of a checkbox is a part of its target.
      const target = control.closest('label') ?? control;
      const isShown = target.checkVisibility({ visibilityProperty: true });
      if (!isShown || control.closest('.skip-link') !== null || isInSentence(control)) return [];
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { x, y, width, height } = target.getBoundingClientRect();
      const isHit = (right: number, down: number) =>
        target.contains(document.elementFromPoint(x + width / 2 + right, y + height / 2 + down));
      // A target may be larger than it looks.
      const reach = (right: number, down: number) => {
        let pixels = 0;
        while (pixels < least && isHit(right * pixels, down * pixels)) pixels += 1;
        return pixels;
      };
      const wide = Math.max(width, reach(1, 0) + reach(-1, 0) - 1);
      const high = Math.max(height, reach(0, 1) + reach(0, -1) - 1);
      // The browser may place an edge between two pixels.
      if (Math.min(wide, high) > least - 0.5) return [];
      const name = control.ariaLabel ?? control.textContent;
      return [`${name}: ${Math.round(wide)} x ${Math.round(high)}`];
    });
  }, FINGER);

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('R22: on a phone every control is large enough for a finger', async ({ page, demoAtNoon }) => {
  await withoutMap(page);
  const open = async (query: string) => {
    await page.goto(`${demoAtNoon.url}/?${query}`);
    await rows(page).first().waitFor();
  };
  const openCard = async () => {
    await rows(page).first().getByRole('button').first().tap();
    await page.getByRole('article').waitFor();
  };
  const expectLarge = async (state: string, part = 'body') =>
    expect.soft(await smallTargets(page, part), state).toEqual([]);

  await open('route=01&watch=0398');
  await page.getByRole('complementary', { name: en.alerts.part }).waitFor();
  await expectLarge('stops with an alert');
  await openCard();
  await expectLarge('a stop');
  for (const name of ['vehicles', 'lots', 'events'] as const) {
    await page.goBack();
    await page.getByRole('article').waitFor({ state: 'detached' });
    await tab(page, name).tap();
    await rows(page).first().waitFor();
    await expectLarge(name);
    await openCard();
    await expectLarge(`a card of ${name}`);
  }
  await page.goto(`${demoAtNoon.url}/?near=43.6,-91.9`);
  await page.getByRole('slider').waitFor();
  await expectLarge('stops near a point');
  await page.getByRole('combobox', { name: en.search.label }).tap();
  await page.keyboard.type('grand');
  await page.getByRole('option').first().waitFor();
  await expectLarge('a search');

  await open('');
  await page.getByRole('button', { name: en.menu.heading, exact: true }).tap();
  await page.getByRole('button', { name: en.device.button }).tap();
  await page.getByRole('button', { name: en.device.clearAll }).waitFor();
  await expectLarge('the menu', '.menu');
});

test('R22: a next stop with a short name is large enough for a finger', async ({
  page,
  startCurbside,
}) => {
  const intersection = 'Oak';
  const { url } = await startCurbside({
    source: smallSource({
      stops: async () => [aRouteStop({ intersection })],
      vehicles: async () => [aVehicle({ nextStop: intersection })],
    }),
  });
  await withoutMap(page);
  await page.goto(`${url}/?route=03&panel=buses&vehicle=03/007`);
  await page.getByRole('button', { name: intersection }).waitFor();
  expect(await smallTargets(page, 'body')).toEqual([]);
});
