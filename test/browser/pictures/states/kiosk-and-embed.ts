import type { Page } from '@playwright/test';

import { bigCity } from '../../../support/cities/big-city.ts';
import { hubCity } from '../../../support/cities/hub-city.ts';
import { NOON } from '../../../support/moment/moment.ts';
import { ANY, DIGITS, like } from '../../../support/phrases.ts';
import { en, es } from '../../../support/words/catalogs.ts';
import { waitForIdleMap, withoutWebGL } from '../../support/screen.ts';
import { EMPTY_CITY, FULL_CITY, MANY_ROUTES, MANY_ROUTE_IDS } from '../cities.ts';
import { LIVE_CITY } from '../live-city.ts';
import { DESK, FRAME, FRAMES, KIOSK, SCREENS } from '../State.ts';
import type { State } from '../State.ts';

const SERVICE = /\/(v1|parking)\//;

/** As long as an operator would write one. */
const MESSAGE = 'Elevator to platform B is closed until Friday. Use the ramp on Main Street.';

const waitForRows = (page: Page) => page.locator('.kiosk-row').first().waitFor();

/** Station displays and frames on other pages. */
export const KIOSK_AND_EMBED: readonly State[] = [
  { name: 'kiosk', isCore: true, isOfMap: true, query: 'view=kiosk', sizes: KIOSK },
  { name: 'kiosk, a station', isCore: true, query: 'view=kiosk&stop=0398', sizes: SCREENS },
  {
    name: 'kiosk, live departures',
    isCore: true,
    query: 'view=kiosk&stop=0398',
    sizes: SCREENS,
    source: LIVE_CITY,
  },
  {
    name: 'kiosk, departures of several stops',
    query: 'view=kiosk&panels=departures,map&near=43.60345,-91.88561&stop=0398,1709,0339,1712,0341',
    sizes: KIOSK,
    source: LIVE_CITY,
  },
  {
    name: 'kiosk, a garage',
    query: 'view=kiosk&panels=lots,events&title=Harbor%20Garage',
    sizes: SCREENS,
    hasMap: false,
  },
  {
    name: 'kiosk, a garage with its map',
    query: 'view=kiosk&panels=lots,events,map&lots=landing,market&title=Harbor%20Landing',
    sizes: KIOSK,
  },
  {
    name: 'kiosk, a hub of a large city',
    query: 'view=kiosk&stop=0800',
    sizes: KIOSK,
    source: hubCity(),
  },
  { name: 'kiosk, three routes', query: 'view=kiosk&route=01,02,05', sizes: KIOSK },
  { name: 'kiosk in Spanish', query: 'view=kiosk&stop=0398&lang=es', sizes: KIOSK },
  { name: 'kiosk, a full city', query: 'view=kiosk', sizes: KIOSK, source: FULL_CITY },
  { name: 'kiosk, a city without parking', query: 'view=kiosk', sizes: KIOSK, source: bigCity() },
  { name: 'kiosk, an empty city', query: 'view=kiosk', sizes: KIOSK, source: EMPTY_CITY },
  {
    name: 'kiosk, twenty-nine routes',
    query: `view=kiosk&route=${MANY_ROUTE_IDS.join(',')}`,
    sizes: KIOSK,
    source: MANY_ROUTES,
  },
  {
    name: 'kiosk, no service',
    isCore: true,
    query: 'view=kiosk',
    sizes: KIOSK,
    without: SERVICE,
  },
  {
    name: 'kiosk, a station without WebGL',
    query: 'view=kiosk&stop=0398',
    sizes: KIOSK,
    hasMap: false,
    before: withoutWebGL,
    act: waitForRows,
  },
  {
    name: 'kiosk, a station without streets',
    query: 'view=kiosk&stop=0398',
    sizes: KIOSK,
    hasFailures: true,
    before: (page) => page.route('**/basemap/**', (route) => route.abort()),
    act: (page) => page.locator('.map-notice').waitFor(),
  },
  {
    name: 'kiosk, a message of the operator',
    query: 'view=kiosk&stop=0398',
    sizes: KIOSK,
    before: (page) =>
      page.route('**/screens.json?*', (route) => route.fulfill({ json: { message: MESSAGE } })),
  },
  {
    name: 'kiosk, all sources lost',
    query: 'view=kiosk&stop=0398',
    sizes: KIOSK,
    isTimed: true,
    hasFailures: true,
    async act(page) {
      await waitForRows(page);
      await page.route(SERVICE, (route) => route.abort());
      await page.clock.fastForward(20 * 60_000);
      await page.getByText(like(en.display.allLost(ANY))).waitFor();
    },
  },
  {
    name: 'kiosk, no network at a later start',
    query: 'view=kiosk&stop=0398',
    sizes: KIOSK,
    hasFailures: true,
    async act(page) {
      await waitForRows(page);
      // The board has saved its stops and lots soon after they came.
      await page.waitForTimeout(1_500);
      await page.route(SERVICE, (route) => route.abort());
      await page.clock.setFixedTime(NOON + 40 * 60_000);
      await page.reload();
      await page.locator('output.display__message').waitFor();
    },
  },
  {
    name: 'kiosk, a touched lot',
    query: 'view=kiosk&stop=0398&touch=1',
    sizes: KIOSK,
    async act(page) {
      const lots = page.getByRole('region', { name: en.parking.sort.open });
      await lots.getByRole('button').first().click();
      await page
        .getByRole('region', { name: en.page.panel })
        .getByRole('heading')
        .first()
        .waitFor();
    },
  },
  {
    name: 'kiosk, the operator’s overlay',
    isCore: true,
    query: 'view=kiosk&stop=0398&id=pier-1&dist=far',
    sizes: KIOSK,
    async act(page) {
      await waitForRows(page);
      for (let press = 0; press < 5; press += 1) await page.keyboard.press('o');
      await page.getByRole('dialog', { name: en.operator.heading }).waitFor();
    },
  },
  { name: 'embed', isCore: true, isOfMap: true, query: 'view=embed', sizes: [FRAME] },
  { name: 'embed, parking', query: 'view=embed&hide=stops,vehicles', sizes: [FRAME] },
  { name: 'embed, a stop', query: 'view=embed&route=03&stop=0398', sizes: FRAMES },
  {
    name: 'embed, the legend in Spanish',
    query: 'view=embed&lang=es&title=Autobuses%20del%20centro',
    sizes: [FRAME, DESK],
    async act(page) {
      await page.getByRole('button', { name: es.layers.legend }).click();
    },
  },
  {
    name: 'embed, only the list',
    isCore: true,
    query: 'view=embed&mode=list',
    sizes: FRAMES,
    hasMap: false,
  },
  {
    name: 'embed, departures',
    isCore: true,
    query: 'view=embed&mode=list&panels=departures&stop=0398',
    sizes: [{ width: 300, height: 200 }, FRAME],
    source: LIVE_CITY,
    hasMap: false,
  },
  {
    name: 'embed, departures of several stops',
    isCore: true,
    query: 'view=embed&mode=list&panels=departures,stops&near=43.6033,-91.8862&stop=0398,1709,0339',
    sizes: [{ width: 300, height: 200 }, FRAME],
    source: LIVE_CITY,
    hasMap: false,
  },
  {
    name: 'embed, departures on the map',
    query: 'view=embed&panels=departures&stop=0398,0339&route=03',
    sizes: [FRAME, { width: 640, height: 480 }],
    source: LIVE_CITY,
  },
  { name: 'embed, no service', query: 'view=embed', sizes: [FRAME], without: /\/(v1|parking)\// },
  {
    name: 'embed, a place chosen',
    isCore: true,
    isOfMap: true,
    query: 'view=embed&center=43.6,-91.9&zoom=12',
    sizes: [FRAME],
    async act(page) {
      await waitForIdleMap(page);
      await page.getByLabel(en.map.label).press('Enter');
      const card = page.getByRole('region', { name: en.page.panel });
      await card.getByRole('listitem').first().getByRole('button').click();
      await card
        .getByRole('heading', { name: like(en.lists.choose(2, DIGITS)) })
        .waitFor({ state: 'detached' });
    },
  },
];
