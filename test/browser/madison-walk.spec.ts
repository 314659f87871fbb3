import { en } from '../../src/lib/words/en.ts';
import { later } from '../../src/lib/words/en/later.ts';
import { panel, tab } from './support/screen.ts';
import { hasMadison } from './support/startMadison.ts';
import { expect, test } from './support/test.ts';

/** Buses come by every ten minutes: the first shows the way, the second is told one stop ahead. */
const RECORDED = { start: '08:31', speed: 40 };
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
  await panel(page).getByRole('button', { name: later.watch.heading }).tap();
  const strip = page.getByRole('complementary', { name: later.watch.part });
  await expect(strip).toContainText(STOP.name);
  await page.getByRole('button', { name: en.page.sheetTaller }).tap();
  await page.getByRole('button', { name: en.page.sheetShorter }).tap();
  const told = strip.getByRole('button', { name: /one before State Street\.$/ });
  await expect(told).toBeInViewport({ ratio: 1, timeout: 60_000 });
  await expect(page).toHaveTitle(/^B near State Street · /);
  const [, vehicleID = ''] = /^Bus (\w+) /.exec((await told.textContent()) ?? '') ?? [];
  await told.tap();
  await expect(
    page.getByRole('heading', { name: later.vehicles.vehicleID(vehicleID) }),
  ).toBeInViewport();
  await expect(strip).toContainText(STOP.name);
  await page.getByRole('button', { name: en.page.sheetTaller }).tap();
  await page.getByRole('button', { name: en.page.sheetShorter }).tap();
  await tab(page, 'buses').tap();
  await expect(panel(page), 'a tab opens its list').toBeInViewport();
  expect(loads, 'reloads').toBe(0);
});
