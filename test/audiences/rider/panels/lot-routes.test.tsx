import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { lotKey } from '../../../../src/contract/parking/parking-lot.ts';
import { aLot, theSettings } from '../../../support/builders.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { en } from '../../../support/words/catalogs.ts';

/** A garage next to the small city's stops. */
const lot = aLot({ coordinates: { lat: 43.0731, lng: -89.4013 } });
const source = { lots: async () => [lot] };
const LOT = `&panel=parking&lot=${encodeURIComponent(lotKey(lot))}`;
const FIND_OTHERS = en.stop.findOtherRoutes(2);
const SHOW_ROUTE_07 = en.vehicles.card.showRoute('07');

const stopsNear = () => screen.findByRole('region', { name: en.parkAndRide.stops('1,300 ft') });

test('R18: where one stop near a lot is on a chosen route, the routes of the others can still be found', async () => {
  renderRider({ url: `/?route=03${LOT}`, source });
  const section = within(await stopsNear());
  await userEvent.click(await section.findByRole('button', { name: FIND_OTHERS }));
  await userEvent.click(await section.findByRole('button', { name: SHOW_ROUTE_07 }));
  const stop = (await section.findByRole('button', { name: 'West Transfer Point' })).parentElement;
  await waitFor(() => expect(stop?.textContent).toContain('07'));
  await waitFor(() => expect(section.queryByRole('button', { name: FIND_OTHERS })).toBeNull());
});

test('R18: a city without live buses can find the routes of the stops near a lot', async () => {
  const { features } = theSettings();
  renderRider({
    url: `/?route=22${LOT}`,
    source,
    settings: { features: { ...features, vehicles: false } },
  });
  const section = within(await stopsNear());
  await userEvent.click(await section.findByRole('button', { name: en.stop.findRoutes(2) }));
  expect(await section.findByRole('button', { name: SHOW_ROUTE_07 })).toBeTruthy();
  expect(section.queryByText(en.parkAndRide.routesNotSelected)).toBeNull();
});
