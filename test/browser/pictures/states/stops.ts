import type { Page } from '@playwright/test';

import { ANY, like, startingWith } from '../../../support/phrases.ts';
import { en } from '../../../support/words/catalogs.ts';
import { panel, rows } from '../../support/screen.ts';
import { HONEST_CITIES, HONEST_STOP } from '../honest-cities.ts';
import { DESK, RIDER } from '../State.ts';
import type { State } from '../State.ts';
import { store } from '../wire.ts';

const searchField = (page: Page) => page.getByRole('combobox', { name: en.search.label });

const firstRow = (page: Page) => rows(page).first().getByRole('button').click();

/** The last stop is no longer in the feed. */
const withFavorites = (page: Page) =>
  store(page, {
    favourites: [
      { kind: 'stop', id: '0144', name: 'W Grand Ave & Rector Dr', routes: ['01', '80', '11'] },
      { kind: 'route', id: '05', name: 'Clover Hill' },
      { kind: 'lot', id: 'city/landing@43.6054,-91.89652', name: 'Harbor Landing Garage' },
      { kind: 'stop', id: '1391', name: 'W Grand Ave & Eastman Blvd' },
      {
        kind: 'journey',
        id: 'from=0144&to=1124',
        name: 'W Grand Ave & Rector Dr',
        to: 'E Grand Ave & N Meridian Ave',
      },
    ],
  });

/** Routes, their stops, stops near a place, and the search. */
export const STOPS: readonly State[] = [
  { name: 'several routes', isCore: true, query: 'route=01,02,05', sizes: RIDER },
  { name: 'all routes in Spanish', query: 'route=01,02,03,04,05,06&lang=es', sizes: RIDER },
  { name: 'no route', query: 'route=', sizes: RIDER },
  {
    name: 'a station with its platforms and entrances',
    isCore: true,
    query: 'stop=station-grand&needs=accessible',
    sizes: RIDER,
    act: (page) => page.getByRole('region', { name: en.stop.entrances }).scrollIntoViewIfNeeded(),
  },
  ...['es', 'fr-CA', 'he'].map((lang): State => ({
    name: `a station with its platforms and entrances, ${lang}`,
    query: `stop=station-grand&needs=accessible&lang=${lang}`,
    sizes: RIDER,
  })),
  {
    name: 'a platform, and what is not accessible',
    isCore: true,
    query: 'stop=0169&needs=accessible,bike',
    sizes: [DESK],
    act: (page) =>
      page
        .getByRole('button', { name: startingWith(en.stop.wholeStation(ANY)) })
        .scrollIntoViewIfNeeded(),
  },
  ...['en', 'de', 'he'].map((lang): State => ({
    name: `near a point, what one needs, ${lang}`,
    query: `near=43.60345,-91.88561&needs=accessible&lang=${lang}`,
    sizes: [...RIDER, { width: 320, height: 568 }],
    act: (page) => page.locator('.near-needs').click(),
  })),
  {
    name: 'a search',
    isCore: true,
    query: 'route=01,02',
    sizes: RIDER,
    async act(page) {
      await searchField(page).fill('garage');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'a search without a result',
    query: '',
    sizes: RIDER,
    async act(page) {
      await searchField(page).fill('zeppelin');
      await page.getByText(en.search.none('zeppelin')).first().waitFor();
    },
  },
  {
    name: 'a search of all routes',
    isCore: true,
    query: 'route=01',
    sizes: RIDER,
    async act(page) {
      await searchField(page).fill('meridian');
      await page
        .getByRole('group', {
          name: like(ANY + en.layers.stops + ANY),
        })
        .waitFor();
    },
  },
  {
    name: 'a search without lots to search',
    query: '',
    sizes: RIDER,
    without: /parking\/v2\/lots/,
    async act(page) {
      await searchField(page).fill('zeppelin');
      await page.getByText(en.search.noneInSearched('zeppelin')).first().waitFor();
    },
  },
  {
    name: 'favorite stops of a returning rider',
    isCore: true,
    query: '',
    sizes: RIDER,
    before: withFavorites,
  },
  {
    name: 'favorites',
    isCore: true,
    query: '',
    sizes: RIDER,
    before: withFavorites,
    async act(page) {
      await searchField(page).click();
      await page.getByRole('option').first().waitFor();
    },
  },
  { name: 'a stop', isCore: true, query: 'route=01', sizes: RIDER, act: firstRow },
  {
    name: 'a stop on no chosen route, its routes found',
    isCore: true,
    query: 'route=05&stop=0051',
    sizes: RIDER,
    async act(page) {
      await panel(page)
        .getByRole('button', { name: en.stop.findRoutes(1) })
        .click();
      await panel(page)
        .getByRole('button', { name: startingWith(en.vehicles.card.showRoute(ANY)) })
        .first()
        .waitFor();
    },
  },
  {
    name: 'the timetable of a stop',
    isCore: true,
    query: 'route=01&stop=0024&timetable=2026-11-20',
    sizes: RIDER,
  },
  {
    name: 'a stop and the buses that come to it',
    isOfMap: true,
    query: `route=01,80&stop=${HONEST_STOP}`,
    sizes: RIDER,
  },
  ...HONEST_CITIES.map(([what, source]) => ({
    name: `a stop whose bus ${what}`,
    query: `route=01&stop=${HONEST_STOP}`,
    sizes: RIDER,
    source,
    hasMap: false,
  })),
  { name: 'an unknown stop', query: 'stop=9999', sizes: RIDER },
  {
    name: 'stops nearby',
    isCore: true,
    query: 'near=43.6,-91.9&center=43.6,-91.9&zoom=16',
    sizes: RIDER,
  },
  {
    name: 'stops nearby, in meters',
    query: 'near=43.6,-91.9&center=43.6,-91.9&zoom=16&units=metres',
    sizes: RIDER,
  },
  {
    name: 'stops nearby, wider search',
    isOfMap: true,
    query: 'near=43.597,-91.88&center=43.597,-91.88&zoom=15',
    sizes: RIDER,
  },
  { name: 'no stop nearby', query: 'near=43.68,-91.9', sizes: RIDER },
];
