// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { theSettings } from '../../support/builders.ts';
import { renderRider } from '../../support/render-rider.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const { polling } = theSettings();

/** The buses answer once and then no more; two minutes later. */
async function afterTwoSilentMinutes(url: string, isOpen: () => Promise<unknown>) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isBroken = false;
  renderRider({
    url,
    settings: { polling: { ...polling, vehiclesSeconds: 2 } },
    middleware: async (request, service) => {
      if (isBroken && request.url.includes('getvehicles')) throw new TypeError('fetch failed');
      return service(request);
    },
  });
  await isOpen();
  isBroken = true;
  await act(() => vi.advanceTimersByTimeAsync(125_000));
}

test('R12: a bus of a route that is not shown says so, and the route can be shown from there', async () => {
  renderRider({ url: '/?route=03&vehicle=07%2F015' });
  expect(await screen.findByText('Route 07 is not shown.')).toBeTruthy();
  expect(screen.queryByText(/^Choose a route/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show route 07' }));
  expect(window.location.search).toContain('route=03,07');
  const card = within(screen.getByRole('tabpanel'));
  expect(await card.findByText('Route 07, Lakeside')).toBeTruthy();
});

test('R20: a link to a bus without its route says that the route is not known', async () => {
  renderRider({ url: '/?route=03&vehicle=015' });
  expect(await screen.findByRole('heading', { name: 'Bus 015' })).toBeTruthy();
  expect(screen.getByText('Which route this bus is on is not known.')).toBeTruthy();
});

test('R13: a bus that is not on the map any more is not offered to be followed', async () => {
  const follow = { name: 'Follow on the map' };
  await afterTwoSilentMinutes('/?route=03&panel=buses&vehicle=03%2F007', () =>
    screen.findByRole('button', follow),
  );
  await waitFor(() => expect(screen.queryByRole('button', follow)).toBeNull());
  expect(screen.getByRole('heading', { name: 'Bus 007' })).toBeTruthy();
}, 20_000);

test('R15: buses that are not shown any more are not counted as those that match', async () => {
  const count = /of 2 buses match/;
  await afterTwoSilentMinutes('/?route=03&panel=buses&needs=bike', () =>
    screen.findByText(count, { selector: 'p' }),
  );
  await waitFor(() => expect(screen.queryByText(count, { selector: 'p' })).toBeNull());
}, 20_000);
