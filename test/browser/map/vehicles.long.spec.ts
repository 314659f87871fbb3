import type { Page } from '@playwright/test';

import { placeAt } from '../../../src/lib/geo/distance.ts';
import { aVehicle } from '../../support/builders.ts';
import { smallSource } from '../../support/cities/small-source.ts';
import { ANY, like, startingWith } from '../../support/phrases.ts';
import { en } from '../../support/words/catalogs.ts';
import { cameraQuery, waitForIdleMap, panel, pixelOf, withoutMap } from '../support/screen.ts';
import { expect, test as base } from '../support/test.ts';

const CAMERA = { lat: 43.0755, lon: -89.4014633, zoom: 16 };
const HOME = { lat: 43.0755, lon: -89.4014633 };
const POLL_SECONDS = 2;

/** The color of route 03 in the small city. */
const ROUTE_COLOR = [0x1a, 0x6f, 0xb5];

/** One bus on a page that polls every two seconds, which the test drives along a street. */
const test = base.extend<{ bus: { driveTo(meters: number): void; url: string } }>({
  bus: async ({ startCurbside }, provide) => {
    let place = HOME;
    const source = smallSource({
      stops: async () => [],
      lots: async () => [],
      vehicles: async (routeID) => (routeID === '03' ? [aVehicle({ ...place })] : []),
    });
    const { url } = await startCurbside({
      source,
      settings: { polling: { vehiclesSeconds: POLL_SECONDS, lotsSeconds: 299 } },
    });
    const driveTo = (meters: number) => {
      place = placeAt(HOME, 90, meters);
    };
    await provide({ driveTo, url: `${url}/?route=03&${cameraQuery(CAMERA)}` });
  },
});

test.use({ isMapDrawn: true });

const frames = async (page: Page) =>
  Number((await page.locator('[data-map-state]').getAttribute('data-frames')) ?? Number.NaN);

/** How many frames are drawn during this many polls. */
async function framesInPolls(page: Page, polls: number): Promise<number> {
  const before = await frames(page);
  await page.waitForTimeout(polls * POLL_SECONDS * 1000);
  return (await frames(page)) - before;
}

/** Waits until no frame is drawn for a second: labels and tiles come late where the cores are busy. */
const untilStill = (page: Page) =>
  expect
    .poll(async () => {
      const before = await frames(page);
      await page.waitForTimeout(1000);
      return (await frames(page)) - before;
    })
    .toBe(0);

/** The color of the page at a point, from a screenshot. */
async function colorAt(page: Page, { x, y }: { x: number; y: number }): Promise<number[]> {
  const png = await page.screenshot({
    clip: { x: Math.round(x), y: Math.round(y), width: 1, height: 1 },
  });
  return page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(1, 1);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
  }, png.toString('base64'));
}

/** A point beside the label, inside the disc of a bus this many meters down the street. */
async function discAt(page: Page, meters: number) {
  const { x, y } = await pixelOf(page, placeAt(HOME, 90, meters), CAMERA);
  return { x: x - 1, y: y + 9 };
}

const isDrawnAt = (page: Page, meters: number) =>
  expect
    .poll(async () => colorAt(page, await discAt(page, meters)), { timeout: 60_000 })
    .toEqual(ROUTE_COLOR);

test('R7, R9: a bus is drawn where it was reported, a report without movement draws no frame, reduced motion makes it jump, and it is drawn again after a lost context', async ({
  page,
  bus,
}) => {
  await page.goto(bus.url);
  await isDrawnAt(page, 0);
  await untilStill(page);
  expect(await framesInPolls(page, 2)).toBe(0);

  bus.driveTo(50);
  expect(await framesInPolls(page, 2)).toBeLessThanOrEqual(2);
  await isDrawnAt(page, 50);

  await page.evaluate(() => {
    const lose = document
      .querySelector('canvas')
      ?.getContext('webgl2')
      ?.getExtension('WEBGL_lose_context');
    lose?.loseContext();
    setTimeout(() => lose?.restoreContext(), 300);
  });
  await expect(page.locator('[data-map-state="lost"]')).toBeAttached();
  await waitForIdleMap(page);
  await isDrawnAt(page, 50);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('R9: a bus moves to its new place in steps and stops there, and the map is idle', async ({
    page,
    bus,
  }) => {
    await page.goto(bus.url);
    await isDrawnAt(page, 0);
    await untilStill(page);
    bus.driveTo(50);
    const before = await frames(page);
    await expect.poll(() => frames(page)).toBeGreaterThan(before + 3);
    await isDrawnAt(page, 50);
    await untilStill(page);
    expect(await framesInPolls(page, 2)).toBe(0);
  });

  test('R9: a bus that moves out of sight draws no frames', async ({ page, bus }) => {
    const far = cameraQuery({ ...CAMERA, lat: CAMERA.lat + 0.1 });
    await page.goto(`${bus.url}&${far}`.replace(cameraQuery(CAMERA), 'panel=buses'));
    await waitForIdleMap(page);
    await untilStill(page);
    bus.driveTo(50);
    expect(await framesInPolls(page, 2)).toBe(0);
    await expect(
      panel(page).getByText(like(en.vehicles.headingToward(en.vehicles.compass.e))),
    ).toBeVisible();
  });
});

test('R12: the card of a bus stays open while it moves, and says that it has left the route', async ({
  page,
  startCurbside,
}) => {
  let [meters, hasLeft] = [0, false];
  const { url } = await startCurbside({
    source: smallSource({
      vehicles: async (routeID) =>
        routeID === '03' && !hasLeft ? [aVehicle(placeAt(HOME, 90, meters))] : [],
    }),
    settings: { polling: { vehiclesSeconds: POLL_SECONDS, lotsSeconds: 299 } },
  });
  await withoutMap(page);
  await page.goto(`${url}/?route=03&vehicle=03/007&${cameraQuery(CAMERA)}`);
  const copy = en.vehicles.card;
  await expect(
    panel(page).getByRole('heading', { name: en.vehicles.vehicleID('007') }),
  ).toBeVisible();
  await expect(panel(page).getByText(copy.headingUnknown)).toBeVisible();
  meters = 50;
  await expect(panel(page).getByText(en.vehicles.compass.e, { exact: true })).toBeVisible();
  hasLeft = true;
  await expect(panel(page).getByText(startingWith(copy.leftRoute('03', ANY)))).toBeVisible();
  await expect(panel(page).getByText('Jenifer & Ingersoll')).toBeVisible();
});
