import { expect, test } from 'vitest';

import { openFromNotification } from '../../src/offline/openFromNotification.ts';

const HOME = 'https://city.test';
const notified = { url: `${HOME}/?route=03&watch=0100` };

/** Clicks a notification while windows with these URLs are open. Returns what happened. */
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

test('R16: a click on a notification shows the page with that stop alert', async () => {
  const other = { url: `${HOME}/?route=07` };
  const watching = { url: `${HOME}/?route=03&panel=parking&watch=0100` };
  expect(await press(notified, other, watching)).toEqual([`focused ${watching.url}`]);
});

test('R16: if no page has that stop alert, another rider’s page is shown', async () => {
  const other = { url: `${HOME}/?route=07` };
  expect(await press(notified, other)).toEqual([`focused ${other.url}`]);
});

test('R16: if no page is open, the notification’s view is opened', async () => {
  expect(await press(notified)).toEqual([`opened ${notified.url}`]);
});

test('R16: kiosks and embeds are never shown', async () => {
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
])('R16: a notification with data %j opens the page and nothing else', async (data) => {
  expect(await press(data)).toEqual(['opened /']);
});
