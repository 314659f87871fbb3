import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { compassWord } from '../../../src/features/vehicles/vehicle-sentences.ts';
import { importRealFeed, realFeedPath } from '../../support/gtfs/real-feeds.ts';
import { testNow } from '../../support/moment/moment.ts';
import { createDrive, type DrivenBus, type DrivenFeed } from '../../support/realtime/driveAlong.ts';
import { freePort } from '../../support/servers/freePort.ts';
import { en } from '../../support/words/catalogs.ts';
import { panel, rows, tab, withoutMap } from '../support/screen.ts';
import { expect, test as base } from '../support/test.ts';

const feed = realFeedPath('barrie-medium/google_transit.zip');
/** A Wednesday within the feed's dates, at 11 in the morning there. */
const START = Date.UTC(2026, 6, 15, 15, 0, 0);

interface LiveCity {
  readonly url: string;
  /** The buses of a route, as the feed reported them at a time of the last polls. */
  recentBuses(routeID: string): DrivenBus[][];
}

/** Barrie from its GTFS feed, with a bus on each pattern that drives along the pattern's line. */
const test = base.extend<{ city: LiveCity }>({
  city: async ({ startCurbside, page }, provide) => {
    if (feed === null) throw new Error('the feed is not there');
    const drive = createDrive((await importRealFeed(feed, '20260715')).snapshot);
    const behind = testNow() - START;
    const clock = () => testNow() - behind;
    const answers: DrivenFeed[] = [];
    const feedServer = createServer((_, response) => {
      const answer = drive({ now: clock(), trips: 'one of each pattern', names: 'sequence' });
      answers.push(answer);
      response.end(answer.bytes);
    });
    const port = await freePort();
    feedServer.listen(port, '127.0.0.1');
    await once(feedServer, 'listening');
    const folder = await mkdtemp(join(tmpdir(), 'curbside-'));
    const { url } = await startCurbside({
      settings: {
        service: { baseUrl: '', key: 'demo' },
        polling: { vehiclesSeconds: 2 },
        source: {
          kind: 'gtfs',
          feed,
          vehiclesSeconds: 2,
          vehicles: [`http://127.0.0.1:${port}/`],
          folder,
          privateAddresses: true,
        },
      },
      clock,
    });
    await page.clock.install({ time: clock() });
    await provide({
      url,
      recentBuses: (routeID) =>
        answers.slice(-5).map(({ buses }) => buses.filter((bus) => bus.routeID === routeID)),
    });
    feedServer.closeAllConnections();
    feedServer.close();
    await rm(folder, { recursive: true });
  },
});

/** The text of a bus's row in the list. */
const rowOf = (page: Page, { vehicleID }: DrivenBus) =>
  rows(page).filter({ hasText: new RegExp(`${en.vehicles.vehicleID(vehicleID)}(?!\\d)`) });

test.describe('a city from its GTFS feed', () => {
  test.skip(feed === null, 'the feed of Barrie is not next to the project');

  test('S6, S7, S17: the page opens on the city of the feed, with its name, routes, stops and every bus of a route with its destination, next stop and heading', async ({
    page,
    city,
  }) => {
    await withoutMap(page);
    await page.goto(`${city.url}/?route=8A,100`);
    await expect(page.getByRole('heading', { level: 1, name: 'Barrie Transit' })).toBeVisible();
    await expect(
      page.getByRole('button', { name: en.routes.name('8A', 'RVH/YONGE') }),
    ).toBeVisible();
    await expect(rows(page).first()).toBeVisible();
    await expect(tab(page, 'lots')).toHaveCount(0);
    await tab(page, 'vehicles').click();
    await expect(rows(page).first()).toBeVisible();
    await expect(panel(page).getByText(en.vehicles.state.empty)).toHaveCount(0);
    for (const routeID of ['8A', '100']) {
      const [buses = []] = city.recentBuses(routeID);
      expect(buses.length).toBeGreaterThan(0);
      for (const bus of buses) {
        await expect(async () => {
          const text = (await rowOf(page, bus).textContent()) ?? '';
          const recent = city
            .recentBuses(routeID)
            .flatMap((all) => all.filter(({ vehicleID }) => vehicleID === bus.vehicleID));
          const isRight = recent.some(
            ({ nextStop, bearing }) =>
              text.includes(en.vehicles.next(nextStop)) &&
              [-22, 0, 22].some((turn) =>
                text.includes(
                  en.vehicles.headingToward(compassWord((bearing + turn + 360) % 360, en)),
                ),
              ),
          );
          expect(isRight, `${text} | ${JSON.stringify(recent.at(-1))}`).toBe(true);
        }).toPass({ timeout: 60_000 });
      }
    }
  });
});
