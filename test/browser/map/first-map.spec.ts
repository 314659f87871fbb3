import { en } from '../../support/words/catalogs.ts';
import {
  CAMERA,
  STOP,
  BUS,
  LOT,
  FULL_LOT,
  ROUTE_COLOR,
  MAP_CODE,
  firstMap,
  pixelOnFirst,
  colorsAround,
  middleOf,
  oneBus,
  expectBusOn,
  holdBack,
} from '../support/first-map.ts';
import { pixelsOf } from '../support/pixelsOf.ts';
import { cameraQuery, panel, waitForIdleMap, withoutWebGL } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use({ isMapDrawn: true });

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
});

test(
  'R38: a frame without WebGL shows the first map',
  { tag: '@long' },
  async ({ page, startCurbside }) => {
    const { url } = await startCurbside({ source: oneBus() });
    await withoutWebGL(page);
    await page.goto(`${url}/?view=embed&route=03&${cameraQuery(CAMERA)}`);
    await expectBusOn(page);
  },
);

test(
  'R38, A24: a display without WebGL shows the first map',
  { tag: '@long' },
  async ({ page, startCurbside }) => {
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
  },
);

test('R38: the real map takes the place of the first map without a jump', async ({
  page,
  startCurbside,
}) => {
  const { url } = await startCurbside({ source: oneBus() });
  const release = await holdBack(page, MAP_CODE);
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

test('R33: the first map stays and a button reloads the page when the map’s code cannot be loaded', async ({
  page,
  startCurbside,
  allowErrors,
}) => {
  const { url } = await startCurbside({ source: oneBus() });
  await page.route(MAP_CODE, (route) => route.abort());
  await page.goto(`${url}/?route=03&${cameraQuery(CAMERA)}`);
  await expect(page.getByRole('main').getByText(en.map.codeFailed)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: en.page.reload })).toBeVisible();
  await expectBusOn(page);
  allowErrors();
});
