import type { Page } from '@playwright/test';

import { PHONE, RIDER } from '../State.ts';
import type { State } from '../State.ts';

/** As where the operator sends reminders. Nothing is sent before a switch is pressed. */
const settings = {
  pushKey:
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
};

const setPermission = async (page: Page, permission: NotificationPermission) =>
  page.addInitScript((given) => {
    Object.defineProperty(Notification, 'permission', { value: given });
  }, permission);
const allowed = async (page: Page) => setPermission(page, 'default');

const openFirstTrip = async (page: Page) => {
  await page.locator('.card').getByRole('listitem').getByRole('button').first().click();
  await page.locator('.trip-answer').waitFor();
};

/** On a phone the strip is brief until it is opened. */
const openStrip = async (page: Page) => {
  await page.locator('.watch-strip').waitFor();
  const open = page.locator('.watch-strip__more');
  if (await open.isVisible()) await open.click();
};

const LANGUAGES = ['en', 'es', 'fr-CA', 'he'];
const ALERT = 'alert=0169~05~5';

/** What reaches a closed page: a rider's alerts, the next stop of a trip, notices of a favorite; and where nothing can. */
export const REMINDERS: readonly State[] = [
  ...LANGUAGES.flatMap((lang): State[] => [
    {
      name: `alerts that can reach a closed page, ${lang}`,
      ...(lang === 'en' ? { isCore: true } : {}),
      query: `stop=0169&${ALERT}&lang=${lang}`,
      sizes: RIDER,
      settings,
      hasMap: false,
      before: allowed,
      act: openStrip,
    },
    {
      name: `a trip that can remind a closed page, ${lang}`,
      ...(lang === 'en' ? { isCore: true } : {}),
      query: `stop=0169&lang=${lang}`,
      sizes: RIDER,
      settings,
      hasMap: false,
      before: allowed,
      act: openFirstTrip,
    },
    {
      name: `a favorite whose notices can reach a closed page, ${lang}`,
      query: `stop=0169&lang=${lang}`,
      sizes: RIDER,
      settings,
      hasMap: false,
      before: allowed,
      act: async (page) => {
        await page.locator('.card .favorite-button').first().click();
        const notices = page.locator('.card').getByRole('button', { pressed: false }).last();
        await notices.scrollIntoViewIfNeeded();
      },
    },
  ]),
  {
    name: 'alerts in a browser that blocks notifications',
    query: `stop=0169&${ALERT}`,
    sizes: RIDER,
    settings,
    hasMap: false,
    before: async (page) => setPermission(page, 'denied'),
    act: openStrip,
  },
  {
    name: 'alerts in a browser without push',
    query: `stop=0169&${ALERT}`,
    sizes: [PHONE],
    settings,
    hasMap: false,
    before: async (page) =>
      page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PushManager')),
    act: openStrip,
  },
];
