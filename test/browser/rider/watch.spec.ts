import type { Page } from '@playwright/test';

import { placeAt } from '../../../src/lib/geo/distance.ts';
import { en } from '../../../src/lib/words/en/words.ts';
import { aLot, aRouteStop, aVehicle } from '../../support/builders.ts';
import { smallSource } from '../../support/cities/small-source.ts';
import { expectAsTimePasses, letPollsPass } from '../support/clock.ts';
import { recordAnnouncements } from '../support/recordAnnouncements.ts';
import { recordPermissionRequests } from '../support/recordPermissionRequests.ts';
import { panel, rows, withoutMap } from '../support/screen.ts';
import { expect, test as base } from '../support/test.ts';

const copy = en.alerts;
const EAST = 'East Transfer Point';
const HOME = { lat: 43.0733, lon: -89.40141 };
/** A line of stops from west to east, by name. */
const LINE = ['Orchard & Park', 'Mills & Park', 'University & Park', 'Frances & Park'];
const placeOf = (stop: number) => placeAt(HOME, 90, 400 * stop);

interface Bus {
  /** Makes a bus report this stop of the line as its next one. */
  comesTo(vehicleID: string, stop: number): void;
  url: string;
}

/** A line of four stops with a garage at the third, and buses that the test drives. */
const test = base.extend<{ city: Bus }>({
  city: async ({ startCurbside }, provide) => {
    const next = new Map<string, number>();
    // Buses that do not move for three answers are a frozen feed, which causes no alerts (R11).
    let answers = 0;
    const source = smallSource({
      stops: async () =>
        LINE.map((intersection, stop) => {
          const { lat, lon } = placeOf(stop);
          const at = { latitude: lat, longitude: lon };
          return aRouteStop({ stopID: `010${stop}`, intersection, destination: EAST, ...at });
        }),
      vehicles: async (routeID) => {
        if (routeID !== '03') return [];
        answers += 1;
        return [...next].map(([vehicleID, stop]) =>
          aVehicle({
            vehicleID,
            direction: EAST,
            nextStop: LINE[stop] ?? '',
            ...placeAt(placeOf(stop), -90, 200 - 5 * (answers % 20)),
          }),
        );
      },
      lots: async () => {
        const { lat, lon } = placeAt(placeOf(2), 0, 100);
        const beside = { lat, lng: lon };
        return [
          aLot({ name: 'Far garage', shortName: 'far', coordinates: { lat: 43.2, lng: lon } }),
          aLot({ name: 'Full garage', shortName: 'full', openSpots: 0, coordinates: beside }),
          aLot({ name: 'Park garage', shortName: 'park', openSpots: 42, coordinates: beside }),
        ];
      },
    });
    const { url } = await startCurbside({
      source,
      settings: { polling: { vehiclesSeconds: 2, lotsSeconds: 299 } },
    });
    await provide({ comesTo: (vehicleID, stop) => void next.set(vehicleID, stop), url });
  },
});

const strip = (page: Page) => page.getByRole('complementary', { name: copy.part });
const dueAt = (stop: string, vehicleID = '007') =>
  copy.next(en.vehicles.onRoute(vehicleID, '03', EAST), stop);

test('R16: a stop is watched from its card, and its bus is in the strip and the title and is announced once', async ({
  page,
  city,
}) => {
  await withoutMap(page);
  await page.clock.install();
  const heard = await recordAnnouncements(page);
  const requested = await recordPermissionRequests(page);
  city.comesTo('007', 0);
  await page.goto(`${city.url}/?route=03&stop=0102`);
  await panel(page).getByRole('button', { name: copy.heading }).click();
  await expect(strip(page)).toContainText(copy.noneNear);
  const quiet = await page.title();
  city.comesTo('007', 2);
  await letPollsPass(page, 1);
  const sentence = dueAt('University & Park');
  await expect(strip(page).getByRole('button', { name: sentence })).toBeVisible();
  await expect(page).toHaveTitle(`${copy.title('03', 'University & Park')} · ${quiet}`);
  await expect.poll(() => heard).toContain(sentence);
  // The bus is near for two more polls and is not announced again.
  await letPollsPass(page, 3);
  expect(heard.filter((text) => text === sentence)).toHaveLength(1);
  expect(await requested(), 'permissions requested without a click').toEqual([]);
  await strip(page).getByText(copy.notify).click();
  await expect(strip(page)).toContainText(copy.notifyDenied);
  expect(await requested()).toEqual(['permission']);
  city.comesTo('007', 3);
  await expectAsTimePasses(page, () => strip(page).textContent()).toContain(copy.noneNear);
  await expect(page).toHaveTitle(quiet);
});

test('R16, R24: on a desk no stop’s row moves when a bus comes', async ({ page, city }) => {
  await withoutMap(page);
  await page.clock.install();
  const tops = () =>
    rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top));
  const { nextHere } = en.vehicles.near;
  city.comesTo('008', 3);
  await page.goto(`${city.url}/?route=03`);
  const textOf = (row: number) => () => rows(page).nth(row).textContent();
  await expectAsTimePasses(page, textOf(0)).toContain(nextHere(1, '1', '008'));
  const before = await tops();
  city.comesTo('007', 1);
  await expectAsTimePasses(page, textOf(1)).toContain(nextHere(1, '1', '007'));
  expect(await tops()).toEqual(before);
});

test('R16: an alert comes one stop ahead once another bus has driven the line', async ({
  page,
  city,
}) => {
  await withoutMap(page);
  await page.clock.install();
  await page.goto(`${city.url}/?route=03&watch=0102`);
  await expect(strip(page)).toContainText(copy.noneNear);
  for (const stop of [1, 2, 3]) {
    city.comesTo('007', stop);
    // The first response may have been on its way before.
    await letPollsPass(page, 2);
  }
  city.comesTo('008', 1);
  const bus = en.vehicles.onRoute('008', '03', EAST);
  await expectAsTimePasses(page, () => strip(page).textContent()).toContain(
    copy.before(bus, 'Mills & Park', 'University & Park'),
  );
});

test('R18: a lot’s card leads to nearby stops and buses, and a stop’s card to lots with open spots', async ({
  page,
  city,
}) => {
  await withoutMap(page);
  city.comesTo('007', 2);
  await page.goto(`${city.url}/?route=03&panel=parking`);
  await panel(page).getByRole('combobox', { name: en.parking.sort.label }).selectOption('ride');
  await expect(
    panel(page)
      .getByRole('button', { name: /garage/i })
      .first(),
  ).toContainText('Park garage');
  await panel(page)
    .getByRole('button', { name: /Park garage/ })
    .click();
  const stops = panel(page).getByRole('region', { name: en.parkAndRide.stops('1,300 ft') });
  await expect(stops).toContainText(en.parkAndRide.busesComing(1, '1'));
  await expect(stops.getByRole('button', { name: 'Orchard & Park' })).toHaveCount(0);
  await expect(
    stops.getByRole('button', { name: en.vehicles.onRoute('007', '03', EAST) }),
  ).toBeVisible();
  await stops.getByRole('button', { name: 'University & Park' }).click();
  const lots = panel(page).getByRole('region', { name: en.parkAndRide.lots('1,300 ft') });
  await expect(lots.getByRole('listitem')).toHaveCount(1);
  await expect(lots).toContainText(/Park garage.*42/);
  await lots.getByRole('button', { name: 'Park garage' }).click();
  await expect(panel(page).getByRole('heading', { name: 'Park garage' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('R16: the button that watches a stop stays under the finger when the strip appears', async ({
    page,
    city,
  }) => {
    await withoutMap(page);
    await page.goto(`${city.url}/?route=03&stop=0102`);
    const button = panel(page).getByRole('button', { name: copy.heading });
    await expect(button).toBeInViewport({ ratio: 1 });
    const top = (await button.boundingBox())?.y;
    await button.tap();
    await expect(strip(page)).toContainText(copy.noneNear);
    const focused = page.locator(':focus');
    expect((await focused.boundingBox())?.y).toBeCloseTo(top ?? 0, 0);
  });

  test('R16, R24: a watched stop and its bus are visible at every height of the sheet', async ({
    page,
    city,
  }) => {
    city.comesTo('007', 2);
    await page.goto(`${city.url}/?route=03&watch=0102`);
    const stop = 'University & Park';
    const alert = strip(page).getByRole('button', { name: copy.title('03', stop) });
    const { sheetTaller, sheetShorter } = en.page;
    for (const press of [null, sheetTaller, sheetShorter]) {
      if (press !== null) await page.getByRole('button', { name: press }).tap();
      await expect(alert).toBeInViewport({ ratio: 1 });
      const middle = await alert.boundingBox();
      if (middle === null) throw new Error('not shown');
      const [x, y] = [middle.x + middle.width / 2, middle.y + middle.height / 2];
      const isOnTop = await page.evaluate(
        (at) => document.elementFromPoint(at.x, at.y)?.closest('.watch-strip') !== null,
        { x, y },
      );
      expect(isOnTop, `covered at ${press}`).toBe(true);
    }
    await strip(page).getByRole('button', { name: copy.details }).tap();
    await strip(page)
      .getByRole('button', { name: dueAt(stop) })
      .tap();
    await expect(strip(page), 'it makes room for the card').not.toContainText(dueAt(stop));
    await expect(alert).toBeInViewport({ ratio: 1 });
  });
});
