import type { Page } from '@playwright/test';

import { bigCity } from '../../../support/cities/big-city.ts';
import { startingWith } from '../../../support/phrases.ts';
import { en, es } from '../../../support/words/catalogs.ts';
import { waitForIdleMap, panel } from '../../support/screen.ts';
import { EMPTY_CITY, MANY_ROUTES, MANY_ROUTE_IDS } from '../cities.ts';
import { DESK, NARROW, PHONE, PILLAR, RIDER, SMALL_PHONE, TURNED_PHONE, WALL } from '../State.ts';
import type { State } from '../State.ts';
import { store } from '../wire.ts';

/** The names of the changes button with a count from 1 to 40. */
const someChanges = () =>
  Array.from({ length: 40 }, (_, index) => en.changes.button(index + 1, String(index + 1)));

const openLayers = (page: Page) => page.getByRole('button', { name: en.map.layers }).click();

const openMenu = (page: Page) =>
  page.getByRole('button', { name: en.menu.heading, exact: true }).click();

async function openDeviceData(page: Page) {
  await openMenu(page);
  await page.getByRole('button', { name: en.device.button }).click();
  await page.getByRole('button', { name: en.device.clearAll }).scrollIntoViewIfNeeded();
}

/** Clicks the sheet's grip: one click opens the tall sheet, two the low one. */
const sheet = (taps: number) => async (page: Page) => {
  const grip = page.locator('.sheet__grip');
  for (let tap = 0; tap < taps; tap += 1) await grip.click();
};

/** The whole page: the first visit, the map, the menu, and changes since the last visit. */
export const PAGE: readonly State[] = [
  {
    name: 'first visit',
    isCore: true,
    isOfMap: true,
    query: '',
    sizes: [DESK, PHONE, WALL, PILLAR],
  },
  { name: 'first visit in Spanish', query: 'lang=es', sizes: RIDER },
  { name: 'first visit, narrow', isCore: true, query: '', sizes: [NARROW] },
  { name: 'first visit, sheet low', query: '', sizes: [PHONE], act: sheet(2) },
  { name: 'first visit, sheet tall', query: '', sizes: [PHONE], act: sheet(1) },
  {
    name: 'first visit, small and turned',
    isCore: true,
    query: '',
    sizes: [SMALL_PHONE, TURNED_PHONE],
  },
  {
    name: "the page's menu",
    isCore: true,
    query: '',
    sizes: [DESK, PHONE, SMALL_PHONE],
    act: openMenu,
  },
  {
    name: 'first visit, forced colors',
    isCore: true,
    query: '',
    sizes: RIDER,
    hasForcedColors: true,
  },
  {
    name: 'a large city without parking',
    isCore: true,
    query: '',
    sizes: [DESK, PHONE, NARROW],
    source: bigCity(),
  },
  {
    name: 'all routes of a large city',
    isCore: true,
    query: 'route=8A,8B,Streetcar',
    sizes: [DESK, PHONE, NARROW],
    source: bigCity(),
    act: async (page) => {
      await page.getByRole('button', { name: en.routes.all }).click();
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
    },
  },
  {
    name: 'vehicles of several kinds',
    query: 'route=8A,RAPID-12,Red,Streetcar,WTAXI&panel=buses',
    sizes: [DESK, PHONE],
    source: bigCity(),
  },
  { name: 'an empty city', query: '', sizes: RIDER, source: EMPTY_CITY },
  {
    name: 'layers and legend',
    isCore: true,
    isOfMap: true,
    query: '',
    sizes: RIDER,
    act: openLayers,
  },
  {
    name: 'layers and legend in Spanish',
    query: 'lang=es',
    sizes: [PHONE],
    act: (page) => page.getByRole('button', { name: es.map.layers }).click(),
  },
  {
    name: 'a shared view',
    query: '',
    sizes: RIDER,
    async before(page) {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
      });
    },
    async act(page) {
      await openMenu(page);
      await page.getByRole('button', { name: en.share.button }).click();
      await page.getByLabel(en.share.copyManually).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'data on this device',
    isCore: true,
    query: 'route=01',
    sizes: RIDER,
    before: (page) => store(page, { favourites: [{ kind: 'route', id: '01', name: 'Lakeshore' }] }),
    act: openDeviceData,
  },
  {
    name: 'everything on this device cleared',
    query: 'route=01&lang=es',
    sizes: RIDER,
    async act(page) {
      await page.getByRole('button', { name: es.menu.heading, exact: true }).click();
      await page.getByRole('button', { name: es.device.button }).click();
      await page.getByRole('button', { name: es.device.clearAll }).click();
      await page.getByText(es.device.clearedAll).last().scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'twenty-nine routes chosen',
    query: `route=${MANY_ROUTE_IDS.join(',')}`,
    sizes: [{ width: 1280, height: 900 }, PHONE],
    source: MANY_ROUTES,
  },
  {
    name: 'a choice of several things',
    isCore: true,
    isOfMap: true,
    query: 'route=01,02,03&center=43.6,-91.9&zoom=12',
    sizes: RIDER,
    async act(page) {
      await waitForIdleMap(page);
      await page.getByLabel(en.map.label).press('Enter');
      await panel(page).getByRole('heading', { level: 2 }).first().waitFor();
    },
  },
  { name: 'close to the streets', query: 'center=43.6,-91.9&zoom=17', sizes: RIDER },
  { name: 'the whole city', query: 'center=43.6,-91.9&zoom=11', sizes: RIDER },
  {
    name: 'no location',
    isOfMap: true,
    query: '',
    sizes: RIDER,
    async act(page) {
      await page.getByRole('button', { name: en.map.myLocation }).click();
      await page.getByRole('main').getByText(en.map.locationDenied).waitFor();
    },
  },
  {
    name: 'what changed',
    isCore: true,
    query: '',
    sizes: RIDER,
    before: (page) =>
      store(page, {
        visit: {
          at: Date.UTC(2026, 10, 20, 15, 0, 0),
          lots: [
            { key: 'city/landing@43.6054,-91.89652', band: 'plenty' },
            { key: 'city/theatre@43.60324,-91.9052', band: 'few' },
          ],
          events: [{ id: '2026-11-20T18:00:00|Roller Derby|', name: 'Roller Derby' }],
        },
      }),
    async act(page) {
      await page.getByRole('button', { name: startingWith(...someChanges()) }).click();
    },
  },
];
