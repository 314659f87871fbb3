import { expect, test } from 'vitest';

import type { DocumentCache } from '../../../src/edge/pocket/city-store.ts';
import type { Source } from '../../../src/service/Source.ts';
import { aDevice } from '../../support/pocket/aDevice.ts';
import { aPage, aServer, demo, documentOf, settings } from '../../support/pocket/aPage.ts';

const DAY = 86_400_000;
const STOP = `/v1/getstoplocation?key=${settings.service.key}&stopID=0100`;
const TODAY = '/timetables/0100/20261120.json';

/** The demo, and the same with another name of its feed, which is another version. */
const [feed] = demo.cityFeeds?.() ?? [];
if (feed === undefined || feed === null) throw new Error('the demo has no feed');
const later: Source = {
  ...demo,
  cityFeeds: () => [{ ...feed, snapshot: { ...feed.snapshot, contentHash: 'later' } }],
};
const paths = (source: Source, dates: readonly string[]) => {
  const city = documentOf(source);
  return [city, ...dates.map((date) => city.replace('.json', `/${date}.json`))];
};

test('P4: with a network once, and without one later, the city is there', async () => {
  const [server, { cache, bodies }] = [aServer(), aDevice()];
  expect(await aPage(server, cache).pocket.update()).toBe(true);
  expect([...bodies.keys()]).toEqual(paths(demo, ['20261119', '20261120', '20261121', '20261122']));
  server.isDown = true;
  const { pocket, requests } = aPage(server, cache);
  expect(await pocket.update()).toBe(true);
  expect(requests).toEqual([]);
  expect(JSON.parse((await pocket.answer(STOP))?.body ?? '')).toMatchObject({ stopID: '0100' });
  expect(await pocket.answer(TODAY)).not.toBeNull();
  expect(await pocket.answer('/timetables/0100/20261121.json')).not.toBeNull();
  expect(await pocket.answer('/timetables/0100/20261123.json')).toBeNull();
  expect(await pocket.answer('/timetables/none/20261120.json')).toBeNull();
});

test('P6: a city answers before the device has stored it, and one from the device at once', async () => {
  const [server, { cache, bodies }] = [aServer(), aDevice()];
  const stored: number[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const put: DocumentCache['put'] = (...given) => held.then(() => cache.put(...given));
  const updated = aPage(server, { ...cache, put }).pocket.update(() => {
    stored.push(bodies.size);
    release();
  });
  expect(await updated).toBe(true);
  expect([stored, bodies.size]).toEqual([[0], 5]);
  server.isDown = true;
  const other = aPage(server, cache).pocket;
  expect(await other.update(() => stored.push(bodies.size))).toBe(true);
  expect(stored).toEqual([0, 5]);
});

test('P1: before there is a city, and without a network and a city on the device, nothing is answered', async () => {
  const server = { ...aServer(), isDown: true };
  const { pocket } = aPage(server, aDevice().cache);
  expect(await pocket.answer(STOP)).toBeNull();
  expect(await pocket.update()).toBe(false);
  expect(await pocket.answer(STOP)).toBeNull();
});

test.each([
  ['a full device', aDevice(true).cache],
  ['a window that stores nothing', null],
])('P1: with %s the city is in memory', async (_what, cache) => {
  const { pocket } = aPage(aServer(), cache);
  expect(await pocket.update()).toBe(true);
  expect(await pocket.answer(STOP)).not.toBeNull();
});

test('P1: one more day’s document is read when a day ends, and yesterday’s goes', async () => {
  const [server, { cache, bodies }] = [aServer(), aDevice()];
  const { pocket, clock, requests } = aPage(server, cache);
  await pocket.update();
  requests.length = 0;
  clock.now += DAY;
  expect(await pocket.update()).toBe(true);
  expect(requests).toEqual(paths(demo, ['20261123']).slice(1));
  expect([...bodies.keys()].toSorted()).toEqual(
    paths(demo, ['20261120', '20261121', '20261122', '20261123']).toSorted(),
  );
  expect(await pocket.answer('/timetables/0100/20261123.json')).not.toBeNull();
});

test('P1: a feed that changes while the page is open becomes a whole city of the new version', async () => {
  const [server, { cache, bodies }] = [aServer(), aDevice()];
  const { pocket, clock } = aPage(server, cache);
  await pocket.update();
  server.source = later;
  clock.now += DAY;
  expect(await pocket.update()).toBe(true);
  expect([...bodies.keys()]).toEqual(
    paths(later, ['20261120', '20261121', '20261122', '20261123']),
  );
  expect(await pocket.answer('/timetables/0100/20261122.json')).not.toBeNull();
});

test('P1: if the new version can’t be read as a whole, the old one answers for its days and no other', async () => {
  const [server, { cache }] = [aServer(), aDevice()];
  const { pocket, clock } = aPage(server, cache);
  await pocket.update();
  server.source = later;
  server.change = (text, path) => (path.includes('20261123') ? text.slice(0, 100) : text);
  clock.now += DAY;
  expect(await pocket.update()).toBe(true);
  expect(await pocket.answer('/timetables/0100/20261122.json')).not.toBeNull();
  expect(await pocket.answer('/timetables/0100/20261123.json')).toBeNull();
});

test.each([
  ['half written', (text: string) => text.slice(0, text.length / 2)],
  ['of another version', (text: string) => text.replace(/"version":"[^"]*"/, '"version":"x"')],
  ['of another format', (text: string) => text.replace('"format":1', '"format":2')],
  ['a page', () => '<!doctype html>'],
])('P1: a document on the device that is %s is read again', async (_what, damage) => {
  const [server, { cache, bodies }] = [aServer(), aDevice()];
  await aPage(server, cache).pocket.update();
  for (const [path, text] of bodies) bodies.set(path, damage(text));
  const { pocket, requests } = aPage(server, cache);
  expect(await pocket.update()).toBe(true);
  expect(requests).toHaveLength(5);
  expect(await pocket.answer(STOP)).not.toBeNull();
});

test.each([
  ['half written', (text: string) => text.slice(0, text.length / 2)],
  ['of another version', (text: string) => text.replace(/"version":"[^"]*"/, '"version":"x"')],
])(
  'P1: a document from the network that is %s is not kept, and no city is made of it',
  async (_what, damage) => {
    const [server, { cache, bodies }] = [aServer(), aDevice()];
    server.change = (text, path) => (path.includes('20261120') ? damage(text) : text);
    const { pocket } = aPage(server, cache);
    expect(await pocket.update()).toBe(false);
    expect([...bodies.keys()].some((path) => path.includes('20261120'))).toBe(false);
    expect(await pocket.answer(STOP)).toBeNull();
  },
);

test('P1: an emptied device is filled again, and a page that is open keeps its city', async () => {
  const [server, { cache, bodies }] = [aServer(), aDevice()];
  const { pocket } = aPage(server, cache);
  await pocket.update();
  bodies.clear();
  server.isDown = true;
  expect(await pocket.update()).toBe(true);
  expect(await pocket.answer(STOP)).not.toBeNull();
  expect(await aPage(server, cache).pocket.update()).toBe(false);
  server.isDown = false;
  expect(await aPage(server, cache).pocket.update()).toBe(true);
  expect(bodies.size).toBe(5);
});

test('P1: without a network a whole city of an older version answers, and a part of a newer one does not', async () => {
  const [server, { cache, bodies }] = [aServer(), aDevice()];
  await aPage(server, cache).pocket.update();
  server.source = later;
  server.change = (text, path) => (path.includes('20261120') ? '' : text);
  await aPage(server, cache).pocket.update();
  expect([...bodies.keys()]).toContain(documentOf(later));
  server.isDown = true;
  const { pocket } = aPage(server, cache);
  expect(await pocket.update()).toBe(true);
  expect(await pocket.answer(TODAY)).not.toBeNull();
});

test('P1: two tabs write the same documents', async () => {
  const [server, { cache, bodies }] = [aServer(), aDevice()];
  const tabs = [aPage(server, cache), aPage(server, cache)];
  expect(await Promise.all(tabs.map(({ pocket }) => pocket.update()))).toEqual([true, true]);
  expect(bodies.size).toBe(5);
  for (const { pocket } of tabs) expect(await pocket.answer(STOP)).not.toBeNull();
});

test('P4: journeys on a day that the page does not have are asked of the service', async () => {
  const { pocket } = aPage(aServer(), aDevice().cache);
  await pocket.update();
  const path = `/v1/getjourneys?key=${settings.service.key}&from=0100&to=0200`;
  expect(await pocket.answer(path)).not.toBeNull();
  expect(await pocket.answer(`${path}&at=2026-11-23T08:00:00-06:00`)).toBeNull();
});
