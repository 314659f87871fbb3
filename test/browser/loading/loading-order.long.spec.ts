import type { Page } from '@playwright/test';

import { smallSource } from '../../support/cities/small-source.ts';
import { en } from '../../support/words/catalogs.ts';
import { filesToStart, mapFiles, scriptNamed, workerFiles } from '../support/build/page-files.ts';
import { COARSE, panel, rows, tab, waitForIdleMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use(COARSE);

/** Polls so rarely that every request is a first one. */
const RARELY = {
  service: { baseUrl: '', key: 'demo' },
  polling: { vehiclesSeconds: 600, lotsSeconds: 600 },
  staleness: { vehiclesLateSeconds: 601, vehiclesGoneSeconds: 602, lotsLateSeconds: 601 },
};

const FIRST_READS = ['/curbside.json', '/v1/getstops', '/v1/getvehicles', '/parking/v2/lots'];

/** The paths of all requests of a page, in their order. */
function recordPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => void paths.push(new URL(request.url()).pathname));
  return paths;
}

/** Opens a page that never gets the map's code, which delays its load event. Returns the paths of its requests. */
async function openWithoutMapFiles(page: Page, url: string): Promise<string[]> {
  const held = mapFiles();
  await page.route('**/assets/*', (route) =>
    held.has(new URL(route.request().url()).pathname) ? new Promise(() => {}) : route.continue(),
  );
  const paths = recordPaths(page);
  await page.goto(url, { waitUntil: 'commit' });
  return paths;
}

const firstReadsIn = (paths: readonly string[]) =>
  FIRST_READS.map((one) => `${one} ${paths.filter((path) => path === one).length}`);

const ONCE = FIRST_READS.map((one) => `${one} 1`);

const boards = (page: Page) => page.getByRole('main').getByRole('listitem');

test('R31: buses and lots are listed while the map’s code is held back, each read once', async ({
  page,
  startCurbside,
}) => {
  const { url } = await startCurbside({ source: smallSource(), settings: RARELY });
  const paths = await openWithoutMapFiles(page, `${url}/?route=03&panel=buses`);
  const bus = panel(page).getByRole('button', { name: en.vehicles.vehicleID('007') });
  await expect(bus).toBeVisible();
  await tab(page, 'lots').click();
  await expect(rows(page).first()).toBeVisible();
  expect(firstReadsIn(paths)).toEqual(ONCE);
});

const never = () => new Promise<void>(() => {});

/** Holds the requests for a script until the returned function is called. */
async function hold(page: Page, name: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scriptNamed(name), async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const isMapLibre = (path: string) => scriptNamed('openMap').test(path);

test('R31: MapLibre is requested once the code of the lists and cards is there, after that of the first map', async ({
  page,
  demo,
}) => {
  // A first map that opens would request it too.
  await page.route(scriptNamed('RiderMap'), never);
  const release = await hold(page, 'cards');
  const paths = recordPaths(page);
  await page.goto(demo.url, { waitUntil: 'commit' });
  await expect(rows(page).first()).toBeVisible();
  // Whatever waits only for the page to be idle has been requested then.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(paths.filter(isMapLibre)).toEqual([]);
  release();
  await expect.poll(() => paths.some(isMapLibre)).toBe(true);
  const before = paths.slice(0, paths.findIndex(isMapLibre)).map((path) => path.slice(1));
  const firstMap = filesToStart('src/audiences/rider/map/RiderMap.tsx');
  expect(before).toEqual(expect.arrayContaining([...firstMap]));
});

test('R31: MapLibre is requested once the page is idle, or as soon as the first map opens', async ({
  page,
  demo,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (then) => {
      window.addEventListener('test-idle', () =>
        then({ didTimeout: false, timeRemaining: () => 0 }),
      );
      return 0;
    };
  });
  const release = await hold(page, 'RiderMap');
  const paths = recordPaths(page);
  const open = async () => {
    await page.goto(`${demo.url}/?panel=buses`, { waitUntil: 'commit' });
    await expect(rows(page).first()).toBeVisible();
    await expect
      .poll(() => paths.filter((path) => path.endsWith('/getvehicles')).length)
      .toBeGreaterThan(10);
    expect(paths.filter(isMapLibre)).toEqual([]);
  };
  await open();
  await page.evaluate(() => window.dispatchEvent(new Event('test-idle')));
  await expect.poll(() => paths.some(isMapLibre)).toBe(true);
  paths.length = 0;
  await open();
  release();
  await expect.poll(() => paths.some(isMapLibre)).toBe(true);
});

test('R31: whether the browser can draw the map is asked while the page waits for its scripts', async ({
  page,
  demo,
}) => {
  await page.route('**/assets/*', () => new Promise(() => {}));
  await page.goto(demo.url, { waitUntil: 'commit' });
  await expect(page.locator('html[data-webgl]')).toHaveCount(1);
});

test('R31: a link to what departs around a point asks for that once', async ({
  page,
  startCurbside,
}) => {
  const { url } = await startCurbside({ settings: RARELY });
  const paths = await openWithoutMapFiles(page, `${url}/?near=43.6,-91.9`);
  await expect(rows(page).first()).toBeVisible();
  expect(paths.filter((path) => path === '/v1/getnear')).toHaveLength(1);
});

test('R31: a display reads buses and lots once, also while the map’s code is held back', async ({
  page,
  startCurbside,
}) => {
  const { url } = await startCurbside({ source: smallSource(), settings: RARELY });
  const paths = await openWithoutMapFiles(page, `${url}/?view=kiosk&route=03`);
  await expect(boards(page).first()).toBeVisible();
  expect(firstReadsIn(paths)).toEqual(ONCE);
});

test('R31: a frame with its map requests nothing twice', async ({ page, startCurbside }) => {
  const { url } = await startCurbside({ source: smallSource(), settings: RARELY });
  const paths = recordPaths(page);
  await page.goto(`${url}/?view=embed&route=03`);
  await waitForIdleMap(page);
  expect(firstReadsIn(paths)).toEqual(ONCE);
  // The page preloads what its worker then loads from the browser's cache.
  const cached = workerFiles();
  const files = paths.filter((path) => path.startsWith('/assets/') && !cached.has(path));
  expect(files.toSorted()).toEqual([...new Set(files)].toSorted());
});
