import type { Locator } from '@playwright/test';

import { NOON } from '../../support/cities/small-source.ts';
import { en } from '../../support/words/catalogs.ts';
import { busesOf, cityWith, SCREENS } from '../support/board-city.ts';
import { withoutMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test('Q21, Q23: all names of a board have one size, and a route’s number is on one line', async ({
  page,
  startCurbside,
}) => {
  await withoutMap(page);
  const routes = ['AB8W', '10A', '9', '22', '86W'];
  const buses = busesOf(5).map((bus) => ({
    ...bus,
    routeID: routes[Number(bus.routeID) - 1] ?? '',
  }));
  const { url } = await startCurbside({ source: cityWith(() => buses), clock: () => NOON });
  await page.goto(`${url}/?view=kiosk&stop=0158&nightly=0`);
  const list = page.getByRole('list', { name: en.page.tabs.departures });
  for (const { width, height } of SCREENS) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      const found = await list.evaluate((rows) => {
        const sizeOf = (one: Element) => Number.parseFloat(getComputedStyle(one).fontSize);
        const names = [...rows.querySelectorAll('.kiosk-row__name')].map(sizeOf);
        const badge = [...rows.querySelectorAll('.kiosk-badge')].find(
          ({ textContent }) => textContent === 'AB8W',
        );
        const text = document.createRange();
        if (badge !== undefined) text.selectNodeContents(badge);
        return {
          sizes: new Set(names).size,
          lines: new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size,
        };
      });
      expect(found, `${width}x${height}`).toEqual({ sizes: 1, lines: 1 });
    }).toPass({ timeout: 30_000 });
  }
});

test('A2, A4: seen from afar, a long title is above the clock, breaks no word and leaves room for departures', async ({
  page,
  startCurbside,
}) => {
  await withoutMap(page);
  const { url } = await startCurbside({ source: cityWith(() => busesOf(5)), clock: () => NOON });
  const title = 'Barrington Street Before Duke Street';
  const list = page.getByRole('list', { name: en.page.tabs.departures });
  for (const { width, height } of SCREENS.slice(0, 2)) {
    await page.setViewportSize({ width, height });
    await page.goto(
      `${url}/?view=kiosk&stop=0158&dist=8&nightly=0&title=${encodeURIComponent(title)}`,
    );
    await expect(list.getByRole('listitem').first()).toBeVisible();
    await expect(async () => {
      const lines = await page.locator('.kiosk__header h1').evaluate((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
      });
      expect(lines, `${width}x${height}`).toBeLessThanOrEqual(title.split(' ').length);
      const { inside, rows } = await board(list);
      expect(inside, `${width}x${height}`).toBeGreaterThan(0);
      expect(inside).toBe(rows);
    }).toPass({ timeout: 30_000 });
  }
});

const board = (list: Locator) =>
  list.evaluate((one) => {
    const body = one.parentElement?.getBoundingClientRect();
    const rows = [...one.children];
    const inside = rows.filter(
      (row) => row.getBoundingClientRect().bottom <= Math.min(body?.bottom ?? 0, innerHeight) + 1,
    );
    return { rows: rows.length, inside: inside.length };
  });
