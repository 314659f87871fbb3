import { metersBetween } from '../../../src/lib/geo/distance.ts';
import { createDemoCity } from '../../../src/service/sources/demo/createDemoCity.ts';
import { cameraQuery, COARSE, panel, pixelOf } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use(COARSE);

const snapshot = createDemoCity().cityFeeds?.()?.[0]?.snapshot;
const stops = snapshot?.stops ?? [];
const of04 = new Set(
  snapshot?.routes
    .find(({ routeID }) => routeID === '04')
    ?.directions.flatMap((direction) => direction.stops),
);

/** A stop that route 04 doesn't serve, with nothing else beside it. */
const lone = stops.find(
  (stop, index) =>
    !of04.has(index) && stops.every((other) => other === stop || metersBetween(stop, other) > 80),
);

test('Q13a: near by every stop can be pressed, whatever routes are chosen', async ({
  page,
  startCurbside,
}) => {
  const { url } = await startCurbside();
  const { stopID = '', intersection = '', lat = 0, lon = 0 } = lone ?? {};
  const camera = { lat, lon, zoom: 16 };
  const loaded = page.waitForResponse(/\/city\/[^/]+\/map\.json$/);
  await page.goto(`${url}/?route=04&hide=vehicles,lots&${cameraQuery(camera)}`);
  await loaded;
  const at = await pixelOf(page, { lat, lon }, camera);
  await expect(async () => {
    await page.mouse.click(at.x, at.y);
    await expect(page).toHaveURL(new RegExp(`stop=${stopID}`), { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expect(panel(page).getByRole('heading', { name: intersection }).first()).toBeVisible();
});

test(
  'P3a: a connection that saves data does not load the map of the whole city',
  { tag: '@long' },
  async ({ page, startCurbside }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const { url } = await startCurbside();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${url}/?route=04`);
    await page.locator('[data-map-state="ready"][data-idles]').waitFor();
    await page.waitForTimeout(6_000);
    expect(asked.filter((one) => one.includes('/city/'))).toEqual([]);
  },
);
