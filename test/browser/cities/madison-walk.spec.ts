import { en } from '../../../src/lib/words/en/words.ts';
import { ANY, like, startingWith } from '../../support/phrases.ts';
import { recordAnnouncements } from '../support/recordAnnouncements.ts';
import { COARSE, panel, tab } from '../support/screen.ts';
import { hasMadison, NO_MADISON } from '../support/servers/startMadison.ts';
import { expect, test } from '../support/test.ts';

test.use({ ...COARSE, isMapDrawn: true });

/** A bus comes every ten minutes: the page learns the line from the first; the second causes an alert. */
const RECORDED = { start: '08:31', speed: 40 };
/** On no route that a first visit shows. */
const OTHER = { stopID: '0519', name: 'S Park at Fish Hatchery' };
const STOP = { stopID: '10077', name: 'State Street' };

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.skip(!hasMadison, NO_MADISON);

test('R16: on a recorded morning a rider finds a stop, watches it, and gets an alert one stop ahead', async ({
  page,
  openMadison,
}) => {
  const heard = await recordAnnouncements(page);
  await openMadison({ ...RECORDED, query: '?route=B' });
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.getByRole('combobox', { name: en.search.label }).tap();
  await page.keyboard.type('state street');
  const options = page.getByRole('option').filter({ hasText: STOP.name });
  // The stops on both sides of the street have one name and different destinations.
  await expect(options.filter({ hasText: STOP.stopID })).toContainText(
    en.stops.toward('FITCHBURG'),
  );
  await options.filter({ hasText: STOP.stopID }).tap();
  await expect(panel(page).getByRole('heading', { name: STOP.name })).toBeVisible();
  await panel(page).getByRole('button', { name: en.alerts.heading }).tap();
  const strip = page.getByRole('complementary', { name: en.alerts.part });
  await expect(strip).toContainText(STOP.name);
  await page.getByRole('button', { name: en.page.sheetTaller }).tap();
  await page.getByRole('button', { name: en.page.sheetShorter }).tap();
  const brief = strip.getByRole('button', { name: en.alerts.title('B', STOP.name) });
  await expect(brief).toBeInViewport({ ratio: 1, timeout: 60_000 });
  // A bus is one stop ahead for a few seconds of the recorded morning, and its alert then names the next stop.
  const ahead = [en.alerts.before(ANY, ANY, STOP.name), en.alerts.soon(ANY, ANY, STOP.name)];
  await expect.poll(() => heard.some((sentence) => like(...ahead).test(sentence))).toBe(true);
  await strip.getByRole('button', { name: en.alerts.details }).tap();
  const alert = strip.getByRole('button', { name: like(...ahead, en.alerts.next(ANY, STOP.name)) });
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveTitle(startingWith(`${en.alerts.title('B', STOP.name)} · `));
  const [, vehicleID = ''] = /(\w*\d\w*)/.exec((await alert.textContent()) ?? '') ?? [];
  await alert.tap();
  await expect(
    page.getByRole('heading', { name: en.vehicles.vehicleID(vehicleID) }),
  ).toBeInViewport();
  await expect(strip).toContainText(STOP.name);
  await page.getByRole('button', { name: en.page.sheetTaller }).tap();
  await page.getByRole('button', { name: en.page.sheetShorter }).tap();
  await tab(page, 'vehicles').tap();
  await expect(panel(page), 'a tab opens its list').toBeInViewport();
  expect(loads, 'reloads').toBe(0);
});

test('R5, R16: on a first visit a rider finds a stop of another route by its number, shows the route and watches the stop', async ({
  page,
  openMadison,
}) => {
  await openMadison({ ...RECORDED, query: '?route=A' });
  await page.getByRole('combobox', { name: en.search.label }).tap();
  await page.keyboard.type(OTHER.stopID);
  await page.getByRole('option').filter({ hasText: OTHER.name }).tap();
  await expect(panel(page).getByRole('heading', { name: OTHER.name })).toBeVisible();
  await panel(page)
    .getByRole('button', { name: en.stop.findRoutes(1) })
    .tap();
  await panel(page)
    .getByRole('button', { name: en.vehicles.card.showRoute('B') })
    .tap();
  await panel(page).getByRole('button', { name: en.alerts.heading }).tap();
  const strip = page.getByRole('complementary', { name: en.alerts.part });
  await expect(strip).toContainText(OTHER.name);
  await expect(strip.getByRole('button', { name: en.alerts.title('B', OTHER.name) })).toBeVisible({
    timeout: 60_000,
  });
});
