import { smallSource } from '../../support/cities/small-source.ts';
import { testNow } from '../../support/moment/moment.ts';
import { ANY, startingWith } from '../../support/phrases.ts';
import { en } from '../../support/words/catalogs.ts';
import { filesToStart, mapFiles, scriptNamed } from '../support/build/page-files.ts';
import { expectAsTimePasses } from '../support/clock.ts';
import { COARSE, waitForIdleMap, panel, rows, tab, withoutMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

/** Polls soon, so that a test does not wait. */
const OFTEN = { polling: { vehiclesSeconds: 2, lotsSeconds: 5 } };

test.use(COARSE);

const notLoaded = (part: string) => en.failures.part(part, en.failures.chunk);

test('R21, R25, R31: without WebGL2 the lists work, have everything that the map shows, and its code is not loaded', async ({
  page,
  smallCity: { url },
}) => {
  const paths: string[] = [];
  page.on('request', (request) => void paths.push(new URL(request.url()).pathname));
  await page.goto(`${url}/?route=03`);
  await expect(page.getByRole('main').getByText(en.map.unavailable)).toBeVisible();
  await expect(rows(page)).toHaveCount(4);
  await tab(page, 'vehicles').click();
  const buses = panel(page).getByRole('button', {
    name: startingWith(en.vehicles.vehicleID(ANY)),
  });
  await expect(buses).toHaveCount(2);
  await panel(page)
    .getByRole('button', { name: en.vehicles.vehicleID('007') })
    .click();
  await expect(
    panel(page).getByRole('heading', { name: en.vehicles.vehicleID('007') }),
  ).toBeVisible();
  await tab(page, 'lots').click();
  for (const name of ['Capitol Square North Garage', 'Fluno Center Garage', 'Grainger Hall Garage'])
    await expect(panel(page).getByRole('button', { name })).toBeVisible();
  await tab(page, 'events').click();
  await expect(panel(page).getByText('Graduation - Madison East & La Follette')).toBeVisible();
  await expect(panel(page).getByText('Softball')).toBeVisible();
  const map = mapFiles();
  expect(paths.filter((path) => map.has(path))).toEqual([]);
});

test('R25: the lists work when the map’s script cannot be loaded', async ({
  page,
  startCurbside,
  allowErrors,
}) => {
  const { url } = await startCurbside({ source: smallSource() });
  await page.route(scriptNamed('RiderMap'), (route) => route.abort());
  await page.goto(`${url}/?route=03`);
  await expect(page.getByText(notLoaded(en.page.map))).toBeVisible();
  await expect(rows(page)).toHaveCount(4);
  const reload = page.getByRole('main').getByRole('button', { name: en.page.reload });

  // Without a network the button does not reload, and the lists stay.
  await page.context().setOffline(true);
  await reload.click();
  await expect(page.getByRole('main').getByText(en.page.reloadFailed)).toBeVisible();
  await expect(rows(page)).toHaveCount(4);
  await page.context().setOffline(false);
  await page.unroute(scriptNamed('RiderMap'));
  await reload.click();
  await waitForIdleMap(page);
  // React logs what its error boundary catches.
  allowErrors();
});

test('R25: the stops are listed when the scripts of the live parts cannot be loaded', async ({
  page,
  startCurbside,
  allowErrors,
}) => {
  const { url } = await startCurbside({ source: smallSource() });
  const first = filesToStart('index.html');
  await page.route('**/assets/*.js', (route) =>
    first.has(new URL(route.request().url()).pathname.slice(1)) ? route.continue() : route.abort(),
  );
  await page.goto(`${url}/?route=03`);
  await expect(page.getByText(notLoaded(en.page.tabs.vehicles))).toBeVisible();
  await expect(page.getByText(notLoaded(en.page.search))).toBeVisible();
  await expect(rows(page)).toHaveCount(4);
  allowErrors();
});

test('R25: the lists work when the map’s worker cannot be loaded', async ({
  page,
  startCurbside,
  allowErrors,
}) => {
  const { url } = await startCurbside({ source: smallSource() });
  await page.context().route(scriptNamed('map-worker'), (route) => route.abort());
  await page.goto(`${url}/?route=03`);
  await expect(page.getByRole('main').getByText(en.map.codeFailed)).toBeVisible();
  await expect(rows(page)).toHaveCount(4);
  allowErrors();
});

test('R33: the buses tab says that its script could not be loaded, and the reload button shows the buses', async ({
  page,
  startCurbside,
  allowErrors,
}) => {
  const { url } = await startCurbside({
    source: smallSource(),
    settings: OFTEN,
  });
  await withoutMap(page);
  let reads = 0;
  page.on('request', (request) => {
    if (request.url().includes('/v1/getvehicles')) reads += 1;
  });
  const scripts = scriptNamed('lists');
  await page.route(scripts, (route) => route.abort());
  await page.goto(`${url}/?route=03&panel=buses`);
  await expect(panel(page).getByText(notLoaded(en.layers.vehicles))).toBeVisible();
  expect(reads, 'only the one that the server asks for').toBe(1);
  await page.unroute(scripts);
  await panel(page).getByRole('button', { name: en.page.reload }).first().click();
  await expect(
    panel(page).getByRole('button', { name: en.vehicles.vehicleID('007') }),
  ).toBeVisible();
  // React logs what its error boundary catches.
  allowErrors();
});

test('R25: a part that fails says so and offers a retry, and the others stay', async ({
  page,
  startCurbside,
}) => {
  let isBroken = true;
  const { url } = await startCurbside({
    source: smallSource({
      lots: async () => {
        if (isBroken) throw new Error('the page of the garages is gone');
        return [];
      },
    }),
  });
  await withoutMap(page);
  await page.goto(`${url}/?route=03&panel=parking`);
  const failed = panel(page).getByText(en.failures.http);
  await expect(failed).toBeVisible();
  await expect(page.getByText('garages is gone')).toHaveCount(0);
  await tab(page, 'stops').click();
  await expect(rows(page)).toHaveCount(4);
  await tab(page, 'lots').click();
  isBroken = false;
  await panel(page).getByRole('button', { name: en.page.retry }).click();
  await expect(failed).toHaveCount(0);
});

test.describe('with a map that is drawn', () => {
  test.use({ isMapDrawn: true });

  test('A23, A28: polls without changes draw no frame, and the map is back when its lost context is restored', async ({
    page,
    startCurbside,
    allowErrors,
  }) => {
    const { url } = await startCurbside({ source: smallSource(), settings: OFTEN });
    let polls = 0;
    page.on('request', (request) => {
      if (request.url().includes('/parking/v2/lots')) polls += 1;
    });
    await page.clock.install({ time: testNow() });
    await page.goto(`${url}/?route=03,07`);
    const map = await waitForIdleMap(page);
    // On a busy machine, late tiles and labels are drawn between the first polls.
    await expect(async () => {
      const frames = await map.getAttribute('data-frames');
      const before = polls;
      await expectAsTimePasses(page, () => polls).toBeGreaterThanOrEqual(before + 2);
      expect(await map.getAttribute('data-frames')).toBe(frames);
    }).toPass();

    const extension = await page.evaluateHandle(() =>
      document.querySelector('canvas')?.getContext('webgl2')?.getExtension('WEBGL_lose_context'),
    );
    await extension.evaluate((lose) => lose?.loseContext());
    await expect(page.getByRole('main').getByText(en.map.contextLost)).toBeVisible();
    await expect(rows(page)).toHaveCount(5);
    await extension.evaluate((lose) => lose?.restoreContext());
    await expect(map).toHaveAttribute('data-map-state', 'ready');
    await expect(page.getByRole('main').getByText(en.map.contextLost)).toHaveCount(0);
    allowErrors();
  });
});

test('a page without usable settings says what is wrong with them', async ({ page, demo }) => {
  await page.route('**/curbside.json', (route) =>
    route.fulfill({ json: { service: { baseUrl: 'ftp://x', key: '' } } }),
  );
  await page.goto(demo.url);
  await expect(page.getByRole('heading', { name: en.settings.errorTitle })).toBeVisible();
  await expect(page.getByText(/service\.baseUrl: expected/)).toBeVisible();
  await expect(page.getByText(/service\.key: expected/)).toBeVisible();
});
