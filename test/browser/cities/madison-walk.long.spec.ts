import { en } from '../../support/words/catalogs.ts';
import { COARSE, panel, rows, tab } from '../support/screen.ts';
import { hasMadison, NO_MADISON } from '../support/servers/startMadison.ts';
import { expect, test } from '../support/test.ts';

test.use({ ...COARSE, isMapDrawn: true });

/** A minute of the recorded morning. */
const RECORDED = { start: '08:31', speed: 40 };
/** On no route that a first visit shows. */
const OTHER = { stopID: '0519', name: 'S Park at Fish Hatchery' };
const STOP = { stopID: '10077', name: 'State Street' };

test.skip(!hasMadison, NO_MADISON);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('R5, R16: at a service without times a rider finds a stop and its buses, and its card says once that there are no times', async ({
    page,
    openMadison,
  }) => {
    await openMadison({ ...RECORDED, query: '?route=B' });
    await page.getByRole('combobox', { name: en.search.label }).tap();
    await page.keyboard.type('state street');
    const options = page.getByRole('option').filter({ hasText: STOP.name });
    // The stops on both sides of the street have one name and different destinations.
    await expect(options.filter({ hasText: STOP.stopID })).toContainText(
      en.stops.toward('FITCHBURG'),
    );
    await options.filter({ hasText: STOP.stopID }).tap();
    await expect(panel(page).getByRole('heading', { name: STOP.name })).toBeVisible();
    await expect(page.getByText(en.stop.noTimes)).toHaveCount(1);
    await expect(panel(page).getByRole('group', { name: en.alerts.byTime.heading })).toHaveCount(0);
    await tab(page, 'vehicles').tap();
    await expect(rows(page).first(), 'a tab opens its list').toBeInViewport();
  });

  test('R5: on a first visit a rider finds a stop of another route by its number, and shows the route', async ({
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
    await expect(panel(page).getByText(en.stop.routesNotSelected)).toHaveCount(0);
  });
});

test('A48: at a service without times a display lists the buses of its station’s routes, and says once that there are no times', async ({
  page,
  openMadison,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openMadison({ ...RECORDED, query: `?view=kiosk&route=A,B&stop=${STOP.stopID}` });
  const board = page.getByRole('region', { name: en.page.tabs.vehicles });
  await expect(board.getByText(/^(?:bus|buses)$/).first()).toBeVisible();
  await expect(page.getByText(en.stop.noTimes)).toHaveCount(1);
});
