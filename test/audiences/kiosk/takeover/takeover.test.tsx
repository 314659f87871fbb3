import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { Kiosk } from '../../../../src/audiences/kiosk/Kiosk.tsx';
import { NOON } from '../../../support/cities/small-source.ts';
import { fakeDatabase } from '../../../support/page/fakeDatabase.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { arrivalIn, EAST, timesOf } from '../../../support/times/departures.ts';

fakeDatabase();
await import('../../../../src/audiences/kiosk/map/KioskMap.tsx');

const MINUTE = 60_000;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
});

test('A58: a message covers the board by the server’s clock, ends by itself, and leaves the next three departures', async () => {
  // The display's own clock is an hour behind.
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON - 60 * MINUTE });
  const takeover = {
    message: { en: 'Fire drill at noon', es: 'Simulacro a mediodía' },
    picture: '/drill.png',
    from: new Date(NOON - MINUTE).toISOString().replace(/\.\d+/, ''),
    until: new Date(NOON + 3 * MINUTE).toISOString().replace(/\.\d+/, ''),
  };
  renderRider({
    audience: Kiosk,
    url: '/?view=kiosk&id=lobby-3&stop=0100',
    source: {
      times: timesOf(() =>
        [4, 9, 14, 19, 24].map((minutes) =>
          arrivalIn(minutes, { ...EAST, basis: 'reported', destination: `to ${minutes}` }),
        ),
      ),
    },
    middleware: async (request, service) => {
      const { pathname } = new URL(request.url);
      const date = new Date(Date.now() + 60 * MINUTE).toUTCString();
      if (pathname === '/version.json') return Response.json({}, { headers: { date } });
      return pathname === '/screens.json'
        ? Response.json({ takeovers: [takeover] })
        : service(request);
    },
  });
  const message = await screen.findByText('Fire drill at noon');
  const cover = message.closest('section');
  if (cover === null) throw new Error('no section around the message');
  expect(await within(cover).findByText('to 4')).toBeTruthy();
  expect(within(cover).getAllByRole('listitem')).toHaveLength(3);
  const picture = cover.querySelector('img');
  expect(picture?.getAttribute('src')).toBe('/drill.png');
  // A picture that can't be loaded leaves no broken mark.
  if (picture !== null) fireEvent.error(picture);
  expect(cover.querySelector('img')).toBeNull();
  await pass(3.5 * MINUTE);
  expect(screen.queryByText('Fire drill at noon')).toBeNull();
  expect(screen.getByText('to 9')).toBeTruthy();
});
