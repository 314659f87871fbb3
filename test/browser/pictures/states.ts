import type { Page } from '@playwright/test';

import { en } from '../../../src/lib/words/en.ts';
import { mapAtRest, panel, rows } from '../support/screen.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const WALL = { width: 1920, height: 1080 };
const PILLAR = { width: 1080, height: 1920 };
const FRAME = { width: 400, height: 300 };

/** A state of the page that a person can meet: it is photographed, and axe looks at it. */
export interface State {
  readonly name: string;
  /** The view in the URL. */
  readonly query: string;
  readonly sizes: readonly Size[];
  /** What a person does there first. */
  readonly act?: (page: Page) => Promise<void>;
  /** Requests that fail in this state. */
  readonly without?: RegExp;
  /** Whether the map is part of it. */
  readonly hasMap?: boolean;
  /** What it shows is in the panel, over a map like any other's: axe looks at the panel alone. */
  readonly isOfPanel?: true;
}

const RIDER = [DESK, PHONE];

const firstRow = (page: Page) => rows(page).first().getByRole('button').click();

/** Every main state, by audience. A new one is a row here. */
export const STATES: readonly State[] = [
  { name: 'first visit', query: '', sizes: [DESK, PHONE, WALL, PILLAR] },
  { name: 'several routes', query: 'route=01,02,05', sizes: RIDER },
  { name: 'all routes in Spanish', query: 'route=01,02,03,04,05,06&lang=es', sizes: RIDER },
  {
    name: 'a search',
    isOfPanel: true,
    query: 'route=01,02',
    sizes: RIDER,
    async act(page) {
      await page.getByRole('combobox', { name: en.searching.label }).fill('garage');
      await page.getByRole('option').first().waitFor();
    },
  },
  { name: 'a stop', query: 'route=01', isOfPanel: true, sizes: RIDER, act: firstRow },
  { name: 'stops nearby', query: 'near=43.6,-91.9&center=43.6,-91.9&zoom=16', sizes: RIDER },
  { name: 'buses', query: 'route=01,02&panel=buses', isOfPanel: true, sizes: RIDER },
  { name: 'a bus', query: 'route=01&panel=buses', isOfPanel: true, sizes: RIDER, act: firstRow },
  { name: 'parking', query: 'panel=parking', isOfPanel: true, sizes: RIDER },
  { name: 'a lot', query: 'panel=parking', isOfPanel: true, sizes: RIDER, act: firstRow },
  { name: 'events', query: 'panel=events', isOfPanel: true, sizes: RIDER },
  { name: 'an event', query: 'panel=events', isOfPanel: true, sizes: RIDER, act: firstRow },
  {
    name: 'layers and legend',
    query: '',
    sizes: RIDER,
    act: (page) => page.getByRole('button', { name: en.map.layers }).click(),
  },
  {
    name: 'several things met',
    query: 'route=01,02,03&center=43.6,-91.9&zoom=12',
    sizes: RIDER,
    async act(page) {
      await mapAtRest(page);
      await page.getByLabel(en.map.label).press('Enter');
      await panel(page).getByRole('heading', { level: 2 }).first().waitFor();
    },
  },
  { name: 'close to the streets', query: 'center=43.6,-91.9&zoom=17', sizes: RIDER },
  { name: 'the whole city', query: 'center=43.6,-91.9&zoom=11', sizes: RIDER },
  { name: 'an unknown stop', query: 'stop=9999', isOfPanel: true, sizes: RIDER },
  {
    name: 'no service',
    query: 'route=01',
    sizes: RIDER,
    without: /\/(v1|parking)\//,
  },
  { name: 'no basemap', query: 'route=01', sizes: RIDER, without: /\/basemap\// },
  { name: 'no map', query: 'route=01', sizes: RIDER, without: /RiderMap-/, hasMap: false },
  { name: 'no settings', query: '', sizes: RIDER, without: /curbside\.json/, hasMap: false },
  { name: 'kiosk', query: 'view=kiosk', sizes: [WALL, PILLAR] },
  { name: 'kiosk, three routes', query: 'view=kiosk&route=01,02,05', sizes: [WALL, PILLAR] },
  {
    name: 'kiosk, no service',
    query: 'view=kiosk',
    sizes: [WALL, PILLAR],
    without: /\/(v1|parking)\//,
  },
  { name: 'embed', query: 'view=embed', sizes: [FRAME] },
  { name: 'embed, parking', query: 'view=embed&hide=stops,vehicles', sizes: [FRAME] },
  {
    name: 'embed, a place chosen',
    query: 'view=embed&center=43.6,-91.9&zoom=12',
    sizes: [FRAME],
    async act(page) {
      await mapAtRest(page);
      await page.getByLabel(en.map.label).press('Enter');
      const card = page.getByRole('region', { name: en.page.panel });
      await card.getByRole('listitem').first().getByRole('button').click();
      await card.getByRole('heading', { name: /things/ }).waitFor({ state: 'detached' });
    },
  },
];
