import type { Locator, Page } from '@playwright/test';

import { en } from '../../../src/lib/words/en.ts';

/** The list of whichever tab is chosen. */
export const panel = (page: Page): Locator => page.getByRole('tabpanel');

/** The rows of its list that can be chosen; a legend's rows, for one, are none. */
export const rows = (page: Page): Locator =>
  panel(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') });

export const tab = (page: Page, name: keyof typeof en.page.tabs): Locator =>
  page.getByRole('tab', { name: en.page.tabs[name] });

/** The map itself, once it has drawn all that it has to draw. */
export async function waitForIdleMap(page: Page): Promise<Locator> {
  const map = page.locator('[data-map-state="ready"][data-idles]');
  await map.waitFor({ timeout: 60_000 });
  return map;
}

/** A browser without WebGL2: the lists stand alone, and many such pages run at once. */
export const withoutMap = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });

interface Camera {
  readonly lat: number;
  readonly lon: number;
  readonly zoom: number;
}

/** The query of a view whose camera is known, so that its places have known pixels. */
export const cameraQuery = ({ lat, lon, zoom }: Camera): string =>
  `center=${lat},${lon}&zoom=${zoom}`;

const mercator = ({ lat, lon }: { lat: number; lon: number }) => ({
  x: lon / 360,
  y: -Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI),
});

/**
 * Where a place lies on the screen, by the mathematics of web maps (a world is 512 px wide at zoom
 * 0), not by asking the map under test.
 *
 * @param covered pixels at the map's foot that a sheet covers: the camera looks at the rest
 */
export async function pixelOf(
  page: Page,
  place: { lat: number; lon: number },
  camera: Camera,
  covered = 0,
): Promise<{ x: number; y: number }> {
  const box = await (await waitForIdleMap(page)).boundingBox();
  if (box === null) throw new Error('the map is not shown');
  const scale = 512 * 2 ** camera.zoom;
  const [at, center] = [mercator(place), mercator(camera)];
  return {
    x: box.x + box.width / 2 + (at.x - center.x) * scale,
    y: box.y + (box.height - covered) / 2 + (at.y - center.y) * scale,
  };
}
