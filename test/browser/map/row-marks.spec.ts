import { en } from '../../support/words/catalogs.ts';
import {
  CAMERA,
  colorsAround,
  firstMap,
  oneBus,
  pixelOnFirst,
  ROUTE_COLOR,
  STOP,
} from '../support/first-map.ts';
import { cameraQuery, panel, withoutWebGL } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use({ isMapDrawn: true });

test(
  'R21: the map marks the stop of a search result and of a row in a card, and stays where it is',
  { tag: '@long' },
  async ({ page, startCurbside }) => {
    const { url } = await startCurbside({ source: oneBus() });
    await withoutWebGL(page);
    // Where a card stands beside its list, it covers this stop.
    await page.setViewportSize({ width: 1000, height: 720 });
    await page.goto(`${url}/?route=03&panel=parking&${cameraQuery(CAMERA)}`);
    await expect(page.getByRole('button', { name: en.map.zoomIn })).toBeVisible();
    await expect(firstMap(page)).toBeVisible();
    const stop = await pixelOnFirst(page, STOP);
    // The mark of a stop is a ring, and that of a marked one is filled.
    const middle = async () => (await colorsAround(page, stop))[30]?.[30];
    await expect.poll(middle).toBe('#ffffff');

    await page.getByRole('combobox', { name: en.search.label }).click();
    await page.keyboard.type('park');
    // Until all are there, a row may become another's.
    await expect(page.getByText(en.search.count(2, '2'), { exact: true })).toBeVisible();
    const result = page.getByRole('option', { name: /Johnson & Park/ });
    await result.hover();
    await expect.poll(middle).toBe(ROUTE_COLOR);
    await page.mouse.move(stop.x, stop.y + 200);
    await expect.poll(middle).toBe('#ffffff');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(result).toHaveAttribute('aria-selected', 'true');
    await expect.poll(middle).toBe(ROUTE_COLOR);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect.poll(middle).toBe('#ffffff');

    await panel(page)
      .getByRole('button', { name: /Grainger/ })
      .click();
    const row = panel(page).getByRole('button', { name: 'Johnson & Park' });
    // The row moves away from the pointer while those above it arrive.
    await expect(async () => {
      await row.hover();
      expect(await middle()).toBe(ROUTE_COLOR);
    }).toPass();
    await page.mouse.move(stop.x, stop.y + 200);
    await expect.poll(middle).toBe('#ffffff');
    await row.focus();
    await expect.poll(middle).toBe(ROUTE_COLOR);
    await page.keyboard.press('Shift+Tab');
    await expect.poll(middle).not.toBe(ROUTE_COLOR);
  },
);
