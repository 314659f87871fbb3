import * as fakeIndexedDB from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { createAnswerStore } from '../../../src/api/persisted/createAnswerStore.ts';

beforeAll(() => {
  for (const [name, value] of Object.entries(fakeIndexedDB)) {
    if (name.startsWith('IDB')) vi.stubGlobal(name, value);
  }
  vi.stubGlobal('indexedDB', new fakeIndexedDB.IDBFactory());
});
afterAll(() => vi.unstubAllGlobals());

const NOON = Date.UTC(2026, 10, 20, 18);
const DAY = 86_400_000;

test('R26: a stored answer is found again with the time it arrived', async () => {
  const store = createAnswerStore('found', undefined, () => NOON);
  const answer = { wire: { stops: [{ stopID: '0100' }] }, receivedAt: NOON - 1000 };
  await store.save(' stops 01', answer);
  expect(await store.find(' stops 01')).toEqual(answer);
  expect(await store.find(' stops 02')).toBeUndefined();
});

test('R26: a newer answer replaces the older one', async () => {
  const store = createAnswerStore('newer', undefined, () => NOON);
  await store.save('lots', { wire: 1, receivedAt: NOON - DAY });
  await store.save('lots', { wire: 2, receivedAt: NOON });
  expect(await store.find('lots')).toEqual({ wire: 2, receivedAt: NOON });
});

test('R26: an answer older than 30 days is not returned, and the next save deletes it', async () => {
  let now = NOON;
  const store = createAnswerStore('old', undefined, () => now);
  await store.save('lots', { wire: 1, receivedAt: NOON });
  now = NOON + 30 * DAY;
  expect(await store.find('lots')).toBeDefined();
  now += 1;
  expect(await store.find('lots')).toBeUndefined();
  await store.save(' stops 01', { wire: 2, receivedAt: now });
  now = NOON;
  expect(await store.find('lots')).toBeUndefined();
});

test('R26: the latest 50 answers are kept', async () => {
  const store = createAnswerStore('many', undefined, () => NOON);
  for (let number = 0; number < 53; number += 1) {
    await store.save(`stops ${number}`, { wire: number, receivedAt: NOON - 60_000 + number });
  }
  const found = await Promise.all(
    Array.from({ length: 53 }, (_, number) => store.find(`stops ${number}`)),
  );
  expect(found.flatMap((each, number) => (each === undefined ? [number] : []))).toEqual([0, 1, 2]);
});

test('R36: says how many answers are stored, and clears them', async () => {
  const store = createAnswerStore('cleared', undefined, () => NOON);
  await store.save('lots', { wire: 1, receivedAt: NOON });
  await store.save(' stops 01', { wire: 2, receivedAt: NOON });
  expect(await store.count()).toBe(2);
  await store.clear();
  expect(await store.count()).toBe(0);
  expect(await store.find('lots')).toBeUndefined();
});

test('A37: a database that could not be opened is opened by a later call', async () => {
  // Another page holds the database at a higher version, which this one can't open.
  const newer = await openDB('newer version', 2);
  const store = createAnswerStore('newer version', undefined, () => NOON);
  await expect(store.save('lots', { wire: 1, receivedAt: NOON })).rejects.toThrow('version');
  newer.close();
  await deleteDB('newer version');
  await store.save('lots', { wire: 2, receivedAt: NOON });
  expect(await store.find('lots')).toEqual({ wire: 2, receivedAt: NOON });
});

test('A37: answers are saved again after the browser has closed the database', async () => {
  const open = vi.spyOn(indexedDB, 'open');
  const store = createAnswerStore('closed', undefined, () => NOON);
  await store.save('lots', { wire: 1, receivedAt: NOON });
  for (const { value } of open.mock.results) {
    // By its types, it takes the class instead of a database.
    if (value instanceof fakeIndexedDB.IDBOpenDBRequest)
      Reflect.apply(fakeIndexedDB.forceCloseDatabase, undefined, [value.result]);
  }
  await store.save('lots', { wire: 2, receivedAt: NOON });
  expect(await store.find('lots')).toEqual({ wire: 2, receivedAt: NOON });
  expect(open).toHaveBeenCalledTimes(2);
  open.mockRestore();
});
