import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { theSettings } from '../../../support/builders.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { DIGITS, like } from '../../../support/phrases.ts';
import { en } from '../../../support/words/catalogs.ts';

const { polling } = theSettings();

/** Opens a page whose buses answer once and then fail, and lets two minutes pass. */
async function afterTwoMinutesOfFailures(url: string, isOpen: () => Promise<unknown>) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isBroken = false;
  renderRider({
    url,
    settings: { polling: { ...polling, vehiclesSeconds: 2 } },
    isDown: (url) => isBroken && url.includes('getvehicles'),
  });
  await isOpen();
  isBroken = true;
  await act(() => vi.advanceTimersByTimeAsync(125_000));
}

test('R12: the card of a bus says that its route is not shown, and can show it', async () => {
  renderRider({ url: '/?route=03&vehicle=07%2F015' });
  expect(await screen.findByText(en.vehicles.card.routeNotShown('07'))).toBeTruthy();
  expect(screen.queryByText(en.routes.none)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: en.vehicles.card.showRoute('07') }));
  expect(window.location.search).toContain('route=03,07');
  const card = within(screen.getByRole('tabpanel'));
  expect(await card.findByText(en.routes.name('07', 'Lakeside'))).toBeTruthy();
});

test('R20: a link to a bus without its route says that the route is unknown', async () => {
  renderRider({ url: '/?route=03&vehicle=015' });
  expect(await screen.findByRole('heading', { name: en.vehicles.vehicleID('015') })).toBeTruthy();
  expect(screen.getByText(en.vehicles.card.routeUnknown)).toBeTruthy();
});

test('R13: a bus that has left the map cannot be followed', async () => {
  const follow = { name: en.follow.start };
  await afterTwoMinutesOfFailures('/?route=03&panel=buses&vehicle=03%2F007', () =>
    screen.findByRole('button', follow),
  );
  await waitFor(() => expect(screen.queryByRole('button', follow)).toBeNull());
  expect(screen.getByRole('heading', { name: en.vehicles.vehicleID('007') })).toBeTruthy();
}, 20_000);

test('R15: buses that are no longer shown are not counted as matching', async () => {
  const count = like(en.needs.match(1, DIGITS, 2, '2'), en.needs.match(2, DIGITS, 2, '2'));
  await afterTwoMinutesOfFailures('/?route=03&panel=buses&needs=bike', () =>
    screen.findByText(count, { selector: 'p' }),
  );
  await waitFor(() => expect(screen.queryByText(count, { selector: 'p' })).toBeNull());
}, 20_000);
