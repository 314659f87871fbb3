import { anAlert } from '../../support/builders.ts';
import { NOON } from '../../support/cities/small-source.ts';
import { supply } from '../../support/cities/supply.ts';
import { busesOf, cityWith, SCREENS } from '../support/board-city.ts';
import { withoutMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test('Q23: each page of a long notice names it and is whole, and the board is not wider than its screen', async ({
  page,
  startCurbside,
}) => {
  await withoutMap(page);
  const header =
    'Route 10C Outbound trip departing at 4:45 PM from Lemarchant Street Before University Avenue is canceled';
  const sentence = `Route 10C ${'departing at 4:45 PM from Lemarchant Street '.repeat(8)}is canceled.`;
  const notice = anAlert({ header: { en: header }, description: { en: sentence }, concerns: [] });
  const { url } = await startCurbside({
    source: { ...cityWith(() => busesOf(3)), alerts: supply(async () => [notice]) },
    clock: () => NOON,
  });
  await page.goto(`${url}/?view=kiosk&stop=0158&nightly=0`);
  for (const { width, height } of SCREENS) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      const pages = await page.locator('.notice-strip > [data-continued]').evaluateAll((all) =>
        all
          .filter((one) => !one.classList.contains('notice-strip__box'))
          .map((one) => {
            const text = one.querySelector('p');
            const lines = (text?.scrollHeight ?? 0) - (text?.clientHeight ?? 0);
            return { text: text?.textContent ?? '', cut: lines };
          }),
      );
      expect(pages.length).toBeGreaterThan(1);
      for (const { text, cut } of pages) {
        expect(text.startsWith('Route 10C Outbound trip')).toBe(true);
        expect(cut).toBeLessThanOrEqual(3);
      }
      const wide = await page.evaluate(() => document.querySelector('main')?.scrollWidth);
      expect(wide).toBe(width);
    }).toPass({ timeout: 30_000 });
  }
});

test('T24, Q20: in a lobby, each stop has a column with its walk, and all of its rows are whole', async ({
  page,
  startCurbside,
}) => {
  await withoutMap(page);
  const { url } = await startCurbside({
    source: cityWith((stopID) =>
      busesOf(stopID === '0158' ? 3 : 24).map((bus) => ({
        ...bus,
        tripID: `${stopID} ${bus.tripID}`,
      })),
    ),
    clock: () => NOON,
  });
  await page.goto(`${url}/?view=kiosk&stop=0165,0158&near=43.6035,-91.8990&nightly=0`);
  for (const { width, height, least } of SCREENS) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      const columns = await page.locator('.kiosk__columns .paged-list').evaluateAll((all) =>
        all.map((column) => {
          const body = column.querySelector('.paged-list__body')?.getBoundingClientRect();
          const rows = [...column.querySelectorAll('.paged-list__body > ol > li')];
          return {
            head: column.querySelector('header')?.textContent ?? '',
            rows: rows.length,
            inside: rows.filter(
              (row) => row.getBoundingClientRect().bottom <= (body?.bottom ?? 0) + 1,
            ).length,
          };
        }),
      );
      expect(columns.map(({ head }) => / walk/.test(head))).toEqual([true, true]);
      for (const { rows, inside } of columns) {
        expect(rows).toBeGreaterThanOrEqual(Math.floor(least / 2));
        expect(inside).toBe(rows);
      }
    }).toPass({ timeout: 30_000 });
  }
});
