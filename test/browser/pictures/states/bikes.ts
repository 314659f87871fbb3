import { rows } from '../../support/screen.ts';
import { LIVE_CITY } from '../live-city.ts';
import { DESK, FRAME, KIOSK, RIDER } from '../State.ts';
import type { State } from '../State.ts';

const source = LIVE_CITY;

/** Bikes to rent: on the map, in lists and on cards, where a count is late, and where none can be read. */
export const BIKES: readonly State[] = [
  {
    name: 'bikes',
    isCore: true,
    query: 'panel=bikes&center=43.6,-91.9&zoom=14.5',
    sizes: RIDER,
    source,
  },
  ...['es', 'fr-CA', 'he', 'ar'].map((lang): State => ({
    name: `bikes, ${lang}`,
    query: `panel=bikes&lang=${lang}`,
    sizes: RIDER,
    source,
  })),
  {
    name: 'a station of bikes',
    isCore: true,
    query: 'panel=bikes',
    sizes: RIDER,
    source,
    act: async (page) => rows(page).getByRole('button').first().click(),
  },
  {
    name: 'bikes that cannot be read',
    query: 'panel=bikes',
    sizes: RIDER,
    source,
    without: /getbikes/,
  },
  { name: 'bikes beside a stop', query: 'stop=0398', sizes: RIDER, source },
  { name: 'kiosk, bikes', query: 'view=kiosk&panels=bikes,map', sizes: KIOSK, source },
  {
    name: 'embed, bikes',
    query: 'view=embed&layers=bikes&panels=bikes',
    sizes: [FRAME, DESK],
    source,
  },
];
