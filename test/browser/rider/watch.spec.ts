import type { Page } from '@playwright/test';

import { placeAt } from '../../../src/lib/geo/distance.ts';
import { aLot, aRouteStop, aVehicle } from '../../support/builders.ts';
import { NOON, smallSource } from '../../support/cities/small-source.ts';
import { supply } from '../../support/cities/supply.ts';
import { arrivalIn, timesOf } from '../../support/times/departures.ts';
import { en } from '../../support/words/catalogs.ts';
import { expectAsTimePasses, letPollsPass } from '../support/clock.ts';
import { recordAnnouncements } from '../support/recordAnnouncements.ts';
import { recordPermissionRequests } from '../support/recordPermissionRequests.ts';
import { panel, withoutMap } from '../support/screen.ts';
import { expect, test as base } from '../support/test.ts';

const copy = en.alerts;
const EAST = 'East Transfer Point';
const ROUTE = en.times.to('03', EAST);
const HOME = { lat: 43.0733, lon: -89.40141 };
/** A line of stops from west to east, by name. */
const LINE = ['Orchard & Park', 'Mills & Park', 'University & Park', 'Frances & Park'];
const placeOf = (stop: number) => placeAt(HOME, 90, 400 * stop);

interface Bus {
  /** Makes a bus report this stop of the line as its next one. */
  comesTo(vehicleID: string, stop: number): void;
  /** Sets in how many minutes a bus comes to each stop. */
  comesIn(minutes: number): void;
  url: string;
}

/** A line of four stops with a garage at the third, and buses that the test drives. */
const test = base.extend<{ city: Bus }>({
  city: async ({ startCurbside }, provide) => {
    const next = new Map<string, number>();
    // Buses that do not move for three answers are a frozen feed, which causes no alerts (R11).
    let answers = 0;
    let arrival: number | null = null;
    const source = smallSource({
      times: {
        ...timesOf(() =>
          arrival === null
            ? []
            : [arrivalIn(arrival, { basis: 'reported', tripID: '20261120.t1' })],
        ),
        trip: supply(async () => null),
      },
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
      clock: () => NOON,
      settings: { polling: { vehiclesSeconds: 2, lotsSeconds: 299 } },
    });
    await provide({
      comesTo: (vehicleID, stop) => void next.set(vehicleID, stop),
      comesIn: (minutes) => {
        arrival = minutes;
      },
      url,
    });
  },
});

const strip = (page: Page) => page.getByRole('complementary', { name: copy.part });
/** What a bus in four minutes is said to be. */
const DUE = copy.byTime.live(ROUTE, '4 minutes');

test('R16: a stop is watched from its card, and its bus is in the strip and the title and is announced once', async ({
  page,
  city,
}) => {
  await withoutMap(page);
  await page.clock.install({ time: NOON });
  const heard = await recordAnnouncements(page);
  const requested = await recordPermissionRequests(page);
  city.comesIn(12.5);
  await page.goto(`${city.url}/?route=03&stop=0102`);
  await panel(page).getByRole('button', { name: copy.byTime.heading }).click();
  await panel(page).getByRole('button', { name: ROUTE, exact: true }).click();
  await expect(strip(page)).toContainText(copy.byTime.next('in 12 minutes, live'));
  const quiet = await page.title();
  city.comesIn(4.5);
  await letPollsPass(page, 1);
  await expect(strip(page).getByRole('button', { name: DUE })).toBeVisible();
  await expect(page).toHaveTitle(`${DUE} · ${quiet}`);
  await expect.poll(() => heard.join('\n')).toContain(DUE);
  // The bus is due for two more polls and is not announced again.
  await letPollsPass(page, 3);
  expect(heard.filter((text) => text.includes(DUE))).toHaveLength(1);
  expect(await requested(), 'permissions requested without a click').toEqual([]);
  await strip(page).getByText(copy.notify).click();
  await expect(strip(page)).toContainText(copy.notifyDenied);
  expect(await requested()).toEqual(['permission']);
  city.comesIn(15.5);
  await expectAsTimePasses(page, () => strip(page).textContent()).toContain(
    copy.byTime.next('in 15 minutes, live'),
  );
  await expect(page).toHaveTitle(quiet);
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
    city.comesIn(12.5);
    await page.goto(`${city.url}/?route=03&stop=0102`);
    await panel(page).getByRole('button', { name: copy.byTime.heading }).tap();
    const button = panel(page).getByRole('button', { name: ROUTE, exact: true });
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 1 });
    const top = (await button.boundingBox())?.y;
    await button.tap();
    await expect(strip(page)).toContainText(copy.byTime.next('in 12 minutes, live'));
    const focused = page.locator(':focus');
    expect((await focused.boundingBox())?.y).toBeCloseTo(top ?? 0, 0);
    // While it waits, the strip covers no part of the card's header.
    const back = panel(page).getByRole('button', { name: en.page.back });
    await expect(back).toBeInViewport({ ratio: 1 });
    await back.click({ trial: true });
  });

  test('R16, R24: a watched stop and its bus are visible at every height of the sheet', async ({
    page,
    city,
  }) => {
    city.comesIn(4.5);
    await page.goto(`${city.url}/?route=03&alert=0102~03~5`);
    const alert = strip(page).getByRole('button', { name: DUE });
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
    await strip(page).getByRole('button', { name: DUE }).tap();
    await expect(page.getByRole('heading', { name: en.times.trip }), 'its card').toBeInViewport();
    await expect(alert).toBeInViewport({ ratio: 1 });
  });
});
