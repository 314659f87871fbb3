import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { QueryObserver } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { ApiError } from '../../../src/api/ApiError.ts';
import { createApi } from '../../../src/api/createApi.ts';
import type { Api } from '../../../src/api/createApi.ts';
import type { VehicleFeed } from '../../../src/api/feeds/vehicleFeed.ts';
import { clockQuery } from '../../../src/api/queries/clock-query.ts';
import { lotsQuery, vehiclesQuery } from '../../../src/api/queries/live-queries.ts';
import { cityRows } from '../../../src/audiences/kiosk/buses/city-rows.ts';
import { createErrorQueue } from '../../../src/audiences/kiosk/fleet/errorQueue.ts';
import { readHealth } from '../../../src/audiences/kiosk/fleet/health.ts';
import { createPollSchedule } from '../../../src/audiences/kiosk/polling/createPollSchedule.ts';
import { kioskQueryClient } from '../../../src/audiences/kiosk/polling/kioskQueryClient.ts';
import { refetchAfterOutage } from '../../../src/audiences/kiosk/polling/refetchAfterOutage.ts';
import { OPERATIONS } from '../../../src/contract/operations/operations.ts';
import { LotsAnswer } from '../../../src/contract/parking/parking-lot.ts';
import { VehiclesAnswer } from '../../../src/contract/vehicle.ts';
import { theSettings } from '../../support/builders.ts';
import { lineLots, lineVehicles } from '../../support/cities/line-city.ts';

/** A display whose entry in screens.json is right. */
const RIGHT = { wrong: [], hasGood: true, isStored: true };

const INTERVAL = 30_000;
/** As often as a display asks by default. */
const LOTS_INTERVAL = 60_000;
/** 50 errors of 200 characters and 20 outages, with their times and names (A44). */
const LARGEST_QUEUE = 15_000;
/** A week at one poll every 30 s. */
const POLLS = 20_160;
const START = Date.UTC(2026, 10, 16, 6);
const MEGABYTE = 2 ** 20;

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

const counts = { vehicles: 0, lots: 0 };
const seconds = () => Math.floor((Date.now() - START) / 1000);

/** The network fails for 20 minutes each day. */
function checkNetwork(): void {
  if (seconds() % 86_400 > 85_200) throw new ApiError('unreachable', 'no answer');
}

/** The service, without the network. */
const SERVICE: Pick<Api, 'ask'> = {
  async ask({ path, answer }) {
    const codec = await answer();
    const isLots = path === OPERATIONS.lots.path;
    counts[isLots ? 'lots' : 'vehicles'] += 1;
    checkNetwork();
    const body = isLots
      ? z.encode(LotsAnswer, lineLots(seconds()))
      : z.encode(VehiclesAnswer, lineVehicles(seconds()));
    return { answer: z.parse(codec, body), age: 0 };
  },
};

/** The page's own server. */
async function ownServer(): Promise<Response> {
  checkNetwork();
  return Response.json({ build: 'b1' }, { headers: { date: new Date().toUTCString() } });
}

const { staleness } = theSettings();

/** What a display keeps without its page: the cache, errors and outages. */
function startDisplay() {
  const client: QueryClient = kioskQueryClient();
  const queue = createErrorQueue();
  const api: Api = { ...createApi({ baseUrl: '', key: '', fetch }), ...SERVICE };
  const schedule = createPollSchedule(0.5)(INTERVAL, Infinity);
  const route = new QueryObserver(client, {
    ...vehiclesQuery(api, '1', INTERVAL),
    refetchInterval: schedule,
  });
  const lots = new QueryObserver(client, {
    ...lotsQuery(api, LOTS_INTERVAL),
    refetchInterval: createPollSchedule(0.5)(LOTS_INTERVAL, Infinity),
  });
  const health = () =>
    readHealth({ id: 'main-1', client, staleness, contextLosses: 0, entry: RIGHT });
  let shown: VehicleFeed | undefined;
  const show = (feed: VehicleFeed | undefined) => {
    if (feed === undefined || feed === shown) return;
    shown = feed;
    if (counts.vehicles % 20 > 0) return;
    const [row] = cityRows(feed.vehicles, [], (a, b) => a.localeCompare(b));
    // An error whose text is always another one, such as one with a position in it.
    queue.addError(new Error(`no row for ${row?.vehicles[0].vehicleID} at ${Date.now()}`));
  };
  const stops = [
    route.subscribe(({ data }) => show(data?.answer)),
    lots.subscribe(() => {}),
    new QueryObserver(
      client,
      clockQuery((url, init) => fetch(url, init)),
    ).subscribe(() => {}),
    refetchAfterOutage({
      client,
      interval: 0.8 * INTERVAL,
      onOutage: (outage) => queue.addOutage(outage),
    }),
    () => client.clear(),
  ];
  return { client, queue, health, stop: () => stops.forEach((stop) => stop()) };
}

/** How many values an answer in the cache consists of. */
function sizeOf(value: unknown): number {
  if (value instanceof Map) return sizeOf([...value]);
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, one) => sum + sizeOf(one), 1);
}

test(
  'A29: after a week of 20,160 polls a display holds as much as after a day',
  { timeout: 300_000 },
  async () => {
    vi.useFakeTimers({
      now: START,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    });
    vi.stubGlobal('fetch', ownServer);
    const display = startDisplay();
    const runUntil = async (polls: number) => {
      while (counts.vehicles < polls) {
        vi.advanceTimersByTime(INTERVAL / 2);
        // The answers are there at once, but each takes several microtasks.
        await new Promise<void>((done) => {
          setImmediate(done);
        });
      }
    };
    const measure = () => {
      if (typeof collectGarbage === 'function') collectGarbage();
      const cache = display.client.getQueryCache().getAll();
      return {
        heap: process.memoryUsage().heapUsed / MEGABYTE,
        sizes: {
          cached: sizeOf(cache.map(({ state }) => state.data)),
          report: JSON.stringify(display.health()).length,
        },
        exact: {
          queries: cache.length,
          timers: vi.getTimerCount(),
          errors: display.queue.waiting()?.errors.length,
        },
      };
    };
    await runUntil(POLLS / 7);
    const day = measure();
    await runUntil(POLLS);
    const week = measure();
    const waiting = display.queue.waiting();
    display.stop();
    expect(counts.vehicles).toBe(POLLS);
    expect(week.exact).toEqual({ ...day.exact, errors: 50 });
    expect(waiting?.outages.length).toBeGreaterThan(5);
    expect(JSON.stringify(sessionStorage).length).toBeLessThan(LARGEST_QUEUE);
    expect(week.heap - day.heap).toBeLessThan(10);
    for (const what of ['cached', 'report'] as const) {
      expect(day.sizes[what]).toBeGreaterThan(0);
      expect(Math.abs(week.sizes[what] - day.sizes[what]) / day.sizes[what]).toBeLessThanOrEqual(
        0.05,
      );
    }
  },
);
