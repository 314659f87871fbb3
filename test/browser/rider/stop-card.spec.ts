import type { Page } from '@playwright/test';

import { anAlert } from '../../support/builders.ts';
import { NOON, smallSource } from '../../support/cities/small-source.ts';
import { supply } from '../../support/cities/supply.ts';
import { arrivalIn, timesOf } from '../../support/times/departures.ts';
import { en } from '../../support/words/catalogs.ts';
import { longIf } from '../support/longIf.ts';
import { withoutMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

/** Buses of eight destinations, some of them late, and two notices about their stop. */
const source = smallSource({
  times: timesOf(() => [
    ...['Airport', 'East Transfer Point', 'Capitol Square', 'Old University Hospital'].flatMap(
      (destination, index) =>
        [4, 16, 29].map((minutes) => {
          const tripID = `20261120.${index}.${minutes}`;
          const lateMinutes = index % 2 === 0 ? 0 : 11;
          const arrival = arrivalIn(minutes + index, { destination, basis: 'reported', tripID });
          return { ...arrival, scheduledAt: arrival.expectedAt - lateMinutes * 60_000 };
        }),
    ),
    arrivalIn(40, { routeID: '07', destination: 'Lakeside' }),
  ]),
  alerts: supply(async () =>
    ['The ramp is closed', 'A long detour around the lake and its festival'].map((header) =>
      anAlert({ alertID: header, header: { en: header }, effect: 'detour' }),
    ),
  ),
});

/** How many departures are whole on the screen, and how far the first is below the top of the card. */
async function seen(page: Page) {
  const rows = page.locator('article.card .departure__row');
  await expect(rows.nth(4)).toBeAttached();
  await expect(page.locator('article.card .notice-fold')).toBeVisible();
  const { height } = page.viewportSize() ?? { height: 0 };
  const boxes = await rows.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
  );
  const card = await page.locator('article.card').boundingBox();
  return {
    whole: boxes.filter(({ bottom }) => bottom <= height).length,
    below: (boxes[0]?.top ?? Infinity) - (card?.y ?? 0),
  };
}

for (const lang of ['en', 'es', 'fr-CA', 'he']) {
  test(
    `Q1: at a stop with notices, departures are whole on a phone without a gesture, in ${lang}`,
    longIf(lang !== 'he'),
    async ({ page, startCurbside }) => {
      await withoutMap(page);
      const { url } = await startCurbside({ source });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${url}/?stop=0100&lang=${lang}`);
      const phone = await seen(page);
      expect(phone.whole).toBeGreaterThanOrEqual(4);
      // 120 px below the top of the sheet, whose grip is 14 px.
      expect(phone.below).toBeLessThanOrEqual(106);
      await page.setViewportSize({ width: 320, height: 568 });
      expect((await seen(page)).whole).toBeGreaterThanOrEqual(2);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.addStyleTag({ content: ':root { font-size: 200% !important; }' });
      expect((await seen(page)).whole).toBeGreaterThanOrEqual(1);
    },
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('R16: a bus that is near as its alert is set, and all alerts, leave the name of the stop visible', async ({
    page,
    startCurbside,
  }) => {
    await withoutMap(page);
    const { url } = await startCurbside({ source, clock: () => NOON });
    await page.goto(`${url}/?stop=0100`);
    const { alerts, times } = en;
    const heading = page.locator('.card__title');
    const isSeen = () =>
      heading.evaluate((title) => {
        const { left, top, bottom } = title.getBoundingClientRect();
        return [top + 3, bottom - 3].every((y) =>
          title.contains(document.elementFromPoint(left + 3, y)),
        );
      });
    await page.getByRole('button', { name: alerts.byTime.heading }).tap();
    await page.getByRole('button', { name: times.to('03', 'Airport'), exact: true }).tap();
    const strip = page.getByRole('complementary', { name: alerts.part });
    await expect(strip).toContainText(alerts.byTime.live(times.to('03', 'Airport'), '4 minutes'));
    await expect(strip.getByRole('button', { name: alerts.details })).toBeInViewport({ ratio: 1 });
    expect(await isSeen()).toBe(true);
    await strip.getByRole('button', { name: alerts.details }).tap();
    await expect(strip.getByRole('list')).toBeVisible();
    expect(await isSeen()).toBe(true);
  });
});
