import type { Page } from '@playwright/test';

import type { Alert } from '../../../../src/contract/alerts/Alert.ts';
import type { Source } from '../../../../src/service/Source.ts';
import { anAlert } from '../../../support/builders.ts';
import { supply } from '../../../support/cities/supply.ts';
import { NOON } from '../../../support/moment/moment.ts';
import { LIVE_CITY } from '../live-city.ts';
import { DESK, KIOSK, PHONE, PILLAR, RIDER, SMALL_PHONE, WALL } from '../State.ts';
import type { State } from '../State.ts';

const HOUR = 3_600_000;
const ALL_DAY = [{ from: NOON - HOUR, until: NOON + 5 * HOUR }];

/** The live demo city with these notices and no others. */
const cityWith = (...alerts: Partial<Alert>[]): Source => ({
  ...LIVE_CITY,
  alerts: supply(async () =>
    alerts.map((alert, index) => anAlert({ alertID: `${index}`, periods: ALL_DAY, ...alert })),
  ),
});

const CLOSED: Partial<Alert> = {
  header: { en: 'Stop closed: Harbor Landing' },
  description: { en: 'A water main is being repaired. Please use Market St, one block north.' },
  effect: 'no-service',
  cause: 'construction',
  concerns: [{ stops: ['0398'] }],
};
const SNOW: Partial<Alert> = {
  header: {
    en: 'Snow emergency: buses stop at 9 PM',
    es: 'Emergencia por nieve: servicio hasta las 9 p. m.',
  },
  description: {
    en: 'The last buses of all routes leave at 9 PM. Streets on hills are not served.',
    es: 'Los últimos autobuses de todas las rutas salen a las 9 p. m.',
  },
  effect: 'reduced-service',
  severity: 'severe',
  concerns: [],
};
const detour = (routeID: string, rest: Partial<Alert> = {}): Partial<Alert> => ({
  header: { en: `Route ${routeID} detour` },
  description: {
    en: `Route ${routeID} leaves Grand Ave between Mill St and Meridian Ave because of a parade.`,
  },
  effect: 'detour',
  concerns: [{ routeID }],
  ...rest,
});

const LONG = Array.from(
  { length: 14 },
  (_, index) =>
    `${index + 1}. Buses leave Grand Ave at Mill St, drive along the river to the ferry and come back over the old bridge; stops on Grand Ave between Mill St and Meridian Ave are closed, and so are the elevators at the ferry. `,
)
  .map((text) => `${text}Please allow more time, and look for the yellow signs at each stop.`)
  .join('\n');

const openFirst = (page: Page) => page.locator('details.notice-line > summary').first().click();
const PHONES = [PHONE, SMALL_PHONE] as const;
const SMALL_FRAME = [{ width: 300, height: 200 }] as const;
const AT = 'near=43.60345,-91.88561';

/** What the agency says about its service. */
export const NOTICES: readonly State[] = [
  {
    name: 'notices, a closed stop',
    isCore: true,
    query: 'stop=0398',
    sizes: [...RIDER, SMALL_PHONE],
    source: cityWith(CLOSED, detour('02')),
  },
  {
    name: 'notices, a closed stop in a list',
    query: 'route=01',
    sizes: [...RIDER, SMALL_PHONE],
    source: cityWith({ ...CLOSED, concerns: [{ stops: ['0017'] }] }, detour('01')),
  },
  {
    name: 'notices near a point, one severe and five small',
    isCore: true,
    query: AT,
    sizes: [...RIDER, SMALL_PHONE],
    source: cityWith(SNOW, CLOSED, ...['02', '05', '11', 'A'].map((routeID) => detour(routeID))),
  },
  {
    name: 'notices, a severe one with the sheet low',
    query: AT,
    sizes: PHONES,
    source: cityWith(SNOW),
    async act(page) {
      const grip = page.locator('.sheet__grip');
      await grip.click();
      await grip.click();
    },
  },
  {
    name: 'notices, a long description',
    isCore: true,
    query: 'stop=0398',
    sizes: [DESK, ...PHONES],
    source: cityWith({ ...CLOSED, description: { en: LONG } }),
    act: openFirst,
  },
  {
    name: 'notices, three languages of which the page’s is missing',
    isCore: true,
    query: 'stop=0398&lang=es',
    sizes: PHONES,
    source: cityWith({
      ...CLOSED,
      header: { en: 'Stop closed', fr: 'Arrêt fermé', vi: 'Trạm đóng cửa' },
      description: {
        en: 'Please use Market St.',
        fr: 'Veuillez utiliser Market St.',
        vi: 'Vui lòng dùng trạm Market St.',
      },
    }),
  },
  {
    name: 'notices, the list of all',
    isCore: true,
    query: 'panel=notices',
    sizes: [...RIDER, SMALL_PHONE],
    source: cityWith(SNOW, CLOSED, ...['02', '05', '11'].map((routeID) => detour(routeID))),
  },
  {
    name: 'notices, a display of a station with detours in a snow emergency',
    isCore: true,
    query: 'view=kiosk&stop=0398',
    sizes: KIOSK,
    source: cityWith(SNOW, detour('02'), detour('05')),
  },
  {
    name: 'notices, a low display of a station with detours, without room for a map',
    query: 'view=kiosk&stop=0398',
    sizes: [{ width: 1366, height: 768 }],
    hasMap: false,
    source: cityWith(SNOW, detour('02'), detour('05')),
  },
  {
    name: 'notices, a display of a closed stop',
    query: 'view=kiosk&stop=0398',
    sizes: [WALL],
    source: cityWith(CLOSED),
  },
  {
    name: 'notices, an upright display of a closed stop, without room for a map',
    query: 'view=kiosk&stop=0398',
    sizes: [PILLAR],
    hasMap: false,
    source: cityWith(CLOSED),
  },
  {
    name: 'notices, a small frame of departures',
    isCore: true,
    query: 'view=embed&mode=list&panels=departures&stop=0398',
    sizes: SMALL_FRAME,
    source: cityWith(CLOSED, detour('02')),
    hasMap: false,
  },
  {
    name: 'notices, a small frame of notices',
    isCore: true,
    query: 'view=embed&mode=list&panels=notices',
    sizes: SMALL_FRAME,
    source: cityWith(SNOW, CLOSED, detour('02')),
    hasMap: false,
  },
];
