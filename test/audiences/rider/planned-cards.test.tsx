// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { lotKey } from '../../../src/contract/parking-lot.ts';
import { eventKey } from '../../../src/contract/special-event.ts';
import { aLot, aVehicle, anEvent } from '../../support/builders.ts';
import { renderRider } from '../../support/render-rider.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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

test('C29: a lot’s card says for which time it is, and nothing of now as of then', async () => {
  renderRider({ url: urlOf('lot', lotKey(lot)), source });
  expect(await screen.findByText(/^Lots for .*Nov 20, 6:00 PM/)).toBeTruthy();
  const stops = await screen.findByRole('region', { name: /^Stops within a walk/ });
  expect(await within(stops).findByText('University & Park')).toBeTruthy();
  expect(text()).toContain('event parking then');
  expect(text()).not.toMatch(/301|plenty|checked|on the way/);
});

test('C29: an event’s card says the lots’ plan for the time that the URL holds, and leads back', async () => {
  renderRider({ url: urlOf('event', eventKey(game)), source });
  expect(await screen.findByText(/^Lots for .*Nov 20, 6:00 PM/)).toBeTruthy();
  const row = () => screen.getByRole('button', { name: new RegExp(`^${lot.name}`) });
  expect(row().textContent).toMatch(/event parking then$/);
  await userEvent.click(screen.getByRole('button', { name: 'Back to now' }));
  expect(row().textContent).toContain('301 open of 613');
  expect(window.location.search).not.toContain('at=');
});
