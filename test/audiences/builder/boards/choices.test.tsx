import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import {
  BOARD_PARAMETERS,
  readBoardOptions,
} from '../../../../src/contract/board/board-options.ts';
import { eventually } from '../../../support/eventually.ts';
import {
  addStop,
  address,
  CHOSEN,
  chooseDepartures,
  destinations,
  openBuilder,
  textIn,
} from '../../../support/page/board-builder.tsx';
import { en } from '../../../support/words/catalogs.ts';

const { boards: own, departures } = en.builder;

test('A57: lines, directions, platforms and stops on the way are chosen from what stops there, and get names', async () => {
  openBuilder('&make=display&stop=0100');
  await chooseDepartures();
  expect(address()).toEqual({ view: 'kiosk', stop: '0100', ...CHOSEN });
  const user = userEvent.setup();
  const only = within(screen.getByRole('group', { name: departures.routes, hidden: true }));
  await user.click(only.getAllByRole('checkbox', { hidden: true })[0] ?? document.body);
  expect(address()['route']).toBe('03');
  await user.click(
    (await destinations()).getByRole('checkbox', { name: 'Westgate', hidden: true }),
  );
  expect(address()['destination']).toBeUndefined();
});

test('B31: a frame’s departures are chosen from what stops there, and get names', async () => {
  openBuilder('&mode=list&stop=0100');
  await chooseDepartures();
  const { body } = new DOMParser().parseFromString(textIn(en.builder.code), 'text/html');
  const { searchParams } = new URL(body.querySelector('iframe')?.getAttribute('src') ?? '');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    view: 'embed',
    stop: '0100',
    ...CHOSEN,
  });
  await eventually(() =>
    expect(screen.getByTitle(en.builder.previewTitle).getAttribute('src')).toContain('via=0538'),
  );
});

test('A57: each parameter of a board that a person chooses is in the builder', async () => {
  openBuilder('&make=display&stop=0100');
  const user = userEvent.setup();
  await addStop('0538', '6');
  await chooseDepartures();
  const toggle = (name: string | RegExp) =>
    user.click(screen.getByRole('checkbox', { name, hidden: true }));
  const choose = (name: string) => user.click(screen.getByRole('radio', { name, hidden: true }));
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } });
  const only = within(screen.getByRole('group', { name: departures.routes, hidden: true }));
  await user.click(only.getAllByRole('checkbox', { hidden: true })[0] ?? document.body);
  await toggle(/Español/);
  await toggle(en.builder.modes.map);
  await toggle(en.needs.bike);
  for (const name of Object.values(own.switches)) await toggle(name);
  await choose(en.builder.themes.dark);
  await choose(en.menu.units.metres);
  await choose(en.display.arrivals);
  await choose(own.timesIn.clock);
  await toggle(own.columnsOf.planned);
  const first = within(screen.getByRole('group', { name: own.split, hidden: true }));
  await user.click(first.getByRole('checkbox', { name: 'Hub', hidden: true }));
  await user.type(screen.getByRole('combobox', { name: own.lots, hidden: true }), 'north');
  await screen.findAllByRole('option', { hidden: true });
  await user.keyboard('{Enter}');
  fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${own.title}`) }), {
    target: { value: 'Lobby' },
  });
  fill(own.inches, '55');
  fill(own.distance, '5');
  fill(own.logo, '/lobby.svg');
  const near = screen.getByLabelText(own.near, { exact: false });
  near.focus();
  fill(own.near, '43.6035, -91.8990');
  expect(document.activeElement).toBe(near);
  fill(own.areaHint, '-92, 43, -91, 44');
  fill(own.bearing, '90');
  fill(own.shift, '4');
  fill(own.say, '10');
  fill(own.sayHours, 'Mo-Fr 07:00-20:00');
  fill(own.volume, '80,40@20:00-07:00');
  fill(own.id, 'lobby-3');
  const { options, warnings } = readBoardOptions(new URLSearchParams(address()));
  expect(warnings).toEqual([]);
  expect(options).toMatchObject({ near: [{ lat: 43.6035, lon: -91.899 }], logo: '/lobby.svg' });
  // The area is a box here. The device's password and the preview are nobody's choice.
  const others = ['center', 'zoom', 'operator', 'secret', 'preview'];
  const offered = [...BOARD_PARAMETERS.keys()].filter((name) => !others.includes(name));
  expect(Object.keys(address())).toEqual(expect.arrayContaining([...offered, 'units', 'needs']));
});

test('A57: a text of a wrong form is called wrong, and the board keeps the last good one', async () => {
  openBuilder('&make=display&stop=0100&logo=/lobby.svg');
  const logo = await screen.findByLabelText(own.logo, { exact: false });
  fireEvent.change(logo, { target: { value: 'https://elsewhere.example/logo.svg' } });
  expect(logo.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(en.builder.wrong(own.logoHint))).toBeTruthy();
  const name = screen.getByLabelText(own.id, { exact: false });
  fireEvent.change(name, { target: { value: 'main lobby' } });
  expect(screen.getByText(en.builder.wrong(own.idHint))).toBeTruthy();
  expect(address()['logo']).toBe('/lobby.svg');
});
