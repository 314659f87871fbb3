import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { startSmallServer } from '../../support/cities/small-server.ts';
import { NOON, smallSource } from '../../support/cities/small-source.ts';
import { arrivalIn, EAST, MINUTE, timesOf } from '../../support/times/departures.ts';
import { en } from '../../support/words/catalogs.ts';

const live = arrivalIn(10, { ...EAST, basis: 'reported', expectedAt: NOON + 12 * MINUTE });

async function boardWith(updatedAt: number | 'lost', now: number) {
  const times = timesOf(() => [live], updatedAt);
  const server = await startSmallServer({}, { source: smallSource({ times }), clock: () => now });
  writeFileSync(
    join(server.folder, 'screens.json'),
    JSON.stringify({ screens: { a: { stop: '0100' } } }),
  );
  const json: unknown = await (await fetch(`${server.url}/boards/a.json`)).json();
  const first = await fetch(`${server.url}/boards/a.png`);
  const etag = first.headers.get('etag');
  await first.arrayBuffer();
  await server.stop();
  return { json, etag };
}

test('A59: while live times are fresh a board counts down, and nothing is said of them', async () => {
  const { json } = await boardWith(NOON, NOON);
  expect(json).toMatchObject({ rows: [{ minutes: 12, live: true }] });
  expect(json).not.toHaveProperty('note');
});

test.each([
  ['are two minutes old', NOON - 121_000],
  ['are lost', 'lost'],
] as const)(
  'A59: once live times %s, a board has the timetable and says so',
  async (_, updatedAt) => {
    const { json } = await boardWith(updatedAt, NOON);
    expect(json).toMatchObject({
      note: en.times.noLive,
      rows: [{ time: '12:48 PM', live: false }],
    });
  },
);

test('A59: while one of two stops can’t be read, the board lists the other and says that buses are missing', async () => {
  const times = timesOf((stopID) => {
    if (stopID === '1391') throw new Error('no answer');
    return [live];
  });
  const server = await startSmallServer({}, { source: smallSource({ times }), clock: () => NOON });
  const screens = { both: { stop: ['0100:1', '1391:1'] }, one: { stop: '1391' } };
  writeFileSync(join(server.folder, 'screens.json'), JSON.stringify({ screens }));
  const read = async (id: string): Promise<unknown> =>
    (await fetch(`${server.url}/boards/${id}.json`)).json();
  expect(await read('both')).toMatchObject({ note: en.times.partial, rows: [{ minutes: 12 }] });
  expect(await read('one')).toMatchObject({ note: en.display.allLost(null), rows: [] });
  await server.stop();
});

test('A59: a board that was never read whole isn’t the last good one', async () => {
  const times = timesOf((stopID) => {
    if (stopID === '1391') throw new Error('no answer');
    return [live];
  });
  let now = NOON;
  const source = smallSource({ times });
  const server = await startSmallServer({}, { source, clock: () => now });
  const path = join(server.folder, 'screens.json');
  const titles: unknown[] = [];
  for (const [stop, title] of [
    ['0100', 'Good'],
    ['1391', 'Unread'],
    ['9999', 'Wrong'],
  ]) {
    writeFileSync(path, JSON.stringify({ screens: { a: { stop, title } } }));
    now += MINUTE;
    utimesSync(path, now / 1000, now / 1000);
    titles.push((await (await fetch(`${server.url}/boards/a.json`)).json()).title);
  }
  expect(titles).toEqual(['Good', 'Unread', 'Good']);
  await server.stop();
});

test('A59: a picture says when it is from, so one of another minute is another picture', async () => {
  const [first, same, later] = [
    await boardWith('lost', NOON),
    await boardWith('lost', NOON + 5_000),
    await boardWith('lost', NOON + MINUTE),
  ];
  expect(same.etag).toBe(first.etag);
  expect(later.etag).not.toBe(first.etag);
});
