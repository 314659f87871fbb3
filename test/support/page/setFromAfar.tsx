import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

import { Kiosk } from '../../../src/audiences/kiosk/Kiosk.tsx';
import { aLot, anArrival } from '../builders.ts';
import { NOON } from '../cities/small-source.ts';
import { supply } from '../cities/supply.ts';
import { EAST } from '../times/departures.ts';
import { fakeDatabase } from './fakeDatabase.ts';
import { renderRider, type RiderOptions } from './render-rider.tsx';

export const MINUTE = 60_000;

/** Lets simulated time pass on a display, in milliseconds. */
export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Waits for the display's title. */
export const title = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Each test of the file begins at noon, on a display that is visible and has stored nothing. */
export function beginAtNoon(): void {
  fakeDatabase();
  beforeEach(async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON });
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    // Code that loads while simulated minutes pass would look like code that never comes.
    await import('../../../src/audiences/kiosk/map/KioskMap.tsx');
  });
  afterEach(() => localStorage.clear());
}

/**
 * A display, and the file of its operator, which a test changes while the page is open.
 *
 * @param now the time of the servers, in milliseconds since 1970
 * @param city another one than the small city
 */
export function setFromAfar(
  entry: unknown,
  address = '/?view=kiosk&id=lobby-3',
  isThere = true,
  now: () => number = () => NOON,
  city: Pick<RiderOptions, 'settings' | 'source'> = {},
) {
  const file = { entry, isThere, isServiceDown: false };
  renderRider({
    audience: Kiosk,
    url: address,
    ...(city.settings === undefined ? {} : { settings: city.settings }),
    source: {
      lots: async () => [aLot({ openSpots: 300 + (Math.floor(now() / MINUTE) % 40) })],
      times: {
        arrivals: supply(async ({ stopID }) => {
          const bus = {
            ...EAST,
            basis: 'reported',
            tripID: stopID,
            destination: `to ${stopID}`,
          } as const;
          return stopID === '9999'
            ? null
            : { arrivals: [anArrival(now() + 4 * MINUTE, bus)], updatedAt: now() };
        }),
      },
      ...city.source,
    },
    middleware: async (request, service) => {
      if (!file.isThere) throw new TypeError('no network');
      const { pathname } = new URL(request.url);
      if (pathname === '/version.json')
        return Response.json({}, { headers: { date: new Date(now()).toUTCString() } });
      if (pathname === '/screens.json')
        return Response.json({ screens: { 'lobby-3': file.entry } });
      return file.isServiceDown ? new Response('', { status: 503 }) : service(request);
    },
  });
  return file;
}
