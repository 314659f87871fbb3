import type { Page } from '@playwright/test';

import { placeAt } from '../../../src/lib/geo/distance.ts';
import { aRouteStop, aVehicle } from '../../support/builders.ts';
import { smallSource } from '../../support/cities/small-source.ts';
import { testNow } from '../../support/moment/moment.ts';
import { en } from '../../support/words/catalogs.ts';
import { expectAsTimePasses, letPollsPass } from '../support/clock.ts';
import { recordAnnouncements } from '../support/recordAnnouncements.ts';
import { COARSE, cameraQuery, waitForIdleMap, panel } from '../support/screen.ts';
import { expect, test as base } from '../support/test.ts';

const HOME = { lat: 43.0755, lon: -89.4014633 };
const NEXT_STOP = placeAt(HOME, 0, 120);
/** The page polls this often on its clock, which the tests move on. */
const SECONDS_PER_POLL = 2;

/** One bus on a page that polls every two seconds, with its next stop beside it. */
const test = base.extend<{ bus: { driveTo(meters: number): void; url: string } }>({
  bus: async ({ startCurbside }, provide) => {
    let place = HOME;
    let answers = 0;
    const nextStop = 'University & Park';
    const stop = aRouteStop({ intersection: 'PARK at UNIVERSITY' });
    const source = smallSource({
      stops: async () => [{ ...stop, latitude: NEXT_STOP.lat, longitude: NEXT_STOP.lon }],
      lots: async () => [],
      vehicles: async (routeID) => {
        answers += 1;
        return routeID === '03' ? [aVehicle({ ...place, nextStop })] : [];
      },
    });
    const { url } = await startCurbside({
      source,
      // Polls pass on the page's clock. Without this, several answers would have one timestamp, and a feed like
      // that is frozen: its buses fade (R11).
      clock: () => testNow() + answers * 1000 * SECONDS_PER_POLL,
      settings: { polling: { vehiclesSeconds: SECONDS_PER_POLL, lotsSeconds: 299 } },
    });
    const driveTo = (meters: number) => {
      place = placeAt(HOME, 90, meters);
    };
    const query = `?route=03&panel=buses&vehicle=03/007&${cameraQuery({ ...HOME, zoom: 16 })}`;
    await provide({ driveTo, url: `${url}/${query}` });
  },
});

test.use(COARSE);

/** The map's center in the URL, which is updated after each move. */
const lookedAt = (page: Page) => {
  const [lat, lon] = (new URL(page.url()).searchParams.get('center') ?? '').split(',').map(Number);
  return { lat, lon };
};
const eastOfHome = async (page: Page) => {
  const { lon = Number.NaN } = lookedAt(page);
  return Math.round((lon - HOME.lon) * 111_195 * Math.cos((HOME.lat * Math.PI) / 180));
};
const frames = (page: Page) => page.locator('[data-map-state]').getAttribute('data-frames');

/** Waits until the map has neither moved nor drawn during a poll. */
const untilStill = (page: Page) =>
  expect
    .poll(async () => {
      const before = `${page.url()} ${await frames(page)}`;
      await letPollsPass(page, 1);
      await page.waitForTimeout(300);
      return `${page.url()} ${await frames(page)}` === before;
    })
    .toBe(true);

async function followByKeyboard(page: Page) {
  const button = panel(page).getByRole('button', { name: en.follow.start });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('button', { name: en.follow.stop })).toBeFocused();
}

test('R13: the map moves with a followed bus, stays still for any other, and draws no frame while a followed bus stands', async ({
  page,
  bus,
}) => {
  await page.clock.install({ time: testNow() });
  await page.goto(bus.url);
  await waitForIdleMap(page);
  bus.driveTo(150);
  await letPollsPass(page, 2);
  expect(await eastOfHome(page)).toBe(0);
  await followByKeyboard(page);
  expect(page.url()).toContain('follow=03');
  await expect.poll(() => eastOfHome(page)).toBe(150);
  bus.driveTo(450);
  await expectAsTimePasses(page, () => eastOfHome(page)).toBe(450);
  await expect(page.getByText(en.follow.following('007'))).toBeVisible();

  await untilStill(page);
  const before = await frames(page);
  await letPollsPass(page, 2);
  expect(await frames(page)).toBe(before);
});

/** Spreads two fingers on the map from 80 px to 240 px. */
async function pinch(page: Page) {
  const client = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: 800 - apart / 2, y: 400, id: 0 },
    { x: 800 + apart / 2, y: 400, id: 1 },
  ];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(80) });
  for (let apart = 100; apart <= 240; apart += 20) {
    await client.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: fingers(apart),
    });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const HANDS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  drag: async (page) => {
    await page.mouse.move(800, 400);
    await page.mouse.down();
    await page.mouse.move(700, 400, { steps: 4 });
    await page.mouse.up();
  },
  wheel: async (page) => {
    await page.mouse.move(800, 400);
    await page.mouse.wheel(0, -200);
  },
  key: async (page) => {
    await page.locator('.maplibregl-canvas').focus();
    await page.keyboard.press('ArrowLeft');
  },
  pinch,
};

test.describe('with a mouse, keys and fingers', () => {
  test.use({ hasTouch: true });

  test('R13: a drag, a wheel, a key and a pinch stop following the bus, and the map stays when the bus drives on', async ({
    page,
    bus,
  }) => {
    const announced = await recordAnnouncements(page);
    await page.clock.install({ time: testNow() });
    await page.goto(bus.url);
    await waitForIdleMap(page);
    let meters = 0;
    for (const [name, move] of Object.entries(HANDS)) {
      await test.step(name, async () => {
        const heard = announced.length;
        await followByKeyboard(page);
        await expect.poll(() => eastOfHome(page)).toBe(meters);
        await move(page);
        await expect(page.getByText(en.follow.following('007'))).toHaveCount(0);
        expect(page.url()).not.toContain('follow=');
        await expect.poll(() => announced.slice(heard)).toContain(en.follow.stopped);
        await untilStill(page);
        const before = await eastOfHome(page);
        meters += 150;
        bus.driveTo(meters);
        await letPollsPass(page, 2);
        expect(await eastOfHome(page)).toBe(before);
      });
    }
  });
});
