import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { lotKey } from '../../../../src/contract/parking/parking-lot.ts';
import { eventKey } from '../../../../src/contract/parking/special-event.ts';
import { aLot, aVehicle, anEvent } from '../../../support/builders.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { ANY, DIGITS, exactly, like, startingWith } from '../../../support/phrases.ts';
import { en } from '../../../support/words/catalogs.ts';

const game = anEvent({
  eventDatetime: '2099-11-20T19:00:00',
  parkingStartDatetime: '2099-11-20T16:00:00',
  parkingEndDatetime: '2099-11-20T23:00:00',
});
const lot = aLot({ coordinates: { lat: 43.0731, lng: -89.4013 }, specialEvents: [game] });
const source = {
  lots: async () => [lot],
  vehicles: async (routeID: string) =>
    routeID === '03' ? [aVehicle({ nextStop: 'PARK at UNIVERSITY' })] : [],
};
const EVENING = '2099-11-20T18:00';
const urlOf = (what: string, id: string) =>
  `/?route=03&panel=parking&at=${EVENING}&${what}=${encodeURIComponent(id)}`;
const text = () => screen.getByRole('tabpanel').textContent ?? '';

test('C29: a lot’s card shows its chosen time and nothing that holds only now', async () => {
  renderRider({ url: urlOf('lot', lotKey(lot)), source });
  expect(
    await screen.findByText(startingWith(en.parking.plan.counts(`${ANY}Nov 20, 6:00 PM${ANY}`))),
  ).toBeTruthy();
  const stops = await screen.findByRole('region', {
    name: startingWith(en.parkAndRide.stops(ANY)),
  });
  expect(await within(stops).findByText('University & Park')).toBeTruthy();
  expect(text()).toContain(en.parking.plan.window);
  expect(text()).not.toMatch(
    like(
      '301',
      en.parking.bands.plenty,
      en.parking.checked(ANY),
      en.parkAndRide.busesComing(1, DIGITS),
    ),
  );
});

test('C29: an event’s card shows its lots at the time in the URL and leads back to now', async () => {
  renderRider({ url: urlOf('event', eventKey(game)), source });
  expect(
    await screen.findByText(startingWith(en.parking.plan.counts(`${ANY}Nov 20, 6:00 PM${ANY}`))),
  ).toBeTruthy();
  const row = () => screen.getByRole('button', { name: new RegExp(`^${lot.name}`) });
  expect(row().textContent).toMatch(exactly(`${ANY}${en.parking.plan.window}`));
  await userEvent.click(screen.getByRole('button', { name: en.parking.plan.backToNow }));
  expect(row().textContent).toContain(`301 ${en.parking.openOf(301, '613')}`);
  expect(window.location.search).not.toContain('at=');
});

test('C29: below a chosen time, the list of events says that it shows the present', async () => {
  renderRider({ url: `/?route=03&panel=events&at=${EVENING}`, source });
  expect(await screen.findByText(en.events.asOfNow)).toBeTruthy();
  expect(screen.getByRole('heading', { name: en.events.phases.upcoming })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: en.parking.plan.backToNow }));
  expect(screen.queryByText(en.events.asOfNow)).toBeNull();
});
