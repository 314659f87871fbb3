import { act, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { Kiosk } from '../../../../src/audiences/kiosk/Kiosk.tsx';
import { monotonicNow } from '../../../../src/lib/time/monotonicNow.ts';
import { aVehicle } from '../../../support/builders.ts';
import { NOON } from '../../../support/cities/small-source.ts';
import { loadReads } from '../../../support/page/loadReads.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { en } from '../../../support/words/catalogs.ts';

const HOUR = 3_600_000;
const server = { isThere: true, isFailing: false, ahead: 0 };

beforeAll(loadReads);
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON });
  // The browser's own runs on real time.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
  Object.assign(server, { isThere: true, isFailing: false, ahead: NOON - performance.now() });
});
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second += 2)
    await act(() => vi.advanceTimersByTimeAsync(2_000));
}

/** A display that has been running for half a minute, with good data. */
async function display() {
  renderRider({
    audience: Kiosk,
    url: '/?view=kiosk&stop=0100&route=03&nightly=0',
    source: { vehicles: async () => [aVehicle({ nextStop: 'University & Park' })] },
    middleware: async (request, service) => {
      if (!server.isThere) throw new TypeError('no network');
      const time = new Date(performance.now() + server.ahead).toUTCString();
      if (new URL(request.url).pathname === '/version.json')
        return Response.json({ build: 'b1' }, { headers: { date: time } });
      return server.isFailing ? new Response('', { status: 503 }) : service(request);
    },
  });
  await pass(30);
  expect(screen.getByText(en.kiosk.running(1))).toBeTruthy();
}

const setClock = (by: number) => vi.setSystemTime(Date.now() + by);

test('A19: setting the clock three hours ahead just as the service fails changes no age', async () => {
  await display();
  const before = monotonicNow();
  server.isFailing = true;
  setClock(3 * HOUR);
  await pass(20);
  expect(screen.getByText(en.kiosk.running(1))).toBeTruthy();
  await pass(60);
  expect(monotonicNow() - before).toBeLessThan(2 * 60_000);
});

test.each([
  ['that the server confirms', true],
  ['without a network for a minute', false],
])('C9, A19: three hours of sleep %s make the data three hours older', async (_, isThere) => {
  await display();
  const before = monotonicNow();
  server.isThere = isThere;
  server.isFailing = true;
  // The device's monotonic clock stood still, and the server's went on.
  setClock(3 * HOUR);
  server.ahead += 3 * HOUR;
  await pass(isThere ? 10 : 70);
  expect(monotonicNow() - before).toBeGreaterThan(3 * HOUR);
  expect(screen.queryByText(en.kiosk.running(1))).toBeNull();
});
