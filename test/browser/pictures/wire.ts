import type { Page } from '@playwright/test';
import * as z from 'zod/mini';

const LOTS = /\/parking\/v2\/lots/;

type WireLot = Record<string, unknown>;
const Lots = z.looseObject({ lots: z.array(z.record(z.string(), z.unknown())) });

/** Changes the lots in all later answers, also to values that no source of ours sends. */
export async function changeLots(page: Page, change: (lot: WireLot, index: number) => WireLot[]) {
  await page.unroute(LOTS);
  await page.route(LOTS, async (route) => {
    const response = await route.fetch();
    const { lots } = z.parse(Lots, await response.json());
    await route.fulfill({ response, json: { lots: lots.flatMap(change) } });
  });
}

/** Removes the buses from all later answers. */
export const noVehicles = (page: Page) =>
  page.route(/\/getvehicles/, async (route) => {
    const response = await route.fetch();
    const body = z.parse(z.looseObject({}), await response.json());
    await route.fulfill({ response, json: { ...body, vehicles: [] } });
  });

/** Fakes a service worker that has cached a new version of the page and waits. */
export async function withNewVersion(page: Page) {
  await page.route('**/version.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { build: 'newer' } });
  });
  await page.addInitScript(() => {
    const scriptURL = new URL('/sw.js', window.location.href).href;
    const update = async () => {};
    const registration = Object.assign(new EventTarget(), { waiting: { scriptURL }, update });
    const container = Object.assign(new EventTarget(), {
      register: async () => registration,
      // None is active yet.
      ready: new Promise(() => {}),
    });
    Object.defineProperty(navigator, 'serviceWorker', { value: container });
  });
}

/** Leaves all later requests without an answer. */
export const hold = (page: Page, requests: RegExp) => page.route(requests, () => {});
/** Lets all later requests fail. */
export const fail = (page: Page, requests: RegExp) =>
  page.route(requests, (route) => route.abort());

/** Stores values of an earlier visit on the device, by their names in `createStoredValue`. */
export const store = (page: Page, stored: Readonly<Record<string, unknown>>) =>
  page.addInitScript((values) => {
    for (const [name, value] of Object.entries(values)) {
      localStorage.setItem(`curbside/1/${name}`, JSON.stringify(value));
    }
  }, stored);

const MINUTE = 60_000;

/** Moves the page's clock forward. Each timer that is due runs once. */
export const minutesLater = (page: Page, minutes: number) =>
  page.clock.fastForward(minutes * MINUTE);
