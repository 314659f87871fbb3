import type { Page } from '@playwright/test';

import { rows } from '../../support/screen.ts';
import { RIDER } from '../State.ts';
import type { State } from '../State.ts';

/** Opens the first way by car, in any language. */
async function openCarWay(page: Page): Promise<void> {
  await page.locator('.journeys section .journey__row').first().click();
  await page.locator('.car-steps__back').last().waitFor();
  const heading = page.locator('.car-ways__heading');
  await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }));
}

const FROM = 'from=43.635,-91.95';

/** Ways by car beside those without: with a forecast, with a count alone, and there and back for an event. */
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
