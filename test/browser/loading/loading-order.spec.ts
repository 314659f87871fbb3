import type { Page } from '@playwright/test';

import { en } from '../../../src/lib/words/en/words.ts';
import { aVehicle } from '../../support/builders.ts';
import { smallSource } from '../../support/cities/small-source.ts';
import { mapFiles, workerFiles } from '../support/build/page-files.ts';
import { COARSE, panel, rows, tab, untilLoaded, waitForIdleMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use(COARSE);

/** Polls so rarely that every request is a first one. */
const RARELY = {
  service: { baseUrl: '', key: 'demo' },
  polling: { vehiclesSeconds: 600, lotsSeconds: 600 },
  staleness: { vehiclesLateSeconds: 601, vehiclesGoneSeconds: 602, lotsLateSeconds: 601 },
};

const FIRST_READS = ['/curbside.json', '/v1/getstops', '/v1/getvehicles', '/parking/v2/lots'];

/** Never answers the requests for the map's code. */
async function holdMapFiles(page: Page): Promise<void> {
  const held = mapFiles();
  await page.route('**/assets/*', (route) =>
    held.has(new URL(route.request().url()).pathname) ? new Promise(() => {}) : route.continue(),
  );
}

/** The paths of all requests of a page, in their order. */
function recordPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => void paths.push(new URL(request.url()).pathname));
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
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { url } = await startCurbside({
    source: smallSource({
      async vehicles(routeID) {
        await isAnswered;
        return routeID === '03' ? [aVehicle({})] : [];
      },
    }),
    settings: RARELY,
  });
  await holdMapFiles(page);
  const paths = recordPaths(page);
  let beforeBuses = 0;
  page.on('requestfinished', (request) => {
    // Long enough for the map to begin, if it didn't wait for the buses.
    if (request.url().includes('/RiderPanels-')) setTimeout(answer, 300);
    if (request.url().includes('/v1/getvehicles')) beforeBuses = paths.length;
  });
  await page.goto(`${url}/?route=03&panel=buses`);
  const bus = panel(page).getByRole('button', { name: en.vehicles.vehicleID('007') });
  await expect(bus).toBeVisible();
  await tab(page, 'lots').click();
  await expect(rows(page).first()).toBeVisible();
  expect(firstReadsIn(paths)).toEqual(ONCE);
  // Without a preload the worker would be requested after the map's code.
  await expect.poll(() => paths.some((path) => path.includes('map-worker'))).toBe(true);
  expect(paths.filter((path) => path === '/basemap/light.json')).toHaveLength(1);
  // The map's files are large, and would take the network and the processor from the panel.
  const map = mapFiles();
  expect(beforeBuses).toBeGreaterThan(0);
  expect(paths.slice(0, beforeBuses).filter((path) => map.has(path))).toEqual([]);
});

test('R31: a display reads buses and lots once, also while the map’s code is held back', async ({
  page,
  startCurbside,
}) => {
  const { url } = await startCurbside({ source: smallSource(), settings: RARELY });
  await holdMapFiles(page);
  const paths = recordPaths(page);
  await page.goto(`${url}/?view=kiosk&route=03`);
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

test('R31, R37: all files of the map are requested before the buses of other routes', async ({
  page,
  demo,
}) => {
  const paths: string[] = [];
  const routes: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const routeID = pathname === '/v1/getvehicles' ? (searchParams.get('routeID') ?? '') : '';
    if (routeID !== '' && !routes.includes(routeID)) routes.push(routeID);
    if (routes.length < 2) paths.push(pathname);
  });
  await page.goto(demo.url);
  await expect.poll(() => routes.length).toBeGreaterThan(1);
  const map = mapFiles();
  expect(new Set(paths.filter((path) => map.has(path)))).toEqual(map);
});

test('R31, T13: a stop opened by link shows its departures while the code of its card is held back, and they stay where they are', async ({
  page,
  demo,
}) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/(RiderCards|cards)-/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto(`${demo.url}/?stop=0017`);
  const departure = panel(page)
    .getByRole('region', { name: en.page.tabs.departures })
    .getByRole('listitem')
    .first();
  await expect(departure).toBeVisible();
  let before: Awaited<ReturnType<typeof departure.boundingBox>> = null;
  // There is none while the panels take its place with the same card.
  await expect.poll(async () => (before = await departure.boundingBox())).not.toBeNull();
  release();
  await expect(panel(page).getByRole('button', { name: en.stop.nearby })).toBeVisible();
  await expect.poll(() => departure.boundingBox()).toEqual(before);
});

test('R31, T19: a link to a day’s timetable does not show the next departures first', async ({
  page,
  demo,
}) => {
  await page.route(/\/assets\/(RiderCards|cards)-/, () => {});
  await page.goto(`${demo.url}/?stop=0017&timetable=2026-11-20`);
  await waitForIdleMap(page);
  await untilLoaded(page);
  await expect(panel(page).getByRole('region', { name: en.page.tabs.departures })).toHaveCount(0);
});
