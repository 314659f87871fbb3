import { createDemoCity } from '../../../src/service/sources/demo/createDemoCity.ts';
import { NOON } from '../../support/moment/moment.ts';
import { en } from '../../support/words/catalogs.ts';
import { COARSE, waitForIdleMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

/** The first bus of the demo city comes hours later. */
const NIGHT = Date.UTC(2026, 10, 21, 7, 40, 0);

test.use(COARSE);

test('B4: the smallest frames have the map, its attribution and one link, and larger ones a panel, at the bottom below 600 pixels', async ({
  page,
  startCurbside,
}) => {
  // The credit that most cities' maps need, and no streets, which take long to draw.
  const attributionText = '© OpenMapTiles © OpenStreetMap contributors';
  const basemap = { minzoom: 0, maxzoom: 14, attribution: attributionText, tile: async () => null };
  const { url } = await startCurbside({ source: { ...createDemoCity(), basemap } });
  await page.setViewportSize({ width: 200, height: 200 });
  await page.goto(`${url}/?view=embed&route=03`);
  await waitForIdleMap(page);
  const link = page.getByRole('link', { name: en.page.openFullMap });
  const list = page.getByRole('button', { name: en.frame.list, exact: true });
  const panel = page.getByRole('region', { name: en.frame.list, exact: true });
  const toggle = page.locator('.map-attribution__toggle');
  const attribution = page.locator('.map-attribution__text');
  /** Expects the attribution on the screen, at once or after one tap on a button that nothing covers. */
  const expectAttribution = async (size: string) => {
    const wasOpen = await attribution.isVisible();
    if (!wasOpen) await toggle.click();
    await expect(attribution, size).toBeInViewport({ ratio: 1 });
    await attribution.click({ trial: true, position: { x: 2, y: 2 } });
    if (!wasOpen) await toggle.click();
  };

  for (const [width, height, kind] of [
    [200, 200, 'tiny'],
    [319, 500, 'tiny'],
    [320, 240, 'narrow'],
    [599, 400, 'narrow'],
    [600, 400, 'wide'],
  ] as const) {
    const size = `${width} x ${height}`;
    await page.setViewportSize({ width, height });
    await expect(link, size).toBeInViewport({ ratio: 1 });
    await link.click({ trial: true });
    await expectAttribution(size);
    if (kind === 'tiny') {
      await expect(page.getByRole('button'), size).toHaveCount(0);
      continue;
    }
    await list.click();
    await expectAttribution(`${size} with the list`);
    const box = await panel.boundingBox();
    expect(box, size).not.toBeNull();
    const { x = 0, y = 0, width: wide = 0, height: high = 0 } = box ?? {};
    // At the bottom it is as wide as the frame; beside the map it is half as wide at most.
    if (kind === 'narrow') expect([x, wide, y + high], size).toEqual([0, width, height]);
    else expect(x + wide, size).toBeLessThanOrEqual(width / 2 + 8);
    await panel.getByRole('button', { name: en.page.close }).click();
  }
});

test('Q30, T24: a frame of 300 x 200 pixels holds four departures of a stop, or three of several, and one of 400 x 600 eight', async ({
  page,
  startCurbside,
}) => {
  // At night the first bus is said too.
  for (const time of [NOON, NIGHT]) {
    const { url } = await startCurbside({ clock: () => time });
    await page.clock.setFixedTime(time);
    await page.setViewportSize({ width: 300, height: 200 });
    const rows = page.getByRole('list', { name: en.page.tabs.departures }).getByRole('button');
    // One stop with three routes, and three stops.
    for (const [query, least] of [
      ['stop=0158', 4],
      ['panels=departures&stop=0398,1709,0339&near=43.6033,-91.8862', 3],
    ] as const) {
      await page.goto(`${url}/?view=embed&mode=list&${query}`);
      await expect(rows.nth(least - 1), `${query} at ${time}`).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 400, height: 600 });
    await page.goto(`${url}/?view=embed&mode=list&stop=0158`);
    await expect(page.getByRole('heading', { level: 1, name: 'Harbor Landing' })).toBeVisible();
    await expect(rows.nth(7), `eight at ${time}`).toBeInViewport({ ratio: 1 });
    // Where a map would leave room for one row, the departures have all of it.
    await page.setViewportSize({ width: 400, height: 300 });
    await page.goto(`${url}/?view=embed&stop=0158`);
    await expect(rows.nth(2), `low at ${time}`).toBeInViewport({ ratio: 1 });
  }
});

test('Q30: four departures are in sight in 300 x 200 pixels, also while live times are missing', async ({
  page,
  demoAtNoon,
}) => {
  await page.setViewportSize({ width: 300, height: 200 });
  await page.route('**/v1/getarrivals?*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"stop":{', '"stop":{"isLiveLost":true,');
    await route.fulfill({ response, body });
  });
  await page.goto(`${demoAtNoon.url}/?view=embed&mode=list&panels=departures&stop=0100`);
  await expect(page.getByText(en.times.noLive)).toBeVisible();
  await expect(page.locator('.departure').nth(3)).toBeInViewport({ ratio: 1 });
});
