import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { aRouteStop, aVehicle } from '../../../support/builders.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { ANY, like } from '../../../support/phrases.ts';
import { en } from '../../../support/words/catalogs.ts';

const EAST = 'East & Dutch Mill';
const stops = async () => [
  aRouteStop({ stopID: '0100', intersection: 'Main & First', destination: EAST }),
  aRouteStop({ stopID: '0200', intersection: 'Main & Second', destination: 'EAST AT DUTCH MILL' }),
  aRouteStop({ stopID: '0300', intersection: 'Main & Third', destination: 'Hilldale' }),
];
const vehicles = async () => [
  aVehicle({ vehicleID: '007', direction: 'east  dutch mill' }),
  aVehicle({ vehicleID: '008', direction: 'Junction' }),
];
const source = { stops, vehicles };
const panel = () => within(screen.getByRole('tabpanel'));
const chips = () => screen.getByRole('group', { name: en.routes.destinations });
const labels = () =>
  within(chips())
    .getAllByRole('button')
    .map((chip) => chip.textContent);

test('R2: a destination has one chip, however stops and buses spell it', async () => {
  renderRider({ url: '/?route=03', source });
  await waitFor(() =>
    expect(labels()).toEqual([en.routes.allDestinations, EAST, 'Hilldale', 'Junction']),
  );
  await userEvent.click(within(chips()).getByRole('button', { name: EAST }));
  await waitFor(() => expect(panel().queryByText('Main & Third')).toBeNull());
  expect(new URLSearchParams(window.location.search).get('destination')).toBe(EAST);
  expect(panel().getByText('Main & First')).toBeTruthy();
  expect(panel().getByText('Main & Second')).toBeTruthy();
});

test('R2, R20: a link that spells a destination in another way has its chip pressed', async () => {
  renderRider({ url: '/?route=03&panel=buses&destination=EAST+%2F+dutch+mill', source });
  const chip = await screen.findByRole('button', { name: EAST });
  expect(chip.getAttribute('aria-pressed')).toBe('true');
  expect(labels()).toHaveLength(4);
});

test('R2: stops without a destination all stay, and the list says why', async () => {
  renderRider({
    url: '/?route=03&destination=Junction',
    source: {
      vehicles,
      stops: async () => (await stops()).map((stop) => ({ ...stop, destination: '' })),
    },
  });
  expect(await screen.findByText(en.lists.destinationsUnknown)).toBeTruthy();
  expect(panel().getByText('Main & First')).toBeTruthy();
  expect(screen.queryByText(like(en.lists.noneToward(ANY)))).toBeNull();
});
