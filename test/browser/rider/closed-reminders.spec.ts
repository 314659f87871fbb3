import type { Page } from '@playwright/test';

import { aBrowser } from '../../support/push/push-service.ts';
import { ownerOf, PUSH_KEY } from '../../support/push/reminder-server.ts';
import { en } from '../../support/words/catalogs.ts';
import { axeFindings } from '../support/axeFindings.ts';
import { panel, rows, withoutMap } from '../support/screen.ts';
import { subscribeAs } from '../support/subscribeAs.ts';
import { expect, test as base } from '../support/test.ts';

const { closed, byTime } = en.alerts;

const test = base.extend<{ url: string; stored: () => Promise<unknown> }>({
  url: async ({ startCurbside, page }, provide) => {
    process.env['PUSH_KEY'] = PUSH_KEY;
    const contact = 'mailto:transit@city.example.org';
    const { url } = await startCurbside({
      server: { reminders: { key: { variable: 'PUSH_KEY' }, contact, privateAddresses: true } },
    });
    await withoutMap(page);
    await provide(url);
  },
  /** What the server says that it stores of this browser. */
  stored: async ({ page, url }, provide) => {
    const browser = aBrowser();
    await subscribeAs(page, url, browser.subscription);
    await provide(() =>
      page.evaluate(async (owner) => {
        const body = JSON.stringify(owner);
        const response = await fetch('/reminders/list', { method: 'POST', body });
        return (await response.json()).reminders;
      }, ownerOf(browser)),
    );
  },
});

test.use({ serviceWorkers: 'allow', isFirstVisit: true });

/** Presses a switch, sees what the server stores, and presses it again. */
async function turnOnAndOff(page: Page, name: string, stored: () => Promise<unknown>, as: object) {
  const button = panel(page).getByRole('button', { name });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(button).toHaveAccessibleDescription(closed.storesThis);
  expect(await stored()).toEqual([]);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await stored()).toMatchObject([as]);
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    expect(await axeFindings(page, theme)).toEqual([]);
  }
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(await stored()).toEqual([]);
}

test(
  'K1: a trip’s card reminds a closed page that the rider’s stop is next',
  { tag: '@long' },
  async ({ page, url, stored }) => {
    await page.goto(`${url}/?stop=0169`);
    await expect(panel(page).getByRole('button', { name: byTime.heading })).toBeVisible();
    await rows(page).getByRole('button').first().click();
    await expect(panel(page).getByRole('button', { name: closed.next })).toBeVisible();
    await turnOnAndOff(page, closed.next, stored, { kind: 'next', stopID: '0169' });
  },
);

test(
  'K1: new notices about a favorite stop reach a closed page, until it is no favorite',
  { tag: '@long' },
  async ({ page, url, stored }) => {
    await page.goto(`${url}/?stop=0398`);
    const star = panel(page).getByRole('button', { name: en.favorites.add });
    await star.click();
    const button = panel(page).getByRole('button', { name: closed.notices('') });
    await expect(button).toBeVisible();
    const name = (await button.textContent()) ?? '';
    await turnOnAndOff(page, name, stored, { kind: 'notice', stopID: '0398' });
    await button.click();
    await expect.poll(stored).toMatchObject([{ kind: 'notice' }]);
    await star.click();
    await expect.poll(stored).toEqual([]);
    await expect(button).toHaveCount(0);
    await star.click();
    await button.click();
    await expect.poll(stored).toMatchObject([{ kind: 'notice' }]);
    await page.getByRole('combobox', { name: en.search.label }).click();
    await page.getByRole('button', { name: en.favorites.clear }).click();
    await expect.poll(stored).toEqual([]);
  },
);
