import type { Page } from '@playwright/test';

import type { Source } from '../../../../src/service/Source.ts';
import { supply } from '../../../support/cities/supply.ts';
import { en } from '../../../support/words/catalogs.ts';
import { LIVE_CITY } from '../live-city.ts';
import { DESK, KIOSK, PHONE, SCREENS } from '../State.ts';
import type { State } from '../State.ts';

const PLATFORMS = ['2', 'B', '11', undefined];

/** The city with live times, whose feed names platforms. */
const PLATFORM_CITY: Source = {
  ...LIVE_CITY,
  times: {
    ...LIVE_CITY.times,
    arrivals: supply(async (query, now) => {
      const { value } = (await LIVE_CITY.times?.arrivals.read(query, now)) ?? {};
      if (!value) return null;
      const arrivals = value.arrivals.map((arrival, index) => {
        const platform = PLATFORMS[index % PLATFORMS.length];
        return platform === undefined ? arrival : { ...arrival, platform };
      });
      return { ...value, arrivals };
    }),
  },
};

/** Waits until the board in the preview has departures. */
const waitForBoard = (page: Page) =>
  page.frameLocator('iframe').locator('.kiosk__live').waitFor({ timeout: 60_000 });

/** A lobby's board for two stops with their walks. */
const LOBBY = 'stop=0158:4,0165:9&title=Main%20lobby';
const COLUMNS = 'columns=platform,planned';

/** Boards as their makers set them, and the builder that makes them. */
export const BOARDS: readonly State[] = [
  {
    name: 'board, platforms and planned times',
    isCore: true,
    query: `view=kiosk&stop=0158&panels=departures&${COLUMNS}`,
    sizes: SCREENS,
    source: PLATFORM_CITY,
    hasMap: false,
  },
  {
    name: 'board, clock times and planned times in Spanish',
    query: `view=kiosk&stop=0158&times=clock&${COLUMNS}&lang=es`,
    sizes: KIOSK,
    source: PLATFORM_CITY,
    hasMap: 'where shown',
  },
  {
    name: 'board, platforms in Hebrew',
    query: `view=kiosk&stop=0158&panels=departures&${COLUMNS}&lang=he`,
    sizes: KIOSK,
    source: PLATFORM_CITY,
    hasMap: false,
  },
  {
    name: 'board, two directions',
    isCore: true,
    query: 'view=kiosk&stop=0158&panels=departures&split=Pine%20Shore,Bay%20Beach',
    sizes: SCREENS,
    source: PLATFORM_CITY,
    hasMap: false,
  },
  {
    name: 'board, two directions with columns',
    query: `view=kiosk&stop=0158&panels=departures&split=Pine%20Shore,Bay%20Beach&times=clock&${COLUMNS}`,
    sizes: SCREENS,
    source: PLATFORM_CITY,
    hasMap: false,
  },
  {
    name: 'board, expected open spots and elevators',
    isCore: true,
    query: 'view=kiosk&stop=0169,0267&panels=departures,forecast,elevators',
    sizes: KIOSK,
    source: PLATFORM_CITY,
    hasMap: false,
    before: (page) =>
      page.route('**/getstoplocation?*', async (route) => {
        const response = await route.fetch();
        const answer = await response.text();
        const closed = '"stepFree":{"isReached":false,"elevators":["1"]}';
        await route.fulfill({
          response,
          body: answer.replace(/"stepFree":\{[^}]*"elevators":\["1"\]\}/g, closed),
        });
      }),
  },
  {
    name: 'board of a school, buses that leave too soon below a line',
    query:
      'view=kiosk&stop=0158:6&reach=mark&title=Harbor%20Landing&panels=departures&columns=planned',
    sizes: SCREENS,
    source: PLATFORM_CITY,
    hasMap: false,
  },
  {
    name: 'board of a hospital in Spanish, read from afar',
    query:
      'view=kiosk&stop=0158:4,0165:9&title=Hospital%20General&lang=es&dist=5&screen=65&times=clock',
    sizes: SCREENS,
    source: PLATFORM_CITY,
    hasMap: false,
  },
  {
    name: 'board on a small e-ink screen',
    query: 'view=kiosk&stop=0158&dist=1&screen=10&panels=departures&columns=platform&theme=light',
    sizes: [{ width: 800, height: 480 }],
    source: PLATFORM_CITY,
    hasMap: false,
  },
  {
    name: 'builder, a lobby’s board',
    isCore: true,
    query: `view=builder&make=display&${LOBBY}`,
    sizes: [DESK, PHONE],
    source: PLATFORM_CITY,
    hasMap: false,
    act: waitForBoard,
  },
  {
    name: 'builder, a high board in Hebrew',
    query: `view=builder&make=display&ui=he&lang=he&size=1080x1920&${LOBBY}`,
    sizes: [DESK, PHONE],
    source: PLATFORM_CITY,
    hasMap: false,
    act: waitForBoard,
  },
  {
    name: 'builder, what a board’s rows show',
    query: `view=builder&make=display&${LOBBY}&times=clock&${COLUMNS}`,
    sizes: [DESK, PHONE],
    source: PLATFORM_CITY,
    hasMap: false,
    async act(page) {
      await waitForBoard(page);
      for (const summary of [en.builder.departures.heading, en.builder.more])
        await page.locator('summary').filter({ hasText: summary }).click();
    },
  },
];
