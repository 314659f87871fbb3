import { smallSource } from '../../support/cities/small-source.ts';
import { ANY, startingWith } from '../../support/phrases.ts';
import { en } from '../../support/words/catalogs.ts';
import {
  COARSE,
  cameraQuery,
  waitForIdleMap,
  panel,
  rows,
  tab,
  withoutMap,
} from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use(COARSE);

const CAMERA = { lat: 43.0733673, lon: -89.4014633, zoom: 16 };

test.describe('the view', () => {
  let home = '';

  test.beforeEach(async ({ startCurbside }) => {
    const { url } = await startCurbside({
      source: smallSource(),
      settings: { polling: { vehiclesSeconds: 2, lotsSeconds: 5 } },
    });
    home = `${url}/`;
  });

  test('R20: a link opens the same view for someone else', async ({ page, context }) => {
    await withoutMap(context);
    await page.goto(`${home}?route=03,07&${cameraQuery(CAMERA)}`);
    await rows(page).filter({ hasText: 'University & Park' }).getByRole('button').click();
    await expect(page).toHaveURL(/stop=0100/);
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(panel(other).getByRole('heading', { name: 'University & Park' })).toBeVisible();
    await panel(other).getByRole('button', { name: en.page.back }).click();
    await expect(
      other.getByRole('button', { name: en.routes.name('07', 'Lakeside') }),
    ).toHaveAttribute('aria-pressed', 'true');
    await other.close();
  });

  test('R19, R20: zooms, changes layers and theme, and back and forward move between selections, not between cameras, and restore the camera', async ({
    page,
  }) => {
    await page.goto(`${home}?route=03&${cameraQuery(CAMERA)}`);
    await waitForIdleMap(page);
    const zoomIn = page.getByRole('button', { name: en.map.zoomIn });
    await zoomIn.click();
    await expect(page).toHaveURL(/zoom=17/);
    await page.getByRole('button', { name: en.map.zoomOut }).click();
    await expect(page).toHaveURL(/zoom=16/);
    const card = panel(page).getByRole('heading', { name: 'University & Park' });
    await rows(page).filter({ hasText: 'University & Park' }).getByRole('button').click();
    await expect(card).toBeVisible();
    await zoomIn.click();
    await expect(page).toHaveURL(/zoom=17/);
    await zoomIn.click();
    await expect(page).toHaveURL(/zoom=18/);
    await page.goBack();
    await expect(rows(page)).toHaveCount(4);
    await expect(page).toHaveURL(/zoom=16/);
    // The next zoom shows where the map is.
    await zoomIn.click();
    await expect(page).toHaveURL(/zoom=17/);
    await page.goForward();
    await expect(card).toBeVisible();
    await expect(page).toHaveURL(/stop=0100.*zoom=18/);
    await page.getByRole('button', { name: en.map.zoomOut }).click();
    await expect(page).toHaveURL(/zoom=17/);
    // Closing a card does not move the map, and “back” does not open it again.
    const opened = panel(page).getByRole('article');
    await opened.getByRole('button', { name: en.page.back }).click();
    await expect(rows(page)).toHaveCount(4);
    await expect(page).toHaveURL(/zoom=17/);
    await zoomIn.click();
    await expect(page).toHaveURL(/zoom=18/);

    await page.getByRole('button', { name: en.map.layers }).click();
    await page.getByRole('checkbox', { name: en.layers.lots }).uncheck();
    await expect(page).toHaveURL(/hide=lots/);
    await page.getByRole('button', { name: en.menu.heading, exact: true }).click();
    await page.getByRole('radio', { name: en.menu.themes.dark }).check();
    await expect(page).toHaveURL(/theme=dark/);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('R13: the map stays where it is when the chosen routes are elsewhere, and offers to show them', async ({
    page,
  }) => {
    await page.goto(`${home}?route=03&${cameraQuery({ ...CAMERA, lat: CAMERA.lat + 0.5 })}`);
    const show = page.getByRole('main').getByRole('button', { name: en.map.showRoutes });
    await expect(page.getByRole('main').getByText(en.map.routesOutside(1))).toBeVisible();
    await waitForIdleMap(page);
    await expect(page).toHaveURL(/center=43\.57/);
    await show.click();
    await expect(page).toHaveURL(/center=43\.0/);
    await expect(show).toHaveCount(0);
  });

  test('C29: over a list without lots, the map says for which time it shows them', async ({
    page,
  }) => {
    await page.goto(`${home}?route=03&at=2099-11-20T18:00`);
    const line = page.getByRole('main').getByText(startingWith(en.parking.plan.onMap(ANY)));
    await expect(line).toBeVisible();
    await tab(page, 'lots').click();
    await expect(panel(page).getByText(startingWith(en.parking.plan.counts(ANY)))).toBeVisible();
    await expect(line).toHaveCount(0);
    await tab(page, 'stops').click();
    await line.getByRole('button', { name: en.parking.plan.backToNow }).click();
    await expect(page).not.toHaveURL(/at=/);
    await expect(line).toHaveCount(0);
  });

  test.describe('in another time zone', () => {
    test.use({ timezoneId: 'Europe/Madrid' });

    test('C20, R28: the line over the map and the list of lots name the zone of the chosen time', async ({
      page,
    }) => {
      await page.goto(`${home}?route=03&at=2099-11-20T18:00`);
      const when = en.events.dayAndTime(`${ANY}Nov 20`, '6:00 PM CST');
      const line = page.getByRole('main').getByText(startingWith(en.parking.plan.onMap(when)));
      await expect(line).toBeVisible();
      await tab(page, 'lots').click();
      const notice = panel(page).getByText(startingWith(en.parking.plan.counts(when)));
      await expect(notice).toBeVisible();
    });
  });

  test('Q13: on a desk a card stands beside its list, and the keyboard searches and walks the rows', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${home}?route=03&${cameraQuery(CAMERA)}`);
    const map = await waitForIdleMap(page);
    const first = rows(page).first().getByRole('button');
    await page.keyboard.press('ArrowDown');
    await expect(first).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(rows(page).nth(1).getByRole('button')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    const mapBefore = await map.boundingBox();
    await page.keyboard.press('Enter');
    const card = panel(page).getByRole('article');
    await expect(card).toBeVisible();
    await expect(first).toBeVisible();
    const [left, right] = [await first.boundingBox(), await card.boundingBox()];
    expect(right?.x).toBeGreaterThanOrEqual((left?.x ?? Infinity) + (left?.width ?? 0));
    expect(await map.boundingBox(), 'the map keeps its place').toEqual(mapBefore);
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox', { name: en.search.label })).toBeFocused();
    await expect(card).toBeVisible();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect(first).toBeHidden();
    await expect(card).toBeVisible();
  });
});
