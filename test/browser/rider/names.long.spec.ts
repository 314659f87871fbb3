import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { SIX_SCRIPTS, SIX_SCRIPTS_FEED } from '../../support/feeds/six-scripts.ts';
import { pixelsOf } from '../support/pixelsOf.ts';
import { rows, waitForIdleMap, withoutMap } from '../support/screen.ts';
import { expect, test as base } from '../support/test.ts';

const NOON = Date.UTC(2026, 10, 20, 18, 38, 5);
const OWN = Object.values(SIX_SCRIPTS).map(([own]) => own);
const ENGLISH = Object.values(SIX_SCRIPTS).map(([, english]) => english);

/** A city from a feed whose stops are named in six scripts, and in English. */
const test = base.extend<{ url: string }>({
  url: async ({ startCurbside }, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'curbside-'));
    for (const [name, text] of Object.entries(SIX_SCRIPTS_FEED))
      await writeFile(join(folder, name), text);
    const { url } = await startCurbside({
      settings: {
        service: { baseUrl: '', key: 'demo' },
        source: { kind: 'gtfs', feed: folder, folder: join(folder, 'cache') },
        basemap: { light: '/basemap/light.json', dark: '/basemap/dark.json', tiles: '/none.json' },
      },
      clock: () => NOON,
    });
    await provide(url);
    await rm(folder, { recursive: true });
  },
});

test("L4, L5: names in six scripts are listed, found, and in the page's language where the feed has it", async ({
  page,
  url,
}) => {
  await withoutMap(page);
  await page.goto(`${url}/?lang=es&route=7`);
  for (const [index, name] of OWN.entries())
    await expect(rows(page).nth(index)).toContainText(name);
  for (const [query, name] of [
    ['たかおか', '高岡駅前'],
    ['συνταγματος', 'Πλατεία Συντάγματος'],
    ['ЛЬВОВ', 'Львов мост'],
    ['הסנהדרין', 'שד. ירושלים/הסנהדרין'],
    ['محطه', 'محطة مصر'],
    ['Ｓｙｎｔａｇｍａ', 'Πλατεία Συντάγματος'],
  ] as const) {
    await page.getByRole('combobox').fill(query);
    await expect(page.getByRole('option').first()).toHaveText(new RegExp(`^${name}`));
  }
  // All buses go there, so the other stops are found too.
  for (const [query, name] of [
    ['高岡　駅前', '高岡駅前'],
    ['राजीव', 'राजीव चौक'],
  ] as const) {
    await page.getByRole('combobox').fill(query);
    await expect(page.getByRole('option').first()).toHaveText(new RegExp(`^${name}`));
  }
  await page.goto(`${url}/?lang=en-GB&route=7`);
  for (const [index, name] of ENGLISH.entries())
    await expect(rows(page).nth(index)).toContainText(name);
});

test('L5: a display shows the names of both of its languages in turn', async ({ page, url }) => {
  await page.clock.install({ time: NOON });
  await page.goto(`${url}/?view=kiosk&stop=s0&panels=departures&lang=es,en`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('高岡駅前');
  for (const [name, to] of [
    ['Takaoka Station', 'Rajiv Chowk'],
    ['高岡駅前', 'राजीव चौक'],
  ] as const) {
    await expect(async () => {
      await page.clock.runFor(5000);
      await expect(heading).toHaveText(name, { timeout: 500 });
    }).toPass();
    await expect(page.getByRole('listitem').first()).toContainText(to);
  }
});

test.describe('on the map', () => {
  test.use({ isMapDrawn: true });

  test('L4: a Hebrew name is drawn beside its stop, with the letters of the browser', async ({
    page,
    url,
  }) => {
    // The stop with the Hebrew name is in the middle of the map.
    await page.goto(`${url}/?lang=es&center=43.0766,-89.4&zoom=16`);
    const box = await (await waitForIdleMap(page)).boundingBox();
    if (box === null) throw new Error('no map');
    const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    const beside = { x: x + 18, y: y - 12, width: 110, height: 24 };
    await expect(async () => {
      const pixels = await pixelsOf(page, beside);
      const colors = Array.from({ length: beside.width * beside.height }, (_, at) =>
        pixels.at(beside.x + (at % beside.width), beside.y + Math.floor(at / beside.width)),
      );
      expect(colors.filter((color) => color < '#a00000').length).toBeGreaterThan(100);
    }).toPass();
  });
});
