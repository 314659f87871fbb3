import type { Page } from '@playwright/test';

import { aVehicle } from '../../support/builders.ts';
import { smallSource } from '../../support/cities/small-source.ts';
import { scriptNamed } from './build/page-files.ts';
import { pixelsOf } from './pixelsOf.ts';
import { pixelIn } from './screen.ts';
import { expect } from './test.ts';

export const CAMERA = { lat: 43.0733673, lon: -89.4014633, zoom: 16 };
export const STOP = { lat: 43.0726, lon: -89.4012 };
export const BUS = { lat: 43.0745, lon: -89.4045 };
/** A lot without open spots. */
export const LOT = { lat: 43.0727776, lon: -89.4024112 };
export const FULL_LOT = '#45152c';
export const ROUTE_COLOR = '#1a6fb5';

/** MapLibre's code, which the first map does not need. */
export const MAP_CODE = scriptNamed('openMap');

export const firstMap = (page: Page) => page.locator('.map-view__first');

/** Where a place is on the first map, which a fuller one may replace just now. */
export async function pixelOnFirst(page: Page, place: { lat: number; lon: number }) {
  let box = await firstMap(page).boundingBox();
  await expect(async () => {
    box = await firstMap(page).boundingBox();
    expect(box).not.toBeNull();
  }).toPass({ timeout: 10_000 });
  if (box === null) throw new Error('the first map is not shown');
  return pixelIn(box, place, CAMERA);
}

/** The colors of a square of 60 px around a point, row by row. */
export async function colorsAround(page: Page, { x, y }: { x: number; y: number }) {
  const clip = { x: Math.round(x) - 30, y: Math.round(y) - 30, width: 60, height: 60 };
  const { at } = await pixelsOf(page, clip);
  return Array.from({ length: 60 }, (_, row) =>
    Array.from({ length: 60 }, (_, column) => at(clip.x + column, clip.y + row)),
  );
}

/** The middle of the pixels of a color, in pixels; null if there are none. */
export function middleOf(colors: readonly (readonly string[])[], color: string) {
  const found = colors.flatMap((row, y) =>
    row.flatMap((one, x) => (one === color ? [{ x, y }] : [])),
  );
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  return found.length === 0
    ? null
    : { x: mean(found.map(({ x }) => x)), y: mean(found.map(({ y }) => y)) };
}

export const oneBus = () =>
  smallSource({
    vehicles: async (routeID) => (routeID === '03' ? [aVehicle({ ...BUS })] : []),
  });

/** Waits until the bus of route 03 is drawn. */
export const expectBusOn = (page: Page) =>
  expect
    .poll(async () => (await colorsAround(page, await pixelOnFirst(page, BUS))).flat())
    .toContain(ROUTE_COLOR);

/** Delays the files until the function that this returns is called. */
export async function holdBack(page: Page, files: RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
