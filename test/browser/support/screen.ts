import type { BrowserContext, Frame, Locator, Page } from '@playwright/test';

import { en } from '../../support/words/catalogs.ts';

/** The panel of the selected tab, or of the only list of a city without tabs. */
export const panel = (page: Page): Locator => page.locator('.tab-panel');

/** The panel's rows that have a button; a legend's rows have none. */
export const rows = (page: Page): Locator =>
  panel(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') });

export const tab = (page: Page, name: keyof typeof en.page.tabs): Locator =>
  page.getByRole('tab', { name: en.page.tabs[name] });

/** Resolves when a page that nobody has touched has its lists: when no element comes or goes for a while. */
export const untilLoaded = (page: Page | Frame): Promise<void> =>
  page.evaluate(async () => {
    const count = () => document.querySelectorAll('*').length;
    let before: number;
    do {
      before = count();
      await new Promise((resolve) => setTimeout(resolve, 150));
    } while (count() !== before);
  });

/** Waits until the map has drawn everything; returns the map. */
export async function waitForIdleMap(page: Page): Promise<Locator> {
  const map = page.locator('[data-map-state="ready"][data-idles]');
  await map.waitFor({ timeout: 60_000 });
  return map;
}

/**
 * Makes the browser lack WebGL2 and 2D canvas, so that the page shows only its lists: for tests in which
 * the map has no part. A map takes three quarters of the time to open a page.
 */
export const withoutMap = (pages: Page | BrowserContext): Promise<unknown> =>
  pages.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });

/** Makes the browser lack WebGL2, so that the page has only the first map (R38). */
export const withoutWebGL = (pages: Page | BrowserContext): Promise<unknown> =>
  pages.addInitScript(() => {
    const { prototype } = HTMLCanvasElement;
    const getContext: (type: string) => unknown = Reflect.get(prototype, 'getContext');
    const value = new Proxy(getContext, {
      apply: (target, canvas, args: [string]) =>
        args[0] === '2d' ? Reflect.apply(target, canvas, args) : null,
    });
    Object.defineProperty(prototype, 'getContext', { value });
  });

/** Makes an open page lack WebGL2 and 2D canvas. Returns a function that gives them back. */
export async function takeCanvases(page: Page): Promise<() => Promise<unknown>> {
  const getContext = await page.evaluateHandle(() => {
    const known: unknown = Reflect.get(HTMLCanvasElement.prototype, 'getContext');
    HTMLCanvasElement.prototype.getContext = () => null;
    return known;
  });
  return () =>
    getContext.evaluate((known) => Reflect.set(HTMLCanvasElement.prototype, 'getContext', known));
}

/** Makes the browser like Safari, where pressing a button with a finger or the mouse does not focus it. */
export const withoutFocusByMouse = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    document.addEventListener('mousedown', (event) => {
      const pressed = event.target instanceof Element && event.target.closest('button, a, select');
      if (!pressed) return;
      // Safari takes the focus from what had it.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      event.preventDefault();
    });
  });

/**
 * A screen with a quarter of the pixels, which software draws sooner: for tests of a map that look
 * neither at pixels nor at the layout. Points on the page and on the map are the same.
 */
export const COARSE = { deviceScaleFactor: 0.5 } as const;

interface Camera {
  readonly lat: number;
  readonly lon: number;
  readonly zoom: number;
}

/** The query of a view with this camera. */
export const cameraQuery = ({ lat, lon, zoom }: Camera): string =>
  `center=${lat},${lon}&zoom=${zoom}`;

const mercator = ({ lat, lon }: { lat: number; lon: number }) => ({
  x: lon / 360,
  y: -Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI),
});

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels that the search and the tabs cover at the top of a map with a sheet. */
const OVER_MAP = 124;

/**
 * Where a place is on a map that fills a box, by web map math: the world is 512 px wide at zoom 0.
 *
 * @param covered pixels at the map's bottom that a sheet covers; the camera centers the rest
 */
export function pixelIn(
  box: Box,
  place: { lat: number; lon: number },
  camera: Camera,
  covered = 0,
): { x: number; y: number } {
  const scale = 512 * 2 ** camera.zoom;
  const [at, center] = [mercator(place), mercator(camera)];
  return {
    x: box.x + box.width / 2 + (at.x - center.x) * scale,
    y:
      box.y +
      (box.height - covered + OVER_MAP * Number(covered > 0)) / 2 +
      (at.y - center.y) * scale,
  };
}

/**
 * Where a place is on the screen, by web map math, not by asking the map under test.
 *
 * @param covered pixels at the map's bottom that a sheet covers; the camera centers the rest
 */
export async function pixelOf(
  page: Page,
  place: { lat: number; lon: number },
  camera: Camera,
  covered = 0,
): Promise<{ x: number; y: number }> {
  const box = await (await waitForIdleMap(page)).boundingBox();
  if (box === null) throw new Error('the map is not shown');
  return pixelIn(box, place, camera, covered);
}
