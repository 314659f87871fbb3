import type { Page } from '@playwright/test';

import { LOT_MARGIN } from '../../../src/audiences/kiosk/map/places-to-show.ts';
import { typeScale } from '../../../src/audiences/kiosk/scale/type-scale.ts';
import { FIT_MARGIN } from '../../../src/map/camera/camera.ts';
import { aLot } from '../../support/builders.ts';
import { smallSource } from '../../support/cities/small-source.ts';
import { testNow } from '../../support/moment/moment.ts';
import { en } from '../../support/words/catalogs.ts';
import { COARSE, waitForIdleMap, withoutWebGL } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use(COARSE);

/** Taps the map halfway down, and in the middle or as far from the right edge as a map that is fitted to a mark. */
async function tapMap(page: Page, fromRight?: number) {
  const {
    x = 0,
    y = 0,
    width = 0,
    height = 0,
  } = (await page.locator('.kiosk__map').boundingBox()) ?? {};
  await page.mouse.click(x + width - (fromRight ?? width / 2), y + height / 2);
}

const OF_STATION = 'view=kiosk&panels=map&stop=0398';

test('A40: with touch a mark on the map opens a card, without touch nothing reacts', async ({
  page,
  demo,
}) => {
  const card = page.getByRole('region', { name: en.page.panel });
  for (const touch of [0, 1]) {
    await page.goto(`${demo.url}/?${OF_STATION}&touch=${touch}`);
    await waitForIdleMap(page);
    await tapMap(page);
    await expect(card).toHaveCount(touch);
  }
  await expect(card).toContainText('0398');
});

test('A5: the pointer is hidden three seconds after it was moved, also over rows and the map', async ({
  page,
  demo,
}) => {
  await page.clock.install({ time: testNow() });
  await page.goto(`${demo.url}/?view=kiosk&stop=0398&touch=1`);
  await waitForIdleMap(page);
  for (const part of ['.kiosk-row__open', '.kiosk__map', '.kiosk__header h1']) {
    const { x = 0, y = 0 } = (await page.locator(part).first().boundingBox()) ?? {};
    await page.mouse.move(x + 20, y + 20);
    const cursor = () =>
      page.evaluate(
        ([left = 0, top = 0]) => {
          const over = document.elementFromPoint(left, top);
          return over && getComputedStyle(over).cursor;
        },
        [x + 20, y + 20],
      );
    await expect.poll(cursor, { message: part }).not.toBe('none');
    await page.clock.runFor(3_100);
    await expect.poll(cursor, { message: part }).toBe('none');
  }
});

test('A5, A6: a display that is switched off hides its pointer, but not over the operator’s overlay', async ({
  page,
  demo,
}) => {
  await page.route('**/screens.json?*', (route) => route.fulfill({ json: { disabled: true } }));
  await page.goto(`${demo.url}/?view=kiosk`);
  const off = page.getByText(en.display.off);
  await expect(off).toHaveCSS('cursor', 'none');
  await expect(page.locator(':root')).toHaveCSS('touch-action', 'none');
  const overlay = page.getByRole('dialog', { name: en.operator.heading });
  // On a busy machine five presses may take longer than the three seconds of the gesture.
  await expect(async () => {
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('o');
    await expect(overlay).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(overlay).toHaveCSS('cursor', 'default');
  await expect(overlay.getByRole('button', { name: en.page.close })).toHaveCSS('cursor', 'pointer');
  await expect(off).toHaveCSS('cursor', 'none');
});

test('A24, A40: without WebGL the map shows the station, and its marks can be touched', async ({
  page,
  demo,
}) => {
  await withoutWebGL(page);
  await page.goto(`${demo.url}/?${OF_STATION}&touch=1`);
  await expect(page.getByText(en.kiosk.here)).toBeVisible();
  await expect(async () => {
    await tapMap(page);
    await expect(page.getByRole('region', { name: en.page.panel })).toContainText('0398', {
      timeout: 1_000,
    });
  }).toPass();
});

test('A8: a map is fitted again when its screen changes', async ({ page, startCurbside }) => {
  await withoutWebGL(page);
  const { url } = await startCurbside({ source: smallSource() });
  // University & Park is in the middle of the right edge.
  const bbox = '-89.46141,43.0732,-89.40141,43.0734';
  await page.goto(`${url}/?view=kiosk&panels=map&touch=1&bbox=${bbox}`);
  await page.locator('[data-first-map~="stops"]').waitFor();
  const [width, height] = [640, 800];
  await page.setViewportSize({ width, height });
  const { map } = typeScale({ distanceMeters: 3, screenInches: 32, width, height });
  await expect(async () => {
    await tapMap(page, FIT_MARGIN * map);
    await expect(page.getByRole('region', { name: en.page.panel })).toContainText(
      'University & Park',
      { timeout: 1_000 },
    );
  }).toPass();
});

test('A8: the map of a garage is fitted to the lots of its URL, with whole markers', async ({
  page,
  startCurbside,
}) => {
  await withoutWebGL(page);
  const lotAt = (shortName: string, lng: number) =>
    aLot({ name: `${shortName} garage`, shortName, coordinates: { lat: 43.09, lng } });
  const lots = [lotAt('West', -89.41), lotAt('East', -89.404), lotAt('Other', -89.3)];
  const { url } = await startCurbside({ source: smallSource({ lots: async () => lots }) });
  await page.goto(`${url}/?view=kiosk&panels=map&touch=1&lots=west,east`);
  await page.locator('[data-first-map~="lots"]').waitFor();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const { map } = typeScale({ distanceMeters: 3, screenInches: 32, width, height });
  // The left half of the marker, which a smaller margin would put further to the right.
  const left = 16;
  await expect(async () => {
    await tapMap(page, (LOT_MARGIN + left) * map);
    await expect(page.getByRole('region', { name: en.page.panel })).toContainText('East garage', {
      timeout: 1_000,
    });
  }).toPass();
});

test('A25: the notice about missing streets is quiet: a line at the foot of the map', async ({
  page,
  demo,
}) => {
  await page.route('**/basemap/**', (route) => route.abort());
  await page.goto(`${demo.url}/?view=kiosk&stop=0398`);
  const notice = page.locator('.map-notice');
  await expect(notice).toHaveText(en.map.noStreets);
  const shares = async () => {
    const map = await page.locator('.kiosk__map').boundingBox();
    const line = await notice.boundingBox();
    const height = map?.height ?? 0;
    return [(line?.height ?? 0) / height, ((line?.y ?? 0) - (map?.y ?? 0)) / height];
  };
  for (const size of [
    { width: 1920, height: 1080 },
    { width: 1080, height: 1920 },
  ]) {
    await page.setViewportSize(size);
    await expect(async () => {
      const [share = 1, top = 0] = await shares();
      expect(share).toBeLessThan(0.25);
      expect(top).toBeGreaterThan(0.7);
    }).toPass();
  }
});
