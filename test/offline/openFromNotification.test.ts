import { expect, test } from 'vitest';

import { openFromNotification } from '../../src/offline/openFromNotification.ts';

const HOME = 'https://city.test';
const notified = { url: `${HOME}/?route=03&watch=0100` };

/** Presses a notification while windows at these addresses are open; gives what became of it. */
async function press(data: unknown, ...open: { url: string; frameType?: string }[]) {
  const done: string[] = [];
  const windows = {
    matchAll: async () =>
      open.map((one) => ({ ...one, focus: async () => done.push(`focused ${one.url}`) })),
    openWindow: async (url: string) => done.push(`opened ${url}`),
  };
  await openFromNotification(data, windows, HOME);
  return done;
}

test('R16: a pressed notification leads to the page that watches the stop', async () => {
  const other = { url: `${HOME}/?route=07` };
  const watching = { url: `${HOME}/?route=03&panel=parking&watch=0100` };
  expect(await press(notified, other, watching)).toEqual([`focused ${watching.url}`]);
});

test('R16: where that page watches no more, any of the rider’s pages is shown', async () => {
  const other = { url: `${HOME}/?route=07` };
  expect(await press(notified, other)).toEqual([`focused ${other.url}`]);
});

test('R16: where none is open any more, the view is opened that the notification is of', async () => {
  expect(await press(notified)).toEqual([`opened ${notified.url}`]);
});

test('R16: displays and frames are nobody’s pages', async () => {
  const kiosk = { url: `${HOME}/?view=kiosk&watch=0100` };
  const frame = { url: `${HOME}/?watch=0100`, frameType: 'nested' };
  expect(await press(notified, kiosk, frame)).toEqual([`opened ${notified.url}`]);
});

test.each([
  [null],
  ['text'],
  [{ url: 7 }],
  [{ url: 'no address' }],
  [{ url: 'https://else.test/' }],
])('R16: a notification that carries %j leads to the page and nowhere else', async (data) => {
  expect(await press(data)).toEqual(['opened /']);
});
