import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { lotKey } from '../../../../src/contract/parking/parking-lot.ts';
import { placeAt } from '../../../../src/lib/geo/distance.ts';
import { METERS_PER_FOOT } from '../../../../src/lib/geo/lengths.ts';
import { aLot, anEvent, aRouteStop, aVehicle } from '../../../support/builders.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { ANY, DIGITS, exactly, like, startingWith } from '../../../support/phrases.ts';
import { en } from '../../../support/words/catalogs.ts';

/** A garage next to the small city's stops. */
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
      name: 'Uncounted garage',
      shortName: 'uncounted',
      openSpots: null,
      coordinates: { lat: 43.0732, lng: -89.4016 },
    }),
    aLot({ name: 'Far garage', shortName: 'far', coordinates: { lat: 43.0831, lng: -89.4013 } }),
  ],
  vehicles: async (routeID: string) => (routeID === '03' ? [bus] : []),
};
const lotUrl = `/?route=03&panel=parking&lot=${encodeURIComponent(lotKey(beside))}`;
const stopsNear = () => screen.findByRole('region', { name: en.parkAndRide.stops('1,300 ft') });

test('R18: a lot’s card lists the stops within a walk, their routes and the buses on the way', async () => {
  renderRider({ url: lotUrl, source });
  const section = await stopsNear();
  const stop = await within(section).findByRole('button', { name: 'University & Park' });
  expect(within(section).queryByRole('button', { name: 'Atwood & Ohio' })).toBeNull();
  await waitFor(() => expect(section.textContent).toContain(en.parkAndRide.busesComing(1, '1')));
  expect(section.textContent).toMatch(
    like(`University & Park${en.nearby.walk(`${DIGITS} ft`, '1 min')}03`),
  );
  // The search finds it; it is on no chosen route.
  expect(await within(section).findByRole('button', { name: 'West Transfer Point' })).toBeTruthy();
  await userEvent.click(stop);
  expect(await screen.findByRole('heading', { name: 'University & Park' })).toBeTruthy();
});

test('R18: a bus on the way to a stop near a lot opens its card', async () => {
  renderRider({ url: lotUrl, source });
  const bus = { name: startingWith(en.vehicles.onRoute('007', '03', ANY)) };
  await userEvent.click(await within(await stopsNear()).findByRole('button', bus));
  expect(await screen.findByRole('heading', { name: en.vehicles.vehicleID('007') })).toBeTruthy();
});

test('R18: a stop’s card lists only the lots within a walk that have open spots', async () => {
  renderRider({ url: '/?route=03&stop=0100', source });
  const section = await screen.findByRole('region', {
    name: en.parkAndRide.lots('1,300 ft'),
  });
  expect(within(section).getAllByRole('listitem')).toHaveLength(1);
  expect(section.textContent).toContain(beside.name);
  await userEvent.click(within(section).getByRole('button', { name: beside.name }));
  expect(await screen.findByRole('heading', { name: beside.name })).toBeTruthy();
});

test('R18: lots can be sorted by open spots and a bus nearby, and the URL has the order', async () => {
  renderRider({ url: '/?route=03&panel=parking', source });
  const sort = await screen.findByRole('combobox', { name: en.parking.sort.label });
  await userEvent.selectOptions(
    sort,
    await within(sort).findByRole('option', { name: en.parking.sort.ride }),
  );
  expect(window.location.search).toContain('sort=ride');
  const rows = within(screen.getByRole('tabpanel')).getAllByRole('button', { name: /garage/i });
  expect(rows[0]?.textContent).toContain(beside.name);
});

/** A stop that many feet east of the garage. */
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

test('R18: a stop at the end of the walk is listed also where many stops are closer', async () => {
  const stops = [20, 40, 60, 1250, 1350].map(eastBy);
  renderRider({
    url: lotUrl,
    source: { ...source, stops: async () => stops },
    settings: { features: { vehicles: true, parking: true, times: true } },
  });
  const section = within(await stopsNear());
  expect(await section.findByRole('button', { name: '1250 East' })).toBeTruthy();
  expect(section.queryByText(en.parkAndRide.searching)).toBeNull();
  expect(section.queryByRole('button', { name: '1350 East' })).toBeNull();
});

test('R18: where a walk is longer than the search radius, the card says how far the search went', async () => {
  renderRider({
    url: lotUrl,
    source,
    settings: { walking: { metresPerMinute: 80, parkAndRideFeet: 2500 } },
  });
  expect(await screen.findByText(en.parkAndRide.searchLimit('500 ft'))).toBeTruthy();
});

test('R18: a lot without stops within a walk says so', async () => {
  const lot = aLot({ coordinates: { lat: 43.2, lng: -89.4 } });
  renderRider({
    url: `/?route=03&panel=parking&lot=${encodeURIComponent(lotKey(lot))}`,
    source: { lots: async () => [lot] },
  });
  expect(
    await within(await stopsNear()).findByText(en.parkAndRide.noStops('1,300 ft')),
  ).toBeTruthy();
});

test('C16, R18: an alternative to a full lot shows its routes and buses', async () => {
  const lots = await source.lots();
  const full = lots.find(({ openSpots }) => openSpots === 0) ?? beside;
  renderRider({ url: `/?route=03&panel=parking&lot=${encodeURIComponent(lotKey(full))}`, source });
  const section = await screen.findByRole('region', { name: en.parking.alternatives.heading });
  const [near, far] = within(section).getAllByRole('listitem');
  expect(near?.textContent).toContain(beside.name);
  await waitFor(() =>
    expect(near?.textContent).toMatch(
      new RegExp(
        `${like(`${en.parkAndRide.routes}03${en.parkAndRide.busesComing(1, '1')}`).source}$`,
      ),
    ),
  );
  // No stop has been loaded there, so its row does not mention buses.
  expect(far?.textContent).toMatch(
    exactly(`Far garage${ANY}${en.parking.alternatives.straightLine(ANY, ANY)}`),
  );
});

test('C18: an event’s card shows the open spots of each of its lots', async () => {
  const specialEvents = [
    anEvent({
      eventName: 'Hockey',
      eventDatetime: '2999-11-20T19:00:00',
      parkingStartDatetime: null,
      parkingEndDatetime: null,
    }),
  ];
  const lots = (await source.lots()).map((lot) => ({ ...lot, specialEvents }));
  renderRider({ url: '/?route=03&panel=events', source: { ...source, lots: async () => lots } });
  await userEvent.click(
    await screen.findByRole('button', { name: like(`Hockey${ANY}${en.events.lots(4, '4')}`) }),
  );
  const row = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
  expect((await row(beside.name)).textContent).toContain(
    `301 ${en.parking.openOf(301, '613')}\u00A0· ${en.parking.bands.plenty}`,
  );
  expect((await row('Full garage')).textContent).toContain(
    `0 ${en.parking.openOf(0, '613')}\u00A0· ${en.parking.bands.full}`,
  );
  expect((await row('Uncounted garage')).textContent).toMatch(
    new RegExp(`garage.?${like(en.parking.reasons['no-count']).source}$`),
  );
});

test('R18: two stops with one name near a lot show different destinations', async () => {
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
    expect.stringContaining(en.stops.toward('East Transfer Point')),
    expect.stringContaining(en.stops.toward('West Transfer Point')),
  ]);
});
