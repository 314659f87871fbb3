import type { Page } from '@playwright/test';

import { en } from '../../../support/words/catalogs.ts';
import { waitForIdleMap, panel, rows, tab } from '../../support/screen.ts';
import { EMPTY_CITY, FULL_CITY } from '../cities.ts';
import { NARROW, PHONE, RIDER } from '../State.ts';
import type { State } from '../State.ts';
import { changeLots, fail, minutesLater } from '../wire.ts';

const LOTS = /\/parking\/v2\/lots/;

const openLot = (name: string) => (page: Page) => rows(page).getByRole('button', { name }).click();

/** Makes requests for lots fail for some minutes, so that the last answer gets old (C9). */
const grownOld = (minutes: number) => async (page: Page) => {
  await fail(page, LOTS);
  await minutesLater(page, minutes);
  await panel(page).getByRole('button', { name: en.page.retry }).waitFor();
};

/** Changes the next answer, and waits for a text. */
const nextAnswer =
  (change: Parameters<typeof changeLots>[1], text: string) => async (page: Page) => {
    await changeLots(page, change);
    await minutesLater(page, 1);
    await panel(page).getByText(text).first().waitFor();
  };

/** The lots in the list and on cards: full, old, doubtful, no longer reported. */
export const PARKING: readonly State[] = [
  { name: 'parking', query: 'panel=parking', sizes: RIDER },
  { name: 'parking in Spanish', isCore: true, query: 'panel=parking&lang=es', sizes: RIDER },
  { name: 'parking, narrow', query: 'panel=parking', sizes: [NARROW] },
  {
    name: 'parking, text twice as large',
    query: 'panel=parking',
    sizes: RIDER,
    act: (page) =>
      page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      }),
  },
  {
    name: 'parking, forced colors',
    query: 'panel=parking&lots=room',
    sizes: RIDER,
    hasForcedColors: true,
  },
  {
    name: 'parking near a place',
    query: 'panel=parking&near=43.6,-91.9&sort=distance&lots=room',
    sizes: RIDER,
  },
  {
    name: 'no lot that matches',
    query: 'panel=parking&lots=room,event&operator=ul',
    sizes: RIDER,
    source: FULL_CITY,
  },
  { name: 'a full city', query: 'panel=parking', sizes: RIDER, source: FULL_CITY },
  { name: 'no lot', query: 'panel=parking', sizes: RIDER, source: EMPTY_CITY },
  {
    name: 'a chosen evening',
    isCore: true,
    query: 'panel=parking&lots=room&at=2026-11-20T19:30&center=43.602,-91.9&zoom=13.5',
    sizes: RIDER,
  },
  {
    name: 'a lot',
    query: 'panel=parking',
    sizes: RIDER,
    act: openLot('Lantern Theatre Ramp'),
  },
  {
    name: 'a lot on a chosen evening',
    query: 'panel=parking&at=2026-11-20T19:30',
    sizes: RIDER,
    act: openLot('Lantern Theatre Ramp'),
  },
  {
    name: 'a full lot and others with open spots',
    isCore: true,
    query: 'panel=parking',
    sizes: RIDER,
    act: openLot('Regent Residence Hall Lot'),
  },
  {
    name: 'a lot without a count',
    query: 'panel=parking',
    sizes: RIDER,
    act: openLot('Boathouse Lot'),
  },
  {
    name: 'lots at the same place',
    isOfMap: true,
    query: 'panel=parking&center=43.6144,-91.9228&zoom=16',
    sizes: RIDER,
    async act(page) {
      await waitForIdleMap(page);
      await page.getByLabel(en.map.label).press('Enter');
    },
  },
  {
    name: 'lots that are no longer reported',
    query: 'panel=parking',
    sizes: RIDER,
    isTimed: true,
    act: (page) =>
      nextAnswer(
        (lot, index) => (index % 3 === 0 ? [] : [lot]),
        en.parking.reasons['not-reported'],
      )(page),
  },
  {
    name: 'a doubtful lot',
    query: 'panel=parking',
    sizes: RIDER,
    isTimed: true,
    async act(page) {
      await nextAnswer((lot) => [{ ...lot, openSpots: 1 }], en.parking.doubt.short)(page);
      await openLot('Sentinel Point Lot')(page);
    },
  },
  {
    name: 'some unreadable lots',
    query: 'panel=parking',
    sizes: RIDER,
    before: (page) =>
      changeLots(page, (lot, index) => [
        index % 6 === 1 ? { openSpots: 5 } : lot,
        ...(index === 0
          ? [{ ...lot, shortName: 'x', coordinates: null, name: 'Nowhere Lot' }]
          : []),
      ]),
  },
  {
    name: 'lots 6 minutes old',
    query: 'panel=parking',
    sizes: RIDER,
    isTimed: true,
    act: grownOld(6),
  },
  {
    name: 'lots 20 minutes old',
    isCore: true,
    query: 'panel=parking',
    sizes: RIDER,
    isTimed: true,
    act: grownOld(20),
  },
  {
    name: 'a lot 65 minutes old',
    query: 'panel=parking',
    sizes: RIDER,
    isTimed: true,
    async act(page) {
      await grownOld(65)(page);
      await openLot('Bay Beach Lot')(page);
    },
  },
  {
    name: 'lots, never loaded',
    query: 'panel=parking',
    sizes: RIDER,
    without: LOTS,
  },
  {
    name: 'parking, sheet tall',
    query: '',
    sizes: [PHONE],
    async act(page) {
      await tab(page, 'lots').click();
      await page.locator('.sheet__grip').click();
    },
  },
];
