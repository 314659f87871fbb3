import { smallSource } from '../../support/cities/small-source.ts';
import { testNow } from '../../support/moment/moment.ts';
import { ANY, DIGITS, like } from '../../support/phrases.ts';
import { en } from '../../support/words/catalogs.ts';
import { COARSE, cameraQuery, panel, pixelOf, rows, tab, withoutMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use(COARSE);

/** The documents' example point, with four stops within 500 ft of it in the small city. */
const CAMERA = { lat: 43.0733673, lon: -89.4014633, zoom: 16 };
const EMPTY_PLACE = { lat: 43.0745, lon: -89.4045 };

const chip = (routeID: string, name: string) => en.routes.name(routeID, name);

test.describe('a rider', () => {
  let home = '';

  test.beforeEach(async ({ startCurbside }) => {
    const { url } = await startCurbside({
      source: smallSource(),
      settings: { polling: { vehiclesSeconds: 2, lotsSeconds: 5 } },
    });
    home = `${url}/`;
  });

  test('R1, R2: sees several routes at once, each polled once, and every stop once, with all its routes and destinations', async ({
    page,
    startCurbside,
  }) => {
    // Polls so rarely that every poll is a first one, however slow the machine is.
    const { url } = await startCurbside({
      source: smallSource(),
      settings: {
        polling: { vehiclesSeconds: 600 },
        staleness: { vehiclesLateSeconds: 601, vehiclesGoneSeconds: 602 },
      },
    });
    await withoutMap(page);
    const polls: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/v1/getvehicles') polls.push(searchParams.get('routeID') ?? '');
    });
    await page.goto(`${url}/?route=03,07`);
    await expect(page.getByRole('button', { name: chip('03', 'Crosstown') })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect.poll(() => polls.length).toBe(2);
    expect(polls.toSorted()).toEqual(['03', '07']);
    await expect(rows(page)).toHaveCount(5);
    const park = rows(page).filter({ hasText: 'University & Park' });
    await expect(park).toHaveCount(1);
    await expect(park).toContainText('03');
    await expect(park).toContainText('07');
    await expect(park).toContainText('East Transfer Point and West Transfer Point');
    await tab(page, 'vehicles').click();
    await expect(panel(page).getByRole('region')).toHaveCount(2);
    await expect(
      panel(page).getByRole('button', { name: en.vehicles.vehicleID('007') }),
    ).toBeVisible();
    await expect(
      panel(page).getByRole('button', { name: en.vehicles.vehicleID('015') }),
    ).toBeVisible();
    await tab(page, 'stops').click();
    await page.getByRole('button', { name: 'West Transfer Point', exact: true }).click();
    await expect(rows(page)).toHaveCount(3);
    await expect(page).toHaveURL(/destination=West(\+|%20)Transfer(\+|%20)Point/);
  });

  test('R3: taps the map and gets the stops near there by distance', async ({ page }) => {
    const searches: URLSearchParams[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/v1/getnearbystops') searches.push(searchParams);
    });
    await page.goto(`${home}?route=22&${cameraQuery(CAMERA)}`);
    const at = await pixelOf(page, EMPTY_PLACE, CAMERA);
    await page.mouse.click(at.x, at.y);
    const found = panel(page).getByRole('region', { name: en.nearby.heading });
    await expect(found).toBeVisible();
    await expect.poll(() => searches.length).toBeGreaterThan(0);
    const search = searches[0];
    expect(Number(search?.get('lat'))).toBeCloseTo(EMPTY_PLACE.lat, 4);
    expect(Number(search?.get('lon'))).toBeCloseTo(EMPTY_PLACE.lon, 4);
    expect(search?.has('radius'), 'the default of 500 ft is left out').toBe(false);

    await page.goto(`${home}?route=22&near=${CAMERA.lat},${CAMERA.lon}`);
    await expect(found.getByRole('heading')).toHaveText(en.nearby.found(4, '4', '500 ft'));
    await expect(found.getByRole('listitem').locator('.stop-list__name')).toHaveText([
      'University & Park',
      'Johnson & Park',
      'Mills & Johnson',
      'West Transfer Point',
    ]);
    await expect(found.getByRole('listitem').first()).toContainText('30 ft');
    await expect(found.getByRole('listitem').nth(1)).toContainText(
      like(en.nearby.walk(`${DIGITS} ft`, ANY)),
    );
    await found.getByRole('slider', { name: en.nearby.radius }).fill('200');
    await expect(found.getByRole('heading')).toHaveText(en.nearby.found(1, '1', '200 ft'));
    expect(searches.at(-1)?.get('radius')).toBe('200');
    await expect(
      page.getByRole('status').filter({ hasText: en.nearby.found(1, '1', '200 ft') }),
    ).toHaveCount(1);
  });

  test.describe('with a finger', () => {
    test.use({ hasTouch: true });

    test('R7: taps a bus on the map where it is', async ({ page }) => {
      const camera = { lat: 43.0863712, lon: -89.3601702, zoom: 16 };
      await page.goto(`${home}?route=03&panel=buses&hide=stops,lots&${cameraQuery(camera)}`);
      await expect(
        panel(page).getByRole('button', { name: en.vehicles.vehicleID('007') }),
      ).toBeVisible();
      const at = await pixelOf(page, camera, camera);
      // The hit area is 44 px wide: a tap 20 px beside the bus hits it.
      await page.touchscreen.tap(at.x + 20, at.y);
      await expect(
        panel(page).getByRole('heading', { name: en.vehicles.vehicleID('007') }),
      ).toBeVisible();
    });
  });

  test('R8: a hidden page does not poll, and polls at once when it is visible again', async ({
    page,
  }) => {
    let polls = 0;
    page.on('request', (request) => {
      if (request.url().includes('/v1/getvehicles')) polls += 1;
    });
    const setVisibility = (state: string) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true });
        Object.defineProperty(document, 'hidden', {
          value: value === 'hidden',
          configurable: true,
        });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      }, state);
    await withoutMap(page);
    await page.clock.install({ time: testNow() });
    await page.goto(`${home}?route=03`);
    // At whatever moment the tests take place, and whenever the machine runs them.
    const pageNow = await page.evaluate(() => Date.now());
    expect(Math.abs(pageNow - testNow())).toBeLessThan(30_000);
    await expect.poll(() => polls).toBeGreaterThanOrEqual(2);
    await setVisibility('hidden');
    const whenHidden = polls;
    await page.clock.fastForward(60_000);
    expect(polls).toBe(whenHidden);
    // The page's clock is stopped, so only its visibility can cause a poll.
    await page.clock.pauseAt(testNow() + 120_000);
    await setVisibility('visible');
    await expect.poll(() => polls).toBe(whenHidden + 1);
  });
});
