import type { Page } from '@playwright/test';

import { DESK, PHONE, SMALL_PHONE } from '../State.ts';
import type { State } from '../State.ts';

/** What a geocoder finds in the demo city. */
const PLACES = [
  {
    kind: 'address',
    name: '1200 West Grand Avenue, Building C',
    detail: 'West Bank, Port Linden, 53999',
    latitude: '43.6091',
    longitude: '-91.9202',
  },
  {
    kind: 'place',
    name: 'Grand Opera House',
    detail: '15 Courthouse Square',
    latitude: '43.6049',
    longitude: '-91.9011',
  },
];

/** The search with addresses, in both directions of reading. */
export const ADDRESSES: readonly State[] = ['en', 'he'].map((lang) => ({
  name: `a search for an address, ${lang}`,
  query: `route=01,02&lang=${lang}`,
  sizes: [DESK, PHONE, SMALL_PHONE],
  settings: { features: { vehicles: true, parking: true, times: true, places: true } },
  before: (page: Page) =>
    page.route('**/v1/places?*', (route) =>
      route.fulfill({ json: { status: '0', places: PLACES, attribution: '© OpenStreetMap' } }),
    ),
  async act(page: Page) {
    // In any language.
    await page.getByRole('combobox').fill('grand');
    await page.getByText('© OpenStreetMap').last().waitFor();
    await page.getByRole('option').last().scrollIntoViewIfNeeded();
  },
}));
