import { cleanup, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { Kiosk } from '../../../../src/audiences/kiosk/Kiosk.tsx';
import type { Vehicle } from '../../../../src/contract/vehicle.ts';
import { aVehicle } from '../../../support/builders.ts';
import type { SmallOverrides } from '../../../support/cities/small-source.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { en } from '../../../support/words/catalogs.ts';

const display = (query: string, source: SmallOverrides = {}) =>
  renderRider({
    audience: Kiosk,
    url: `/?view=kiosk&${query}`,
    settings: { routeDocuments: '/routes/{routeID}.json' },
    source,
  });

/** Buses of route 03; the other routes have none. */
const onRoute03 = (...vehicles: Partial<Vehicle>[]): SmallOverrides => ({
  vehicles: async (routeID) => (routeID === '03' ? vehicles.map(aVehicle) : []),
});

const board = async () => within(await screen.findByRole('list', { name: en.page.tabs.vehicles }));

test('A48: a station of a service without times lists the buses of its routes, and says once that it has no times', async () => {
  display('stop=0100', onRoute03({ nextStop: 'Jenifer & Ingersoll' }));
  const words = new RegExp(en.vehicles.next('Jenifer & Ingersoll'), 'i');
  const rows = await board();
  expect(await rows.findByText(words)).toBeTruthy();
  expect(rows.getByText(en.kiosk.running(1))).toBeTruthy();
  expect(screen.getAllByText(en.stop.noTimes)).toHaveLength(1);
});

test('Q4: a route whose name has no room on a badge has its icon there, and the name beside it', async () => {
  const label = 'Montreal - Kingston - Toronto';
  const { container } = renderRider({
    audience: Kiosk,
    url: '/?view=kiosk&stop=0100',
    settings: {
      routeDocuments: '/routes/{routeID}.json',
      routes: [{ routeID: '03', name: 'East Towne', label, color: '#0a5cc2' }],
    },
    source: onRoute03({}),
  });
  expect(await (await board()).findByText(label)).toBeTruthy();
  const badge = container.querySelector('.kiosk-badge');
  expect(badge?.textContent).toBe('');
  expect(badge?.querySelector('svg')).not.toBeNull();
});

test('A48: a route without a bus is listed small', async () => {
  display('stop=0100', onRoute03());
  expect(await screen.findByText(en.kiosk.noneRunning)).toBeTruthy();
  const line = await screen.findByText(en.kiosk.notComing);
  expect(await within(line).findByText('03')).toBeTruthy();
  expect(await within(line).findByText('07')).toBeTruthy();
});

test('A1: what names nothing is said in words for the public', async () => {
  display('route=03,99&lots=nowhere&operator=harbor');
  expect(await screen.findByText(en.kiosk.unknownRoutes(1, '99'))).toBeTruthy();
  expect(await screen.findByText(en.kiosk.unknownLots(1, 'nowhere'))).toBeTruthy();
  expect(await screen.findByText(en.kiosk.noLotsOf('harbor'))).toBeTruthy();
});

test('A1: a stop that doesn’t exist is said in the list, in place of a sentence about buses', async () => {
  // The stops of a route that the city doesn't have are never loaded.
  for (const query of ['stop=4711', 'route=03,99&stop=4711']) {
    display(query);
    const list = within(await screen.findByRole('region', { name: en.page.tabs.vehicles }));
    expect(await list.findByText(en.display.noStops(1, '4711'))).toBeTruthy();
    expect(screen.getAllByText(en.display.noStops(1, '4711')), 'once').toHaveLength(1);
    expect(screen.queryByText(en.kiosk.noneRunning)).toBeNull();
    expect(screen.queryByText(en.kiosk.noBusData)).toBeNull();
    cleanup();
  }
});

test('A1: a stop that other routes serve is named, and so is one of several that doesn’t exist', async () => {
  display('route=07&stop=0341');
  const list = within(await screen.findByRole('region', { name: en.page.tabs.vehicles }));
  expect(await list.findByText(en.kiosk.unservedStops(1, '0341'))).toBeTruthy();
  cleanup();
  display('stop=0100,4711', onRoute03());
  expect(await screen.findByText(en.kiosk.noneRunning)).toBeTruthy();
  expect(await screen.findByText(en.display.noStops(1, '4711'))).toBeTruthy();
});

test('A1: a bad value is dropped with one warning, and the board has the others', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  display(`stop=0100&dist=far&panels=weather&route=${'9'.repeat(300)}`, onRoute03());
  expect(await screen.findByRole('heading', { name: en.page.tabs.vehicles })).toBeTruthy();
  // All routes, as without the bad one.
  const line = await screen.findByText(en.kiosk.notComing);
  expect(await within(line).findByText('07')).toBeTruthy();
  expect(warn).toHaveBeenCalledOnce();
});

test('A1, Q23: `near` takes the stops within 300 ft', async () => {
  display('near=43.0733,-89.4014', onRoute03({}));
  expect(await (await board()).findByText(en.kiosk.running(1))).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: /^University & Park · / })).toBeTruthy();
});
