import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Frame, Page } from '@playwright/test';

import { writeSmallFeed } from '../../support/cities/small-feed-folder.ts';
import { smallFeed } from '../../support/gtfs/small-feed.ts';
import { startHost } from '../support/servers/startHost.ts';
import { expect, test } from '../support/test.ts';

/** What every object inherits. */
const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'] as const;
const [ROUTE, STOP, OTHER, TRIP] = NAMES;

/** The small feed with such names for a route, two stops and a trip. */
function hostileFiles(): Record<string, string> {
  const names = { R0: ROUTE, S0: STOP, S1: ROUTE, S2: OTHER, T0: TRIP, '100': STOP, '101': ROUTE };
  return Object.fromEntries(
    [...smallFeed()].map(([file, bytes]) => [
      file,
      Object.entries(names).reduce(
        (text, [own, name]) => text.replaceAll(new RegExp(`(?<=^|,)${own}(?=,|$)`, 'gm'), name),
        Buffer.from(bytes).toString(),
      ),
    ]),
  );
}

const LOT = {
  name: 'constructor',
  shortName: '__proto__',
  operatedBy: 'toString',
  street: '1 Main St',
  coordinates: { lat: 43.07, lng: -89.39 },
  totalSpots: 100,
  openSpots: 40,
  webUrl: 'https://lots.example/',
  specialEvents: [{ eventName: '__proto__', webUrl: '', eventDatetime: '2026-11-28 19:00:00' }],
};

/** What was added to the prototype of all objects. */
const added = (page: Page | Frame) =>
  page.evaluate(() => [
    ...Object.keys(Object.prototype),
    ...Object.keys(Array.prototype),
    ...Object.keys(Function.prototype),
    ...Object.keys(Object),
  ]);

test('S16: stops, routes, lots and events that are called like what every object has work like any other', async ({
  page,
  startCurbside,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'curbside-'));
  const feed = writeSmallFeed(join(folder, 'feed'), hostileFiles());
  await writeFile(join(folder, 'lots.json'), JSON.stringify({ lots: [LOT] }));
  const { url } = await startCurbside({
    settings: {
      service: { baseUrl: '', key: 'demo' },
      source: {
        kind: 'gtfs',
        feed,
        folder: join(folder, 'snapshots'),
        lots: { kind: 'v2', feed: join(folder, 'lots.json') },
      },
    },
  });
  const isMapReady = () =>
    expect(page.locator('[data-map-state="ready"]').first()).toBeVisible({ timeout: 60_000 });

  await page.goto(`${url}/?route=${ROUTE}&stop=${STOP}`);
  await isMapReady();
  await expect(page.getByRole('heading', { name: 'Main, at 1st' })).toBeVisible();
  expect(await added(page)).toEqual([]);
  await page.goto(`${url}/?route=${ROUTE}&stop=${ROUTE}`);
  await isMapReady();
  await expect(page.getByRole('heading', { name: 'Main & 2nd' })).toBeVisible();
  await page.goto(`${url}/?panel=lots`);
  await expect(page.getByText('constructor').first()).toBeVisible();
  expect(await added(page)).toEqual([]);

  // In any place of a link, whether or not there is such a thing.
  for (const name of NAMES)
    for (const kind of ['stop', 'lot', 'event', 'vehicle', 'trip', 'route'])
      for (const view of ['', 'view=kiosk&', 'view=embed&']) {
        if (view !== '' && kind !== 'stop' && name !== ROUTE) continue;
        const more = kind === 'route' ? '' : `&route=${name}`;
        await page.goto(`${url}/?${view}${kind}=${name}${more}&lots=${name}&operator=${name}`);
        await isMapReady();
        expect(await added(page), `${view}${kind}=${name}`).toEqual([]);
      }

  // In a host's message to its frame.
  const host = await startHost(
    () =>
      `<iframe title="map" src="${url}/?view=embed&api=1&origin=${encodeURIComponent(host.url)}" width="800" height="600"></iframe>
       <script>
         window.done = 0;
         addEventListener('message', ({ data }) => { if (data?.type === 'done') window.done += 1; });
       </script>`,
  );
  await page.goto(host.url);
  const frame = page.frames().at(-1);
  if (frame === undefined) throw new Error('no frame');
  await expect(page.frameLocator('iframe').locator('[data-map-state="ready"]').first()).toBeVisible(
    { timeout: 60_000 },
  );
  for (const id of NAMES)
    for (const kind of ['stop', 'lot', 'event'])
      await page.evaluate((message) => window.frames[0]?.postMessage(message, '*'), {
        v: 1,
        source: 'curbside-host',
        type: 'select',
        id: `${kind} ${id}`,
        payload: { kind, id },
      });
  await expect.poll(() => page.evaluate(() => Number(Reflect.get(window, 'done')))).toBe(12);
  await isFrameReady(page);
  expect(await added(frame)).toEqual([]);
  host.stop();
  await rm(folder, { recursive: true, force: true });
});

const isFrameReady = (page: Page) =>
  expect(page.frameLocator('iframe').locator('[data-map-state="ready"]').first()).toBeVisible();
