import type { Page } from '@playwright/test';

import { en } from '../../../support/words/catalogs.ts';
import { panel, rows } from '../../support/screen.ts';
import { PHONE, RIDER } from '../State.ts';
import type { State } from '../State.ts';

/** As where the operator sends reminders. Nothing is sent before a switch is pressed. */
const settings = {
  pushKey:
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
};

const firstRow = (page: Page) => rows(page).first().getByRole('button').click();

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
  {
    name: 'a watched stop',
    query: 'route=01&lang=en&stop=0100',
    sizes: RIDER,
    async act(page) {
      await panel(page).getByRole('button', { name: en.alerts.byTime.heading }).click();
      await panel(page)
        .getByRole('group', { name: en.alerts.byTime.heading })
        .getByRole('button')
        .first()
        .click();
      await page.getByRole('complementary', { name: en.alerts.part }).waitFor();
    },
  },
  {
    name: 'a bus near a watched stop, notifications denied',
    isCore: true,
    query: 'route=01&panel=buses',
    sizes: RIDER,
    async act(page) {
      await firstRow(page);
      await panel(page).locator('dd').getByRole('button').click();
      await page.waitForURL(/stop=/);
      // A link of a city without times, which is understood everywhere.
      const stopID = new URL(page.url()).searchParams.get('stop') ?? '';
      await page.goto(`${page.url()}&watch=${stopID}`);
      const strip = page.getByRole('complementary', { name: en.alerts.part });
      const all = strip.locator('.watch-strip__stop--near');
      // On a phone the strip is brief until it is opened.
      const open = strip.locator('.watch-strip__more');
      await all.or(open).first().waitFor();
      if (await open.isVisible()) await open.click();
      await all.waitFor();
      await strip.getByRole('checkbox').click();
      await strip.getByText(en.alerts.notifyDenied).waitFor();
    },
  },
];
