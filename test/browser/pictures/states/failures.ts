import type { Page } from '@playwright/test';

import { en } from '../../../support/words/catalogs.ts';
import { RIDER } from '../State.ts';
import type { State } from '../State.ts';
import { withNewVersion } from '../wire.ts';

/** Waits for the map, or for the message that the map is not available. */
const waitForMapOrMessage = (page: Page) =>
  page
    .locator('[data-map-state="ready"][data-idles]')
    .or(page.getByRole('main').getByText(en.map.unavailable))
    .first()
    .waitFor({ timeout: 60_000 });

/** The page, or a part of it, cannot be loaded. Failures of one subject are with that subject. */
export const FAILURES: readonly State[] = [
  {
    name: 'no service',
    isCore: true,
    query: 'route=01',
    sizes: RIDER,
    without: /\/(v1|parking)\//,
  },
  {
    name: 'no network',
    isCore: true,
    hasFailures: true,
    query: 'route=01',
    sizes: RIDER,
    async act(page) {
      // The scripts of the map must load before the network is gone.
      await waitForMapOrMessage(page);
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await page.getByText(en.offline.noNetwork).first().waitFor();
    },
  },
  {
    name: 'a new version',
    query: 'route=01',
    sizes: RIDER,
    before: withNewVersion,
    // The page looks for a new version some seconds after it has loaded.
    act: (page) => page.getByText(en.offline.newVersion).first().waitFor({ timeout: 60_000 }),
  },
  {
    name: 'no stops',
    query: 'route=01,02',
    sizes: RIDER,
    without: /\/getstops\?.*routeID=02/,
  },
  {
    name: 'stops nearby could not be loaded',
    query: 'near=43.6,-91.9',
    sizes: RIDER,
    without: /\/getnearbystops/,
  },
  {
    name: 'a stop that could not be loaded',
    query: 'stop=1391',
    sizes: RIDER,
    without: /\/getstoplocation/,
  },
  {
    name: 'no basemap',
    isCore: true,
    isOfMap: true,
    query: 'route=01',
    sizes: RIDER,
    without: /\/basemap\//,
  },
  { name: 'no map', query: 'route=01', sizes: RIDER, without: /RiderMap-/, hasMap: false },
  {
    name: 'no settings',
    isCore: true,
    query: '',
    sizes: RIDER,
    without: /curbside\.json/,
    hasMap: false,
  },
  {
    name: 'invalid settings',
    query: '',
    sizes: RIDER,
    before: (page) =>
      page.route('**/curbside.json', (route) =>
        route.fulfill({ json: { service: { baseUrl: 'ftp://x', key: '' } } }),
      ),
    hasMap: false,
  },
];
