// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { en } from '../../../src/lib/words/en.ts';
import { lotKey } from '../../../src/contract/parking-lot.ts';
import { placeAt } from '../../../src/lib/geo/distance.ts';
import { METERS_PER_FOOT } from '../../../src/lib/geo/lengths.ts';
import { aLot, aRouteStop, aVehicle } from '../../support/builders.ts';
import { renderRider } from '../../support/render-rider.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A garage beside the stops of the small city. */
const beside = aLot({ coordinates: { lat: 43.0731, lng: -89.4013 } });
const bus = aVehicle({ nextStop: 'PARK at UNIVERSITY' });
const source = {
  lots: async () => [
    beside,
    aLot({
      name: 'Full garage',
      shortName: 'full',
      openSpots: 0,
      coordinates: { lat: 43.0732, lng: -89.4015 },
    }),
    aLot({
      name: 'Silent garage',
      shortName: 'silent',
      openSpots: null,
      coordinates: { lat: 43.0732, lng: -89.4016 },
    }),
    aLot({ name: 'Far garage', shortName: 'far', coordinates: { lat: 43.0831, lng: -89.4013 } }),
  ],
  vehicles: async (routeID: string) => (routeID === '03' ? [bus] : []),
};
const lotUrl = `/?route=03&panel=parking&lot=${encodeURIComponent(lotKey(beside))}`;
const stopsNear = () => screen.findByRole('region', { name: 'Stops within a walk (1,300 ft)' });

test('R18: a lot’s card names the stops within a walk, their routes and the buses that come', async () => {
  renderRider({ url: lotUrl, source });
  const section = await stopsNear();
  const stop = await within(section).findByRole('button', { name: 'University & Park' });
  expect(within(section).queryByRole('button', { name: 'Atwood & Ohio' })).toBeNull();
  await waitFor(() => expect(section.textContent).toContain('1 bus on the way'));
  expect(section.textContent).toMatch(/University & Park\d+ ft, 1 min walk03/);
  // Found by the search, on no chosen route.
  expect(await within(section).findByRole('button', { name: 'West Transfer Point' })).toBeTruthy();
  await userEvent.click(stop);
  expect(await screen.findByRole('heading', { name: 'University & Park' })).toBeTruthy();
});

test('R18: a bus that comes to a stop by a lot leads to its card', async () => {
  renderRider({ url: lotUrl, source });
  const section = await stopsNear();
  await userEvent.click(
    await within(section).findByRole('button', {
      name: (name) => name.startsWith(en.watch.bus('007', '03', '')),
    }),
  );
  expect(await screen.findByRole('heading', { name: 'Bus 007' })).toBeTruthy();
});

test('R18: a stop’s card names the lots within a walk that have room, and no other', async () => {
  renderRider({ url: '/?route=03&stop=0100', source });
  const section = await screen.findByRole('region', {
    name: 'Lots with room within a walk (1,300 ft)',
  });
  expect(within(section).getAllByRole('listitem')).toHaveLength(1);
  expect(section.textContent).toContain(beside.name);
  await userEvent.click(within(section).getByRole('button', { name: beside.name }));
  expect(await screen.findByRole('heading', { name: beside.name })).toBeTruthy();
});

test('R18: lots are sorted by room and a bus near, and the URL says so', async () => {
  renderRider({ url: '/?route=03&panel=parking', source });
  const sort = await screen.findByRole('combobox', { name: 'Sort by' });
  await userEvent.selectOptions(
    sort,
    await within(sort).findByRole('option', { name: 'Room and a bus near' }),
  );
  expect(window.location.search).toContain('sort=ride');
  const rows = within(screen.getByRole('tabpanel')).getAllByRole('button', { name: /garage/i });
  expect(rows[0]?.textContent).toContain(beside.name);
});

/** As many feet east of the garage. */
const eastBy = (feet: number) => {
  const { lat, lon } = placeAt({ lat: 43.0731, lon: -89.4013 }, 90, feet * METERS_PER_FOOT);
  return aRouteStop({
    routeID: '07',
    stopID: String(feet),
    intersection: `${feet} East`,
    latitude: lat,
    longitude: lon,
  });
};

test('R18: a stop at the end of the walk is named, also where many lie beside the lot', async () => {
  const stops = [20, 40, 60, 1250, 1350].map(eastBy);
  renderRider({ url: lotUrl, source: { ...source, stops: async () => stops } });
  const section = within(await stopsNear());
  expect(await section.findByRole('button', { name: '1250 East' })).toBeTruthy();
  expect(section.queryByText('Looking for stops…')).toBeNull();
  expect(section.queryByRole('button', { name: '1350 East' })).toBeNull();
});

test('R18: where a walk is longer than a search reaches, it is said how far stops are known', async () => {
  renderRider({
    url: lotUrl,
    source,
    settings: { walking: { metresPerMinute: 80, parkAndRideFeet: 2500 } },
  });
  expect(
    await screen.findByText('Stops of routes that are not chosen are known within 1,800 ft.'),
  ).toBeTruthy();
});

test('R18: a lot without any stop in reach says so', async () => {
  const lot = aLot({ coordinates: { lat: 43.2, lng: -89.4 } });
  renderRider({
    url: `/?route=03&panel=parking&lot=${encodeURIComponent(lotKey(lot))}`,
    source: { lots: async () => [lot] },
  });
  expect(
    await within(await stopsNear()).findByText(/^No stop is known within 1,300 ft/),
  ).toBeTruthy();
});

test('C16, R18: another lot for a full one is named with the routes and the buses there', async () => {
  const lots = await source.lots();
  const full = lots.find(({ openSpots }) => openSpots === 0) ?? beside;
  renderRider({ url: `/?route=03&panel=parking&lot=${encodeURIComponent(lotKey(full))}`, source });
  const section = await screen.findByRole('region', { name: 'Nearest lots with room' });
  const [near, far] = within(section).getAllByRole('listitem');
  expect(near?.textContent).toContain(beside.name);
  await waitFor(() =>
    expect(near?.textContent).toMatch(/Routes within a walk:031 bus on the way$/),
  );
  // Nothing is known to stop there, and nothing is said.
  expect(far?.textContent).toMatch(/^Far garage.* on foot$/);
});

test('C18: an event’s card says what each of its lots has open now', async () => {
  const specialEvents = [
    {
      eventName: 'Hockey',
      eventVenue: 'Arena',
      eventDatetime: '2999-11-20T19:00:00',
      parkingStartDatetime: null,
      parkingEndDatetime: null,
      webUrl: '',
    },
  ];
  const lots = (await source.lots()).map((lot) => ({ ...lot, specialEvents }));
  renderRider({ url: '/?route=03&panel=events', source: { ...source, lots: async () => lots } });
  await userEvent.click(await screen.findByRole('button', { name: /Hockey.*4 lots/ }));
  const row = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
  expect((await row(beside.name)).textContent).toContain('301 open of 613 · plenty of room');
  expect((await row('Full garage')).textContent).toContain('0 open of 613 · full');
  expect((await row('Silent garage')).textContent).toMatch(/garage.?no live count$/);
});

test('R18: the two sides of a street by a lot are told apart', async () => {
  const [east, west] = ['East Transfer Point', 'West Transfer Point'].map((destination, index) =>
    aRouteStop({
      stopID: `020${index}`,
      intersection: 'Blair & Main',
      latitude: 43.0731,
      longitude: -89.4013 + index / 10_000,
      destination,
    }),
  );
  if (east === undefined || west === undefined) throw new Error('no stops');
  renderRider({ url: lotUrl, source: { ...source, stops: async () => [east, west] } });
  const section = await stopsNear();
  const both = await within(section).findAllByRole('button', { name: 'Blair & Main' });
  expect(both.map(({ parentElement }) => parentElement?.textContent)).toEqual([
    expect.stringContaining('towards East Transfer Point'),
    expect.stringContaining('towards West Transfer Point'),
  ]);
});
