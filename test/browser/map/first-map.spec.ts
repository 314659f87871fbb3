import type { Page } from '@playwright/test';

import { en } from '../../../src/lib/words/en.ts';
import { aVehicle } from '../../support/builders.ts';
import { smallSource } from '../../support/cities/small-source.ts';
import { pixelsOf } from '../support/pixelsOf.ts';
import { cameraQuery, panel, pixelIn, waitForIdleMap, withoutWebGL } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

const CAMERA = { lat: 43.0733673, lon: -89.4014633, zoom: 16 };
const STOP = { lat: 43.0726, lon: -89.4012 };
const BUS = { lat: 43.0745, lon: -89.4045 };
/** A lot without open spots. */
const LOT = { lat: 43.0727776, lon: -89.4024112 };
const FULL_LOT = '#45152c';
const ROUTE_COLOR = '#1a6fb5';

/** MapLibre's code, which the first map does not need. */
const MAP_CODE = /\/assets\/openMap-.*\.js$/;

/** The code that puts buses and lots on a map. */
const CITY_ON_MAP_CODE = /\/assets\/scene-.*\.js$/;

const firstMap = (page: Page) => page.locator('.map-view__first');

/** Where a place is on the first map, which a fuller one may replace just now. */
async function pixelOnFirst(page: Page, place: { lat: number; lon: number }) {
  let box = await firstMap(page).boundingBox();
  await expect(async () => {
    box = await firstMap(page).boundingBox();
    expect(box).not.toBeNull();
  }).toPass({ timeout: 10_000 });
  if (box === null) throw new Error('the first map is not shown');
  return pixelIn(box, place, CAMERA);
}

/** The colors of a square of 60 px around a point, row by row. */
async function colorsAround(page: Page, { x, y }: { x: number; y: number }) {
  const clip = { x: Math.round(x) - 30, y: Math.round(y) - 30, width: 60, height: 60 };
  const { at } = await pixelsOf(page, clip);
  return Array.from({ length: 60 }, (_, row) =>
    Array.from({ length: 60 }, (_, column) => at(clip.x + column, clip.y + row)),
  );
}

/** The middle of the pixels of a color, in pixels; null if there are none. */
function middleOf(colors: readonly (readonly string[])[], color: string) {
  const found = colors.flatMap((row, y) =>
    row.flatMap((one, x) => (one === color ? [{ x, y }] : [])),
  );
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  return found.length === 0
    ? null
    : { x: mean(found.map(({ x }) => x)), y: mean(found.map(({ y }) => y)) };
}

const oneBus = () =>
  smallSource({
    vehicles: async (routeID) => (routeID === '03' ? [aVehicle({ ...BUS })] : []),
  });

/** Waits until the bus of route 03 is drawn. */
const expectBusOn = (page: Page) =>
  expect
    .poll(async () => (await colorsAround(page, await pixelOnFirst(page, BUS))).flat())
    .toContain(ROUTE_COLOR);

test('R38: without WebGL the map shows stops, buses and lots, and a tap opens a stop', async ({
  page,
  startCurbside,
}) => {
  const { url } = await startCurbside({ source: oneBus() });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await withoutWebGL(page);
  await page.goto(`${url}/?route=03&${cameraQuery(CAMERA)}`);
  await expect(page.getByRole('main').getByText(en.map.unavailable)).toBeVisible();
  await expectBusOn(page);
  expect((await colorsAround(page, await pixelOnFirst(page, STOP))).flat()).toContain(ROUTE_COLOR);
  const lot = await pixelOnFirst(page, LOT);
  expect((await colorsAround(page, { ...lot, y: lot.y - 20 })).flat()).toContain(FULL_LOT);
  expect(loaded.filter((one) => MAP_CODE.test(one))).toEqual([]);

  const stop = await pixelOnFirst(page, STOP);
  await page.mouse.click(stop.x, stop.y);
  await expect(panel(page).getByRole('heading', { name: 'Johnson & Park' })).toBeVisible();
  await page.getByRole('button', { name: en.map.zoomIn }).click();
  await expect(page).toHaveURL(/zoom=17/);
  await page.mouse.move(stop.x, stop.y);
  await page.mouse.down();
  await page.mouse.move(stop.x - 200, stop.y, { steps: 3 });
  await page.mouse.up();
  await expect(page).toHaveURL(/center=43\.07\d*,-89\.400/);
});

test('R38: a frame without WebGL shows the first map', async ({ page, startCurbside }) => {
  const { url } = await startCurbside({ source: oneBus() });
  await withoutWebGL(page);
  await page.goto(`${url}/?view=embed&route=03&${cameraQuery(CAMERA)}`);
  await expectBusOn(page);
});

test('R38, A24: a display without WebGL shows the first map', async ({ page, startCurbside }) => {
  const { url } = await startCurbside({ source: oneBus() });
  await withoutWebGL(page);
  await page.goto(`${url}/?view=kiosk&panels=map&theme=light&route=03&${cameraQuery(CAMERA)}`);
  // A display enlarges its map, so the bus is somewhere on it.
  await expect
    .poll(async () => {
      const box = await firstMap(page).boundingBox();
      if (box === null) return 0;
      const [left, top] = [Math.max(0, Math.ceil(box.x)), Math.max(0, Math.ceil(box.y))];
      const [right, bottom] = [box.x + box.width, box.y + box.height];
      const clip = {
        x: left,
        y: top,
        width: Math.floor(Math.min(1280, right)) - left,
        height: Math.floor(Math.min(800, bottom)) - top,
      };
      const { at } = await pixelsOf(page, clip);
      let count = 0;
      for (let x = clip.x; x < clip.x + clip.width; x += 2) {
        for (let y = clip.y; y < clip.y + clip.height; y += 2) {
          if (at(x, y) === ROUTE_COLOR) count += 1;
        }
      }
      return count;
    })
    .toBeGreaterThan(50);
});

test('R38: the real map takes the place of the first map without a jump', async ({
  page,
  startCurbside,
}) => {
  const { url } = await startCurbside({ source: oneBus() });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(MAP_CODE, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${url}/?route=03&${cameraQuery(CAMERA)}`);
  await expectBusOn(page);
  const [stop, bus] = [await pixelOnFirst(page, STOP), await pixelOnFirst(page, BUS)];
  const middles = async () => [
    middleOf(await colorsAround(page, stop), ROUTE_COLOR),
    middleOf(await colorsAround(page, bus), ROUTE_COLOR),
  ];
  const first = await middles();
  await firstMap(page).focus();

  release();
  const map = await waitForIdleMap(page);
  await expect(firstMap(page)).toHaveCount(0);
  await expect(map.getByRole('application')).toBeFocused();
  const real = await middles();
  for (const [index, middle] of first.entries()) {
    expect(middle).not.toBeNull();
    expect(Math.abs((middle?.x ?? 0) - (real[index]?.x ?? 0))).toBeLessThan(1);
    expect(Math.abs((middle?.y ?? 0) - (real[index]?.y ?? 0))).toBeLessThan(1);
  }
});

test('R38: the route and its stops are drawn before the code of buses and lots has arrived, at the same camera', async ({
  page,
  startCurbside,
}) => {
  const { url } = await startCurbside({ source: oneBus() });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(MAP_CODE, () => new Promise(() => {}));
  await page.route(CITY_ON_MAP_CODE, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${url}/?route=03&${cameraQuery(CAMERA)}`);
  await expect(page.getByRole('img', { name: en.page.map })).toBeVisible();
  const stop = await pixelOnFirst(page, STOP);
  const middle = async () => middleOf(await colorsAround(page, stop), ROUTE_COLOR);
  await expect.poll(middle).not.toBeNull();
  const before = await middle();
  expect((await colorsAround(page, await pixelOnFirst(page, BUS))).flat()).not.toContain(
    ROUTE_COLOR,
  );
  await expect(page.getByRole('button', { name: en.map.zoomIn })).toHaveCount(0);

  release();
  await expect(page.getByRole('button', { name: en.map.zoomIn })).toBeVisible();
  await expectBusOn(page);
  await expect(firstMap(page)).toHaveCount(1);
  expect(await middle()).toEqual(before);
});

test('R33: the first map stays and a button reloads the page when the map’s code cannot be loaded', async ({
  page,
  startCurbside,
  noErrors,
}) => {
  const { url } = await startCurbside({ source: oneBus() });
  await page.route(MAP_CODE, (route) => route.abort());
  await page.goto(`${url}/?route=03&${cameraQuery(CAMERA)}`);
  await expect(page.getByRole('main').getByText(en.map.codeFailed)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: en.page.reload })).toBeVisible();
  await expectBusOn(page);
  noErrors.length = 0;
});
