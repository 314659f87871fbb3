import { expect, test, vi } from 'vitest';

import { pollOrders } from '../../../../src/audiences/kiosk/fleet/pollOrders.ts';
import { boardOf } from '../../../../src/contract/board/screens/screen-entry.ts';
import { screensFileFor } from '../../../../src/server/screens/createScreensFile.ts';

const IDS = Array.from({ length: 500 }, (_, nth) => `lobby-${nth}`);

const fileWith = (title: string) => ({
  heartbeat: '/screens/report',
  screens: Object.fromEntries(IDS.map((id) => [id, { stop: '0100', title: `${title} ${id}` }])),
});

test('A16, A56: a change is on 500 displays within a minute, and none reads the entries of the others', async () => {
  vi.useFakeTimers();
  let file = fileWith('Lobby');
  const seconds = new Map<number, number>();
  let longest = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    const second = Math.floor(performance.now() / 1000);
    seconds.set(second, (seconds.get(second) ?? 0) + 1);
    const id = new URL(url, 'http://city.test').searchParams.get('id');
    const text = JSON.stringify(screensFileFor(file, id));
    longest = Math.max(longest, text.length);
    return new Response(text);
  });
  const shown = new Map<string, string | null>();
  const stops = IDS.map((id) =>
    pollOrders(id, (orders) => {
      const board = boardOf(new URLSearchParams({ view: 'kiosk', id }), orders?.entry);
      if (orders !== null && board.wrong.length === 0) shown.set(id, board.options.title);
    }),
  );
  const areAll = (title: string) => IDS.every((id) => shown.get(id) === `${title} ${id}`);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(areAll('Lobby')).toBe(true);
  // After some minutes they no longer ask in the same second: at most one in 16 does.
  const last = [...seconds].filter(([second]) => second > 200 && second < 299);
  expect(Math.max(...last.map(([, count]) => count))).toBeLessThan(40);
  file = fileWith('Moved');
  await vi.advanceTimersByTimeAsync(50_000);
  expect(areAll('Moved')).toBe(true);
  expect(longest).toBeLessThan(200);
  for (const stop of stops) stop();
});
