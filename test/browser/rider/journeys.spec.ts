import type { Page } from '@playwright/test';

import { feetBetween } from '../../../src/lib/geo/distance.ts';
import { SATURDAY } from '../../support/moment/moment.ts';
import { ANY, like } from '../../support/phrases.ts';
import { en } from '../../support/words/catalogs.ts';
import { longIf } from '../support/longIf.ts';
import { pixelOf, waitForIdleMap, withoutMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

/** A Friday, some two hours before a game. */
const EVENING = Date.UTC(2026, 10, 20, 23, 10, 0);

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const own = en.journeys;
const WAY = '?from=0726&to=43.62176,-91.93825,Fieldhouse%20Ramp';
const open = (page: Page) =>
  page.getByRole('button', { name: like(own.sentence(ANY, ANY)), expanded: true });

test('J5, J6: from the search to the first way: when to leave, which bus, where to get off; reloaded and left', async ({
  page,
  startCurbside,
}) => {
  await withoutMap(page);
  const { url } = await startCurbside({ clock: () => SATURDAY });
  await page.goto(`${url}/?stop=0726`);
  await page.getByRole('button', { name: own.directions }).click();
  await expect(page.getByText(own.needsPlace)).toBeVisible();
  // From a bus stop to a lot: the one end becomes the other, and the lot is searched for.
  await page.getByRole('button', { name: own.swap }).click();
  await page.getByRole('button', { name: own.ends.to(own.yourLocation) }).click();
  const box = page.getByRole('combobox', { name: en.search.label });
  await expect(box).toBeFocused();
  await box.fill('Fieldhouse');
  await page.getByRole('option', { name: 'Fieldhouse Ramp' }).click();
  await expect(open(page)).toBeVisible();
  await expect(open(page)).toContainText(like(own.leaveIn(ANY)));
  const steps = page.getByRole('list', { name: own.steps }).getByRole('listitem');
  await expect(steps.filter({ hasText: like(own.getOff(ANY)) })).toBeVisible();
  await expect(steps.last()).toContainText('Fieldhouse Ramp');
  // Its live times may differ a minute later.
  await page.reload();
  await expect(open(page)).toContainText(like(own.leaveIn(ANY)));
  await expect(steps.last()).toContainText('Fieldhouse Ramp');
  await page.getByRole('button', { name: own.close }).click();
  await expect(page.getByRole('tab', { name: en.page.tabs.lots })).toBeVisible();
});

test(
  'J5, R22: two long names stand whole inside their box, which ends above what is next on the map',
  { tag: '@long' },
  async ({ page, demoAtNoon }) => {
    await withoutMap(page);
    const names = [
      'Quinpool Road Before Windsor Street (8150)',
      'Gottingen St Before Russell St (6782)',
    ];
    const [from, to] = names.map((name, index) => `43.6${index},-91.9,${encodeURIComponent(name)}`);
    for (const [width, lang] of [
      [390, 'en'],
      [320, 'de'],
      [320, 'he'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${demoAtNoon.url}/?from=${from}&to=${to}&lang=${lang}`);
      const ends = page.locator('.journey-fields__end');
      await expect(ends).toHaveCount(2);
      const boxes = await ends.evaluateAll((elements) =>
        elements.map((element) => {
          const text = element.querySelector('bdi')?.getBoundingClientRect();
          const { top, bottom } = element.getBoundingClientRect();
          return { above: (text?.top ?? 0) - top, below: bottom - (text?.bottom ?? 0), bottom };
        }),
      );
      for (const { above, below, bottom } of boxes) {
        expect(above, `${width} ${lang}`).toBeGreaterThanOrEqual(2);
        expect(below, `${width} ${lang}`).toBeGreaterThanOrEqual(2);
        // The notices of the map begin at 124 px.
        expect(bottom).toBeLessThanOrEqual(116);
      }
    }
  },
);

test('J5: while an end is searched for, a tap on the map chooses it', async ({
  page,
  demoAtNoon,
}) => {
  await page.goto(`${demoAtNoon.url}/?from=0726&to=0100&hide=stops,vehicles,lots`);
  await waitForIdleMap(page);
  await page.getByRole('button', { name: like(own.ends.from(ANY)) }).click();
  const results = page.getByRole('region', { name: en.search.results });
  await results.getByRole('button', { name: en.page.sheetShorter }).click();
  // On a slow machine the sheet is still on its way down, and the map moves to what it no longer covers.
  const onTop = () => page.evaluate(() => document.elementFromPoint(60, 600)?.tagName);
  await expect.poll(onTop).toBe('CANVAS');
  await waitForIdleMap(page);
  await page.touchscreen.tap(60, 600);
  await expect(page).toHaveURL(/[?&]from=43\.\d+,-91\.\d+&to=0100/);
  await expect(page.getByRole('button', { name: like(own.ends.from(ANY)) })).toBeVisible();
});

test(
  'J5: while an end is searched for, a tap on a lot chooses the lot',
  { tag: '@long' },
  async ({ page, demoAtNoon }) => {
    const lot = { lat: 43.62176, lon: -91.93825 };
    await page.goto(`${demoAtNoon.url}/?from=43.6195,-91.9415&to=43.6245,-91.935`);
    // The map shows the way whole.
    await expect(page).toHaveURL(/[?&]center=/);
    const { searchParams } = new URL(page.url());
    const [lat = 0, lon = 0] = (searchParams.get('center') ?? '').split(',').map(Number);
    const camera = { lat, lon, zoom: Number(searchParams.get('zoom')) };
    const at = await pixelOf(page, lot, camera, Math.round(844 * 0.52));
    await page.getByRole('button', { name: like(own.ends.to(ANY)) }).click();
    const results = page.getByRole('region', { name: en.search.results });
    await results.getByRole('button', { name: en.page.sheetShorter }).click();
    await page.touchscreen.tap(at.x, at.y);
    await expect(page).toHaveURL(/&to=43\.62176,-91\.93825,Fieldhouse[+%]/);
  },
);

test(
  'J9: a walk is as long as the streets of the map, once they are there',
  { tag: '@long' },
  async ({ page, demoWithBasemap }) => {
    const [from, to] = [
      { lat: 43.6035, lon: -91.91 },
      { lat: 43.604, lon: -91.9043 },
    ];
    const straight = feetBetween(from, to);
    await page.goto(
      `${demoWithBasemap.url}/?from=${from.lat},${from.lon}&to=${to.lat},${to.lon},Theatre&way=walk`,
    );
    const length = page.getByRole('list', { name: own.steps }).locator('small').first();
    const feet = async () => Number((await length.textContent())?.replaceAll(/\D/g, ''));
    await expect.poll(feet).toBeGreaterThan(straight * 1.05);
    expect(await feet()).toBeLessThan(straight * 1.6);
  },
);

test(
  'J5: a step opens its trip, and "back" leads to the steps again',
  { tag: '@long' },
  async ({ page, startCurbside }) => {
    await withoutMap(page);
    const { url } = await startCurbside({ clock: () => SATURDAY });
    await page.goto(`${url}/${WAY}`);
    await page.locator('.journey-legs__on').first().click();
    await expect(page.getByRole('button', { name: en.page.back })).toBeVisible();
    await page.goBack();
    await expect(open(page)).toBeVisible();
  },
);

test(
  'C42: from an event’s card to the lot, by its beginning, and to the last way back in two taps',
  { tag: '@long' },
  async ({ page, startCurbside }) => {
    await withoutMap(page);
    const { url } = await startCurbside({ clock: () => EVENING });
    await page.goto(`${url}/?panel=events&near=43.635,-91.95`);
    await page.getByRole('button', { name: 'Volleyball' }).first().click();
    await page.getByRole('button', { name: own.event.go }).click();
    const byCar = page.getByRole('region', { name: own.byCar.heading });
    const way = byCar.getByRole('button', { name: 'Fieldhouse Ramp' });
    await way.click();
    await expect(byCar.getByText(like(own.byCar.forecast(ANY))).last()).toBeVisible();
    await expect(byCar.getByText(like(own.byCar.backOnFoot(ANY)))).toBeVisible();
    await expect(page.getByText(like(own.event.back(ANY, ANY)))).toBeVisible();
    await expect(page.getByText(like('10:00 PM, three hours after'))).toBeVisible();
    await expect(byCar.getByText('6:56 PM')).toBeVisible();
  },
);

for (const lang of ['en', 'es', 'fr-CA', 'he'])
  for (const [width, text] of [
    [320, '100%'],
    [390, '200%'],
  ] as const)
    test(
      `J6: nothing is wider than a phone of ${width} px with text of ${text} in ${lang}`,
      longIf(`${lang} ${width}` !== 'he 320'),
      async ({ page, startCurbside }) => {
        await withoutMap(page);
        await page.setViewportSize({ width, height: 640 });
        const { url } = await startCurbside({ clock: () => SATURDAY });
        await page.goto(`${url}/${WAY}&arrive=2026-11-28T11:00&lang=${lang}`);
        await page.addStyleTag({ content: `:root { font-size: ${text} !important; }` });
        await expect(page.locator('.journey[data-open="true"]')).toBeVisible();
        const wide = await page.locator('.journeys *, .journey-fields *').evaluateAll((elements) =>
          elements
            .filter((element) => {
              const { left, right } = element.getBoundingClientRect();
              return right > window.innerWidth + 1 || left < -1;
            })
            .map((element) => element.outerHTML.slice(0, 80)),
        );
        expect(wide).toEqual([]);
      },
    );
