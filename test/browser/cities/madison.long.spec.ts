import * as z from 'zod/mini';

import { ANY, DIGITS, exactly, like } from '../../support/phrases.ts';
import { en } from '../../support/words/catalogs.ts';
import { COARSE, cameraQuery, panel, pixelOf, rows, tab, withoutMap } from '../support/screen.ts';
import {
  hasMadison,
  NO_MADISON,
  routeIDsOfMadison,
  type Madison,
} from '../support/servers/startMadison.ts';
import { expect, test } from '../support/test.ts';

test.use(COARSE);

const Buses = z.object({
  vehicles: z.array(
    z.object({
      vehicleID: z.string(),
      lat: z.union([z.string(), z.number()]),
      lon: z.union([z.string(), z.number()]),
    }),
  ),
});

/** Reads a route's current buses from the recorded city directly. */
async function busesOf({ url }: Madison, routeID: string) {
  const answer = await fetch(`${url}/v1/getvehicles?key=demo&routeID=${routeID}`);
  return z.parse(Buses, await answer.json()).vehicles;
}

for (const legacy of [false, true]) {
  const shapes = legacy ? 'as the real service sent it' : 'as documented';

  test.describe(`the recorded city, ${shapes}`, () => {
    test.skip(!hasMadison, NO_MADISON);
    // One worker runs all tests, so that the recorded city is started once.
    test.describe.configure({ mode: 'default' });

    test(`R1, R7: every bus of the recorded minute is in the list, and all 29 routes can be chosen, ${shapes}`, async ({
      page,
      recordedCity,
    }) => {
      const routeIDs = routeIDsOfMadison();
      const { madison, home } = await recordedCity(legacy);
      await withoutMap(page);
      await page.goto(`${home}?panel=buses&route=${routeIDs.join()}`);
      const recorded = await Promise.all(routeIDs.map((routeID) => busesOf(madison, routeID)));
      const expected = recorded.flat().map(({ vehicleID }) => en.vehicles.vehicleID(vehicleID));
      expect(expected.length).toBeGreaterThan(20);
      await expect(rows(page)).toHaveCount(expected.length);
      const shown = await rows(page)
        .getByText(exactly(en.vehicles.vehicleID(DIGITS)))
        .allTextContents();
      expect(shown.toSorted()).toEqual(expected.toSorted());
      await page.getByRole('button', { name: en.routes.all }).click();
      const routes = page.getByRole('dialog', { name: en.routes.all }).getByRole('checkbox');
      await expect(routes).toHaveCount(29);
    });

    // On the map, a shape makes no difference that the list does not show.
    if (!legacy)
      test('R7: a bus is on the map where it was recorded', async ({ page, recordedCity }) => {
        const { madison, home } = await recordedCity(legacy);
        const [bus] = await busesOf(madison, 'B');
        const camera = { lat: Number(bus?.lat), lon: Number(bus?.lon), zoom: 17 };
        await page.goto(`${home}?route=B&panel=buses&hide=stops,lots&${cameraQuery(camera)}`);
        await expect(rows(page).first()).toBeVisible();
        const at = await pixelOf(page, camera, camera);
        await page.mouse.click(at.x, at.y);
        await expect(
          panel(page).getByRole('heading', { name: en.vehicles.vehicleID(`${bus?.vehicleID}`) }),
        ).toBeVisible();
      });

    test(`R2, C7, C20: a stop that is sent several times is listed once, and so are 21 lots with their oddities, and both kinds of event, ${shapes}`, async ({
      page,
      recordedCity,
    }) => {
      const { home } = await recordedCity(legacy);
      await withoutMap(page);
      await page.goto(`${home}?route=A`);
      // A long list does not render all rows at once.
      await expect(rows(page).first()).toHaveAttribute('aria-setsize', '84');
      await tab(page, 'lots').click();
      await expect(rows(page)).toHaveCount(21);
      const row = (name: string) => rows(page).filter({ hasText: name });
      // A lot without a total shows its count alone; one without a count says so.
      await expect(row('Childrens Hosp Garage')).toContainText(/31/);
      await expect(row('Childrens Hosp Garage')).not.toContainText(/null|NaN|undefined/);
      await expect(row('Linden Drive Ramp')).toContainText(en.parking.reasons['no-count']);
      await expect(row('Brayton Lot')).toContainText(en.parking.reasons['no-count']);
      await expect(row('Capitol Square North Garage')).toContainText(/337.*601/);
      await row('Brayton Lot').getByRole('button').click();
      await expect(panel(page)).toContainText('10 South Butler Street');
      await tab(page, 'events').click();
      // The timeline above the list names the events too.
      const event = (name: string) =>
        panel(page).locator('.event-list').getByRole('listitem').filter({ hasText: name });
      await expect(event('Graduation - Madison East'), 'one event on two lots').toHaveCount(1);
      const now = panel(page)
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: en.events.phases.now }) });
      await expect(now.getByText('Graduation - Madison East')).toBeVisible();
      await expect(event('Graduation - Madison East')).toContainText(
        // Near midnight it begins on another day.
        like(en.events.window(`${ANY}${DIGITS}${ANY}`)),
      );
      await expect(event('WIAA Boys Individual Tennis')).toHaveCount(1);
      await expect(event('WIAA Boys Individual Tennis')).not.toContainText(
        like(en.events.window(`${DIGITS}${ANY}`)),
      );
    });

    test(`R3: stops near a real corner are listed by distance, ${shapes}`, async ({
      page,
      recordedCity,
    }) => {
      const { home } = await recordedCity(legacy);
      await withoutMap(page);
      await page.goto(`${home}?route=B&near=43.0733673,-89.4014633`);
      const found = panel(page).getByRole('region', { name: en.nearby.heading });
      await expect(found.getByRole('listitem')).toContainText([
        'University at East Campus',
        'N Brooks at W Johnson',
        'N Park at W Johnson',
      ]);
    });

    test(`R5: a stop on no chosen route opens by its ID, ${shapes}`, async ({
      page,
      recordedCity,
    }) => {
      const { home } = await recordedCity(legacy);
      await withoutMap(page);
      await page.goto(`${home}?route=B&stop=9081`);
      await expect(
        panel(page).getByRole('heading', { name: 'Hanson at Metro Garage' }),
      ).toBeVisible();
      await page.goto(page.url().replace('9081', '9999'));
      await expect(panel(page).getByText(en.stops.unknown('9999'))).toBeVisible();
    });
  });
}
