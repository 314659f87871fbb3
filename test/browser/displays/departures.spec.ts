import type { Page } from '@playwright/test';

import type { Arrival } from '../../../src/contract/arrivals.ts';
import type { Source } from '../../../src/service/Source.ts';
import { createDemoCity } from '../../../src/service/sources/demo/createDemoCity.ts';
import { anAlert } from '../../support/builders.ts';
import { NOON } from '../../support/cities/small-source.ts';
import { supply } from '../../support/cities/supply.ts';
import { arrivalIn, timesOf } from '../../support/times/departures.ts';
import { en } from '../../support/words/catalogs.ts';
import { withoutMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

/** The demo city without its streets, where these buses come to a stop. */
function cityWith(arrivals: (stopID: string) => readonly Arrival[]): Source {
  const { basemap: _, ...city } = createDemoCity();
  const notice = anAlert({ header: { en: 'Detour on Main Street until Friday' }, concerns: [] });
  return {
    ...city,
    times: { ...city.times, ...timesOf(arrivals) },
    alerts: supply(async () => [notice]),
  };
}

/** As long as those of Halifax. */
const NAMES = [
  'Airport',
  'FLAMINGO EXPRESS VIA LACEWOOD TERM',
  'Bay Beach',
  'SPRING GARDEN TO BRIDGE TERM',
  'Northwest Regional Medical Center',
];

/** The buses of so many lines, one every five minutes each, all of them six minutes late. */
const busesOf = (lines: number): readonly Arrival[] =>
  Array.from({ length: lines }, (_, line) =>
    Array.from({ length: 12 }, (__, nth) => {
      const bus = arrivalIn(1 + (line % 5) + 5 * nth, {
        routeID: String(line + 1),
        destination: NAMES[line % NAMES.length] ?? '',
        basis: 'reported',
        tripID: `20261120.${line}.${nth}`,
      });
      return { ...bus, scheduledAt: bus.expectedAt - 6 * 60_000 };
    }),
  ).flat();

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
};

const SCREENS = [
  { width: 1920, height: 1080, least: 6 },
  { width: 1080, height: 1920, least: 8 },
  { width: 3840, height: 2160, least: 12 },
];

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

test('Q20, Q21, Q22: from one to forty lines, a stop’s board has its departures first, in letters that can be read', async ({
  page,
  startCurbside,
}) => {
  await withoutMap(page);
  const { url } = await startCurbside({
    source: cityWith((stopID) => busesOf(LINES_AT[stopID] ?? 0)),
    clock: () => NOON,
  });
  for (const [stopID, lines] of Object.entries(LINES_AT)) {
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
  }
});

test('Q20: lots, events and map have at most a third, and none where a departure would have no room', async ({
  page,
  startCurbside,
}) => {
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
});

test('Q24: a display of the whole city has a large map, eight lots or more and no list of its buses', async ({
  page,
  demoAtNoon,
}) => {
  await withoutMap(page);
  for (const { width, height } of SCREENS.slice(0, 2)) {
    await page.setViewportSize({ width, height });
    await page.goto(`${demoAtNoon.url}/?view=kiosk`);
    const lots = page.getByRole('list', { name: en.parking.sort.open }).getByRole('listitem');
    await expect.poll(() => lots.count()).toBeGreaterThanOrEqual(8);
    await expect(page.getByRole('list', { name: en.page.tabs.vehicles })).toHaveCount(0);
    const map = await page.locator('.kiosk__map').boundingBox();
    expect((map?.width ?? 0) * (map?.height ?? 0)).toBeGreaterThan(0.4 * width * height);
  }
});

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
