import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';

import type { Settings } from '../../../src/contract/settings/settings.ts';
import { BIG_CITY, bigCity } from '../../support/cities/big-city.ts';
import { renderRider } from '../../support/page/render-rider.tsx';
import { stubIntersectionObserver } from '../../support/page/stubIntersectionObserver.ts';
import { stubModalDialog } from '../../support/page/stubModalDialog.ts';
import { en } from '../../support/words/catalogs.ts';

// jsdom has neither modal dialogs nor these observers.
beforeEach(() => {
  stubIntersectionObserver();
  stubModalDialog();
});
afterEach(() => void Reflect.deleteProperty(navigator, 'permissions'));

const openBigCity = (url = '/', settings: Partial<Settings> = {}) =>
  renderRider({ url, source: bigCity(), settings: { ...BIG_CITY, ...settings } });

const picker = () => within(screen.getByRole('group', { name: en.routes.heading }));

test('R37: a large city opens on the routes near its center and says which', async () => {
  const { requests } = openBigCity();
  expect(await screen.findByText(/^Showing routes near the city center: 8A, 8B/)).toBeTruthy();
  expect(picker().getAllByRole('button', { pressed: true }).length).toBeLessThanOrEqual(4);
  // The center, up to 12 routes that may stop there, and what the chosen routes need.
  expect(requests.join(' ').split('getstops').length - 1).toBeLessThanOrEqual(12);
});

test('R37: a large city whose settings name its first routes shows these, and a card doesn’t say which', async () => {
  openBigCity('/', { startRoutes: ['WTAXI'] });
  const sentence = en.manyRoutes.near.center('WTAXI');
  expect(await screen.findByText(sentence)).toBeTruthy();
  const rows = within(await screen.findByRole('tabpanel')).getAllByRole('listitem');
  await userEvent.click(within(rows[0] ?? document.body).getByRole('button'));
  expect(await screen.findByRole('article')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
});

test('R37: near a point a large city shows the routes there, and without it those of its settings again', async () => {
  openBigCity('/?near=43.07337,-89.40146', { startRoutes: ['WTAXI'] });
  expect(await screen.findByText(/^Showing routes near this point: 8A, 8B/)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: en.nearby.clear }));
  expect(await screen.findByText(en.manyRoutes.near.center('WTAXI'))).toBeTruthy();
});

const permission = (state: PermissionState) =>
  Object.defineProperty(navigator, 'permissions', {
    configurable: true,
    value: { query: async () => ({ state }) },
  });

test('R30, R37: a large city never asks for the location', async () => {
  permission('prompt');
  let count = 0;
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: () => (count += 1) },
  });
  openBigCity('/');
  expect(await screen.findByText(/^Showing routes near the city center: 8A, 8B/)).toBeTruthy();
  expect(count).toBe(0);
});

test('R1: the list of the routes of one kind has no heading of its own, and begins with the chosen ones', async () => {
  const routes = Array.from({ length: 30 }, (_, index) => ({
    routeID: `${index + 1}`,
    name: `Line ${index + 1}`,
    color: '#1a6fb5',
  }));
  openBigCity('/?route=20', { routes });
  await userEvent.click(picker().getByRole('button', { name: en.routes.all }));
  const dialog = within(await screen.findByRole('dialog', { name: en.routes.all }));
  expect(dialog.getAllByRole('heading')).toHaveLength(1);
  const rows = () => dialog.getAllByRole('checkbox', { name: /Line/ });
  expect(rows()[0]).toBe(dialog.getByRole('checkbox', { name: /Line 20$/ }));
  await userEvent.click(dialog.getByRole('checkbox', { name: /Line 9$/ }));
  expect(rows()[0], 'a chosen row stays where it is').toBe(
    dialog.getByRole('checkbox', { name: /Line 20$/ }),
  );
  expect(rows()[1]).toBe(dialog.getByRole('checkbox', { name: /Line 1$/ }));
});

test('R1: all routes of a large city are in a list with a search and groups', async () => {
  openBigCity('/?route=2');
  await userEvent.click(await screen.findByRole('button', { name: en.routes.all }));
  const dialog = within(await screen.findByRole('dialog', { name: en.routes.all }));
  expect(dialog.getByRole('region', { name: 'Harbor Transit' })).toBeTruthy();
  await userEvent.type(dialog.getByRole('searchbox', { name: en.manyRoutes.search }), '8B');
  await userEvent.click(await dialog.findByRole('checkbox', { name: /^8B/ }));
  expect(dialog.getByText(en.manyRoutes.chosen(2, '2'))).toBeTruthy();
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(dialog.getByRole('searchbox'));
  await userEvent.click(dialog.getByRole('button', { name: en.manyRoutes.done }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(picker().getAllByRole('button', { pressed: true })).toHaveLength(2);
});

test('R12: a train is not a bus', async () => {
  openBigCity('/?route=Red&panel=buses');
  expect(await screen.findByRole('button', { name: /^Train 103/ })).toBeTruthy();
  expect(await screen.findByText(/: 2 trains, live\.$/)).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Vehicles' })).toBeTruthy();
  expect(screen.queryByText(/\bbus(es)?\b/i)).toBeNull();
});

test('C1: a city without parking data has no parking, and an old link opens the stops', async () => {
  const { requests } = openBigCity('/?route=2&panel=parking&lot=north&at=2026-11-20T19:00');
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([en.page.tabs.stops, 'Vehicles']);
  expect((await screen.findAllByText(/LAKEWOOD/)).length).toBeGreaterThan(0);
  expect(requests.join(' ')).not.toContain('/lots');
});

test('R11, C1: a city of stops alone says so on the card of a stop, asks for no buses, and has no lone tab', async () => {
  const { requests } = openBigCity('/?route=8A&stop=C0&panel=buses', {
    features: { vehicles: false, parking: false },
  });
  expect(await screen.findByText(en.vehicles.notPublished)).toBeTruthy();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.getByRole('region', { name: en.page.tabs.stops })).toBeTruthy();
  expect(requests.join(' ')).not.toContain('getvehicles');
});
