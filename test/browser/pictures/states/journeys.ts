import type { Page } from '@playwright/test';

import { rows } from '../../support/screen.ts';
import { RIDER } from '../State.ts';
import type { State } from '../State.ts';

/** Opens the first way by car or with a shared bike, in any language. */
async function openWay(page: Page, by: 'car' | 'bike'): Promise<void> {
  const section = page.locator(`.journeys [data-by=${by}]`);
  await section.locator('.journey__row').first().click();
  await section.locator('.journey-legs').last().waitFor();
  const heading = section.locator('.journeys__other');
  await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }));
}

const openCarWay = (page: Page) => openWay(page, 'car');

const FROM = 'from=43.635,-91.95';
/** Where a shared bike from the last stop is there between two buses. */
const BY_BIKE = 'from=43.6098,-91.936&to=43.564,-91.9169';

/**
 * Ways by car beside those without: with a forecast, with a count alone, and there and back for an event. And those with a
 * shared bike.
 */
export const JOURNEYS: readonly State[] = [
  {
    name: 'a way by car with a forecast',
    isCore: true,
    query: `${FROM}&to=43.604,-91.9043,Lantern%20Theatre`,
    sizes: RIDER,
    hasMap: false,
    act: openCarWay,
  },
  ...['es', 'fr-CA', 'he'].map((lang): State => ({
    name: `a way by car, ${lang}`,
    query: `${FROM}&to=43.604,-91.9043,Lantern%20Theatre&lang=${lang}`,
    sizes: RIDER,
    hasMap: false,
    act: openCarWay,
  })),
  ...['en', 'es', 'fr-CA', 'he'].map((lang): State => ({
    name: `a way with a shared bike, ${lang}`,
    ...(lang === 'en' ? { isCore: true } : {}),
    query: `${BY_BIKE}&lang=${lang}`,
    sizes: RIDER,
    hasMap: false,
    act: (page) => openWay(page, 'bike'),
  })),
  {
    name: 'the ways for who needs a ramp: without a shared bike',
    query: `${BY_BIKE}&needs=accessible`,
    sizes: RIDER,
    hasMap: false,
  },
  {
    name: 'the ways to an event, by a count',
    isCore: true,
    query: 'panel=events&near=43.635,-91.95',
    sizes: RIDER,
    hasMap: false,
    act: async (page) => {
      await rows(page).getByRole('button', { name: 'Volleyball' }).last().click();
      await page.locator('.event-card__actions').getByRole('button').first().click();
      await openCarWay(page);
    },
  },
];
