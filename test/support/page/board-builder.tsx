import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

import { Builder } from '../../../src/audiences/builder/Builder.tsx';
import { supply } from '../cities/supply.ts';
import { en } from '../words/catalogs.ts';
import { renderRider } from './render-rider.tsx';

const { boards: own, departures } = en.builder;

/** A text to copy. */
export const textIn = (label: string) =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: label, hidden: true }).value;

/** The parameters of the board's address. */
export const address = () => Object.fromEntries(new URL(textIn(own.address)).searchParams);

/** Adds the stop of a number, with the minutes to it. */
export async function addStop(words: string, minutes: string) {
  const user = userEvent.setup();
  await user.type(await screen.findByRole('combobox', { name: own.addStop }), words);
  await screen.findAllByRole('option');
  await user.keyboard('{Enter}');
  const walk = await screen.findByRole('spinbutton', { name: new RegExp(words, 'i') });
  await user.type(walk, minutes);
}

/** A stop's line on a platform, as getnear has it. */
const NEAR = {
  status: '0',
  stops: [
    {
      stopID: '0100',
      intersection: 'University & Park',
      latitude: '43.07',
      longitude: '-89.4',
      meters: '0',
      platform: '2',
      lines: [
        { routeID: '03', destination: 'Westgate' },
        { routeID: '03', destination: 'Only off', exitOnly: true },
        { routeID: '07', destination: 'Hub' },
      ],
    },
  ],
  lines: [],
};

/** Opens the builder in a city with times, in which only stop 0100 is known to have departures. */
export const openBuilder = (query = '') =>
  renderRider({
    audience: Builder,
    url: `/?view=builder${query}`,
    source: { times: { arrivals: supply(async () => null, null) } },
    middleware: async (request, service) =>
      request.url.includes('/getnear?') ? Response.json(NEAR) : service(request),
  });

/** The destinations of which only departures to the chosen ones are listed. */
export const destinations = async () =>
  within(await screen.findByRole('group', { name: departures.destinations, hidden: true }));

/** Chooses departures of stop 0100 by each field. */
export async function chooseDepartures() {
  const user = userEvent.setup();
  const only = await destinations();
  await user.click(only.getByRole('checkbox', { name: 'Westgate', hidden: true }));
  expect(only.queryByRole('checkbox', { name: 'Only off', hidden: true })).toBeNull();
  const without = within(screen.getByRole('group', { name: departures.hide, hidden: true }));
  await user.click(without.getAllByRole('checkbox', { hidden: true })[1] ?? document.body);
  await user.click(screen.getByRole('checkbox', { name: '2', hidden: true }));
  await user.click(screen.getByRole('radio', { name: departures.reaches.mark, hidden: true }));
  fireEvent.change(screen.getByLabelText(departures.minutes, { exact: false }), {
    target: { value: '5' },
  });
  const name = screen.getByLabelText(departures.nameOf('Westgate'));
  await user.type(name, 'West side ');
  await user.type(screen.getByRole('combobox', { name: departures.via, hidden: true }), '0538');
  await screen.findAllByRole('option', { hidden: true });
  await user.keyboard('{Enter}');
}

/** What `chooseDepartures` leaves in an address. */
export const CHOSEN = {
  destination: 'Westgate',
  hide: '07',
  platform: '2',
  reach: '5,mark',
  via: '0538',
  names: 'destination~Westgate~West side',
};
