import { en } from '../../src/lib/words/en.ts';
import { panel, tab } from './support/screen.ts';
import { hasMadison } from './support/startMadison.ts';
import { expect, test } from './support/test.ts';

/** Buses come by every ten minutes: the first shows the way, the second is told one stop ahead. */
const RECORDED = { start: '08:31', speed: 40 };
/** Of no route that a first visit shows. */
const OTHER = { stopID: '0519', name: 'S Park at Fish Hatchery' };
const STOP = { stopID: '10077', name: 'State Street' };

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.skip(!hasMadison, 'the recorded city does not lie beside the project');

test('R16: on a recorded morning a rider finds a stop, watches it, and is told that the bus is one stop away', async ({
  page,
  openMadison,
}) => {
  await openMadison({ ...RECORDED, query: '?route=B' });
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.getByRole('combobox', { name: en.searching.label }).tap();
  await page.keyboard.type('state street');
  const options = page.getByRole('option').filter({ hasText: STOP.name });
  // Both sides of the street have one name: where the buses go from there tells them apart.
  await expect(options.filter({ hasText: STOP.stopID })).toContainText('towards FITCHBURG');
  await options.filter({ hasText: STOP.stopID }).tap();
  await expect(panel(page).getByRole('heading', { name: STOP.name })).toBeVisible();
  await panel(page).getByRole('button', { name: en.watch.heading }).tap();
  const strip = page.getByRole('complementary', { name: en.watch.part });
  await expect(strip).toContainText(STOP.name);
  await page.getByRole('button', { name: en.page.sheetTaller }).tap();
  await page.getByRole('button', { name: en.page.sheetShorter }).tap();
  const told = strip.getByRole('button', {
    name: /(one stop before|on its way to) State Street[,.]/,
  });
  await expect(told).toBeInViewport({ ratio: 1, timeout: 60_000 });
  await expect(page).toHaveTitle(/^B near State Street · /);
  const [, vehicleID = ''] = /^Bus (\w+) /.exec((await told.textContent()) ?? '') ?? [];
  await told.tap();
  await expect(
    page.getByRole('heading', { name: en.vehicles.vehicleID(vehicleID) }),
  ).toBeInViewport();
  await expect(strip).toContainText(STOP.name);
  await page.getByRole('button', { name: en.page.sheetTaller }).tap();
  await page.getByRole('button', { name: en.page.sheetShorter }).tap();
  await tab(page, 'buses').tap();
  await expect(panel(page), 'a tab opens its list').toBeInViewport();
  expect(loads, 'reloads').toBe(0);
});

test('R5, R16: from the first look, a stop of another route is found by its number, shown with its route and watched', async ({
  page,
  openMadison,
}) => {
  await openMadison(RECORDED);
  await page.getByRole('combobox', { name: en.searching.label }).tap();
  await page.keyboard.type(OTHER.stopID);
  await page.getByRole('option').filter({ hasText: OTHER.name }).tap();
  await expect(panel(page).getByRole('heading', { name: OTHER.name })).toBeVisible();
  await panel(page).getByRole('button', { name: en.stop.findRoutes }).tap();
  await panel(page)
    .getByRole('button', { name: en.vehicles.card.showRoute('B') })
    .tap();
  await panel(page).getByRole('button', { name: en.watch.heading }).tap();
  const strip = page.getByRole('complementary', { name: en.watch.part });
  await expect(strip).toContainText(OTHER.name);
  await expect(
    strip.getByRole('button', {
      name: /(next stop|one stop before|on its way to) S Park at Fish Hatchery[,.]/,
    }),
  ).toBeVisible({ timeout: 60_000 });
});
