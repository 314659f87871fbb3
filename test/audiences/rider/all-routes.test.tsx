import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { lotKey } from '../../../src/contract/parking/parking-lot.ts';
import type { RouteSettings, Settings } from '../../../src/contract/settings/settings.ts';
import { aLot, aVehicle } from '../../support/builders.ts';
import { renderRider } from '../../support/page/render-rider.tsx';
import { en } from '../../support/words/catalogs.ts';

const pickerButton = (name: string) =>
  within(screen.getByRole('group', { name: en.routes.heading })).getByRole('button', { name });
const pressed = () =>
  within(screen.getByRole('group', { name: en.routes.heading }))
    .getAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent);

/** How often the buses of each route were requested, by routeID. */
const polls = (requests: readonly string[]) =>
  requests.flatMap((url) =>
    url.includes('getvehicles')
      ? [new URL(url, 'http://city.test').searchParams.get('routeID')]
      : [],
  );

test('R37: before a route is chosen, every running bus is listed', async () => {
  const { requests } = renderRider({ url: '/?panel=buses' });
  expect(await screen.findByRole('button', { name: /^Bus 943/ })).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^Bus 015/ })).toBeTruthy();
  expect(pressed()).toEqual([en.routes.all]);
  // One line names the routes without buses.
  expect(await screen.findByText(`${en.feed.ofRoutes(1, '22', en.feed.empty)}.`)).toBeTruthy();
  expect(screen.queryByRole('region', { name: /Night owl/ })).toBeNull();
  expect(new Set(polls(requests))).toEqual(new Set(['03', '07', '22']));
});

test('R30, R37: the list has the stops of one route and says so, and only these are requested', async () => {
  const { requests } = renderRider();
  expect(await screen.findByText(en.routes.start(1, '03'))).toBeTruthy();
  expect(await screen.findByRole('list', { name: en.stops.ofRoute('03') })).toBeTruthy();
  await waitFor(() => expect(polls(requests)).toHaveLength(3));
  expect(requests.filter((url) => url.includes('getstops'))).toHaveLength(1);
});

test('R37: a chosen route replaces all routes, and the link without a route brings them back', async () => {
  renderRider({ url: '/?panel=buses' });
  await screen.findByRole('button', { name: /^Bus 943/ });
  await userEvent.click(pickerButton(en.routes.name('07', 'Lakeside')));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Bus 943/ })).toBeNull());
  expect(pressed()).toEqual(['07']);
  expect(window.location.search).toBe('?route=07&panel=buses');
  await userEvent.click(pickerButton(en.routes.all));
  expect(await screen.findByRole('button', { name: /^Bus 943/ })).toBeTruthy();
  expect(window.location.search).toBe('?panel=buses');
});

test('R37: that one of many routes has no buses is neither announced nor in a line', async () => {
  const { requests } = renderRider();
  await waitFor(() => expect(polls(requests)).toContain('22'));
  const live = en.feed.live(en.vehicles.count(2, '2'));
  await screen.findByText(`${en.feed.ofRoutes(1, '03', live)}.`);
  expect(screen.queryByText(new RegExp(en.feed.empty))).toBeNull();
});

test('R37: a city with more than twelve routes polls those out of view less often', async () => {
  const routes: RouteSettings[] = Array.from({ length: 13 }, (_, index) => ({
    routeID: `${index + 1}`,
    name: `Line ${index + 1}`,
    color: '#1a6fb5',
  }));
  const { requests } = renderRider({
    settings: {
      routes,
      polling: { vehiclesSeconds: 1, lotsSeconds: 60 },
    },
    source: {
      routeIDs: async () => routes.map(({ routeID }) => routeID),
      vehicles: async () => [aVehicle()],
    },
  });
  const countOf = (routeID: string) => polls(requests).filter((one) => one === routeID).length;
  await waitFor(() => expect(countOf('1')).toBe(5), { interval: 50 });
  expect(countOf('13')).toBeLessThanOrEqual(3);
  expect(countOf('13')).toBeGreaterThanOrEqual(2);
});

test.each<[string, Partial<Settings>]>([
  ['of one route', { routes: [{ routeID: '03', name: 'Crosstown', color: '#1a6fb5' }] }],
  ['without live buses', { features: { vehicles: false, parking: true } }],
])('R37: a city %s has no choice of all routes', async (_, settings) => {
  renderRider({ settings });
  await screen.findByRole('list', { name: en.stops.ofRoute('03') });
  expect(screen.queryByRole('button', { name: en.routes.all })).toBeNull();
  expect(pressed()).toEqual(['03']);
});

const panel = () => within(screen.getByRole('tabpanel'));
const stopsRead = (requests: readonly string[]) =>
  requests.flatMap((url) => /getstops\?.*routeID=(\w+)/.exec(url)?.slice(1) ?? []);

test('R12, R20, R37: the link to a bus opens its card with its next stop, although no route is chosen', async () => {
  const { requests } = renderRider({ url: '/?vehicle=07/015' });
  // The next stop is a link only if the stops of the bus's route are read.
  const nextStop = await panel().findByRole('button', { name: 'West Transfer Point' });
  expect(panel().queryByText(en.vehicles.card.routeNotShown('07'))).toBeNull();
  expect(stopsRead(requests)).toEqual(['03', '07']);
  await userEvent.click(nextStop);
  expect(window.location.search).toBe('?stop=0070');
});

test('R37: while all buses are shown, a stop finds its routes by itself', async () => {
  const { requests } = renderRider({ url: '/?stop=0070' });
  await waitFor(() => expect(stopsRead(requests).toSorted()).toEqual(['03', '07', '22']));
  expect(panel().queryByText(en.stop.routesNotSelected)).toBeNull();
  expect(panel().queryByRole('button', { name: en.stop.findRoutes(1) })).toBeNull();
  // The rider has chosen no route, and the list below is still that of the first visit.
  expect(window.location.search).toBe('?stop=0070');
  await userEvent.click(screen.getByRole('button', { name: en.page.back }));
  expect(await screen.findByRole('list', { name: en.stops.ofRoute('03') })).toBeTruthy();
  expect(screen.getByText(en.routes.start(1, '03'))).toBeTruthy();
});

test('R18, R37: while all buses are shown, a lot finds the routes and buses near it by itself', async () => {
  const lot = aLot({ coordinates: { lat: 43.0731, lng: -89.4013 } });
  renderRider({
    url: `/?lot=${encodeURIComponent(lotKey(lot))}`,
    source: { lots: async () => [lot] },
  });
  const near = await screen.findByRole('region', { name: en.parkAndRide.stops('1,300 ft') });
  await waitFor(() => expect(near.textContent).toContain(en.parkAndRide.busesComing(1, '1')));
  expect(within(near).queryByText(en.parkAndRide.routesNotSelected)).toBeNull();
});

test('R18, R37: while all buses are shown, lots are sorted by the buses of all routes', async () => {
  const [near, far] = [
    aLot({ name: 'Near garage', shortName: 'near', coordinates: { lat: 43.0743, lng: -89.4008 } }),
    aLot({ name: 'Far garage', shortName: 'far', coordinates: { lat: 43.2, lng: -89.4 } }),
  ];
  renderRider({ url: '/?panel=parking&sort=ride', source: { lots: async () => [far, near] } });
  // The next stop of a bus of route 07, which is not the route of a first visit.
  await waitFor(() =>
    expect(
      panel()
        .getAllByRole('button', { name: /garage/i })
        .map(({ textContent }) => textContent?.split(/\d/)[0]),
    ).toEqual([near.name, far.name]),
  );
});

test('R2, R37: the list of all buses can be filtered by the destinations of all', async () => {
  renderRider({
    url: '/?panel=buses',
    source: {
      vehicles: async (routeID) => [
        aVehicle({ vehicleID: routeID, direction: `End of ${routeID}` }),
      ],
    },
  });
  await screen.findByRole('button', { name: /^Bus 22/ });
  for (const routeID of ['03', '07', '22'])
    expect(panel().getByRole('button', { name: `End of ${routeID}` })).toBeTruthy();
});
