// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { aVehicle, theSettings } from '../../support/builders.ts';
import { renderRider } from '../../support/render-rider.tsx';
import { mockGeolocation } from '../../support/mockGeolocation.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const FOLLOWED = '/?route=03&follow=03%2F007';
const polling = { ...theSettings().polling, vehiclesSeconds: 1 };

const isFollowed = () => window.location.search.includes('follow=');
const heard = () => screen.getByRole('status').textContent;
const follows = () => screen.findByText(/^The map follows bus 007\./);

const pressLocate = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Stops near me' }));

test('R13: a followed bus that leaves the map is followed no more, and that is seen and heard', async () => {
  let vehicles = [aVehicle()];
  renderRider({ url: FOLLOWED, settings: { polling }, source: { vehicles: async () => vehicles } });
  await follows();
  vehicles = [];
  const gone = 'Bus 007 has left the map, so the map does not follow it any more.';
  expect(await screen.findByText(gone, { selector: 'p' })).toBeTruthy();
  expect(heard()).toContain(gone);
  expect(isFollowed()).toBe(false);
  // It is let go for good.
  vehicles = [aVehicle()];
  await waitFor(() => expect(heard()).toContain('1 bus, live'));
  expect(screen.queryByText(/^The map follows/)).toBeNull();
});

test('R13: nothing is let go before the first answer tells where the buses are', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  renderRider({
    url: FOLLOWED,
    middleware: async (request, service) => {
      if (request.url.includes('getvehicles')) await answered;
      return service(request);
    },
  });
  await follows();
  answer();
  await waitFor(() => expect(heard()).toContain('2 buses, live'));
  expect(isFollowed()).toBe(true);
});

test('R13: a bus of a layer that is switched off is not followed', async () => {
  renderRider({ url: `${FOLLOWED}&hide=vehicles` });
  await waitFor(() => expect(isFollowed()).toBe(false));
});

test('R13: what is chosen instead lets the followed bus go, and that is heard', async () => {
  renderRider({ url: FOLLOWED });
  await follows();
  await userEvent.click(await screen.findByRole('button', { name: /^University & Park/ }));
  await waitFor(() => expect(isFollowed()).toBe(false));
  expect(heard()).toContain('The map does not follow the bus any more.');
});

test('R13: my location lets the followed bus go, and that is heard', async () => {
  const { center } = theSettings().city;
  mockGeolocation(center);
  renderRider({ url: FOLLOWED });
  await follows();
  await pressLocate();
  await waitFor(() => expect(window.location.search).toContain('near='));
  expect(isFollowed()).toBe(false);
  expect(heard()).toContain('The map does not follow the bus any more.');
});

test.each([
  ['denied', { code: 1 }, /^Your browser or this page does not allow location\./],
  ['without an answer', { code: 2 }, /^Your location could not be found\./],
  ['far away', { lat: 0, lon: 0 }, /^You seem to be far from/],
])(
  'R13, R19: a location that is %s is told beside the bus that is followed',
  async (_, at, told) => {
    mockGeolocation(at);
    renderRider({ url: FOLLOWED });
    await follows();
    await pressLocate();
    expect(await screen.findByText(told, { selector: 'p' })).toBeTruthy();
    expect(heard()).toMatch(new RegExp(told.source.slice(1)));
    expect(screen.getByText(/The map follows bus 007\./)).toBeTruthy();
    expect(isFollowed()).toBe(true);
  },
);
