import type { Page } from '@playwright/test';
import * as z from 'zod/mini';

import { NOON } from '../support/test.ts';

const LOTS = /\/parking\/v2\/lots/;

type WireLot = Record<string, unknown>;
const Lots = z.looseObject({ lots: z.array(z.record(z.string(), z.unknown())) });

/** From here on the lots reach the page changed: what no source would send, a feed does. */
export async function changeLots(page: Page, change: (lot: WireLot, index: number) => WireLot[]) {
  await page.unroute(LOTS);
  await page.route(LOTS, async (route) => {
    const response = await route.fetch();
    const { lots } = z.parse(Lots, await response.json());
    await route.fulfill({ response, json: { lots: lots.flatMap(change) } });
  });
}

/** From here on no bus is on any route. */
export const noVehicles = (page: Page) =>
  page.route(/\/getvehicles/, async (route) => {
    const response = await route.fetch();
    const body = z.parse(z.looseObject({}), await response.json());
    await route.fulfill({ response, json: { ...body, vehicles: [] } });
  });

/** A version of the page that has been kept and waits to be taken, as the browser would tell of it. */
export async function withNewVersion(page: Page) {
  await page.route('**/version.json', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), date: new Date(NOON).toUTCString() };
    await route.fulfill({ response, headers, json: { build: 'newer' } });
  });
  await page.addInitScript(() => {
    const scriptURL = new URL('/sw.js', window.location.href).href;
    const update = async () => {};
    const registration = Object.assign(new EventTarget(), { waiting: { scriptURL }, update });
    const container = Object.assign(new EventTarget(), { register: async () => registration });
    Object.defineProperty(navigator, 'serviceWorker', { value: container });
  });
}

/** From here on requests get no answer, or one that fails. */
export const hold = (page: Page, requests: RegExp) => page.route(requests, () => {});
export const fail = (page: Page, requests: RegExp) =>
  page.route(requests, (route) => route.abort());

/** What the device kept of an earlier visit, by the names of `createStoredValue`. */
export const keep = (page: Page, kept: Readonly<Record<string, unknown>>) =>
  page.addInitScript((values) => {
    for (const [name, value] of Object.entries(values)) {
      localStorage.setItem(`curbside/1/${name}`, JSON.stringify(value));
    }
  }, kept);

const MINUTE = 60_000;

/** Lets time pass at once; what is due in it happens once. */
export const minutesLater = (page: Page, minutes: number) =>
  page.clock.fastForward(minutes * MINUTE);
