import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { Builder } from '../../../../src/audiences/builder/Builder.tsx';
import {
  BOARD_PARAMETERS,
  readBoardOptions,
} from '../../../../src/contract/board/board-options.ts';
import { boardOf } from '../../../../src/contract/board/screen-entry.ts';
import { supply } from '../../../support/cities/supply.ts';
import { eventually } from '../../../support/eventually.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { en } from '../../../support/words/catalogs.ts';

const own = en.builder.boards;

const open = (query = '') =>
  renderRider({
    audience: Builder,
    url: `/?view=builder&make=display${query}`,
    source: { times: { arrivals: supply(async () => null, null) } },
  });

const textIn = (label: string) =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: label, hidden: true }).value;

/** The parameters of the board's address. */
const address = () => Object.fromEntries(new URL(textIn(own.address)).searchParams);

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

async function addStop(words: string, minutes: string) {
  const user = userEvent.setup();
  await user.type(await screen.findByRole('combobox', { name: own.addStop }), words);
  await screen.findAllByRole('option');
  await user.keyboard('{Enter}');
  const walk = await screen.findByRole('spinbutton', { name: new RegExp(words, 'i') });
  await user.type(walk, minutes);
}

test('A57: a lobby’s board for stops with their walks has an address, a code, an entry and a live preview', async () => {
  open();
  await addStop('0538', '6');
  await addStop('0100', '2');
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: new RegExp(`^${own.title}`) }), 'Main lobby');
  await user.click(screen.getByRole('checkbox', { name: /Español/ }));
  await user.click(screen.getByRole('radio', { name: /1080 × 1920/ }));
  fireEvent.change(screen.getByLabelText(own.distance), { target: { value: '4.5' } });
  const parameters = {
    view: 'kiosk',
    stop: '0538:6,0100:2',
    title: 'Main lobby',
    lang: 'es',
    dist: '4.5',
  };
  expect(address()).toEqual(parameters);
  expect(document.querySelector('figure path[fill="#000"]')).not.toBeNull();
  const preview = screen.getByTitle(own.preview);
  expect(preview.hasAttribute('inert')).toBe(true);
  expect(preview.style).toMatchObject({ width: '1080px', height: '1920px' });
  await eventually(() => {
    const source = new URL(screen.getByTitle(own.preview).getAttribute('src') ?? '', 'http://x');
    expect(Object.fromEntries(source.searchParams)).toEqual({ ...parameters, preview: '1' });
  });
  await user.type(screen.getByLabelText(own.id, { exact: false }), 'lobby-3');
  const { 'lobby-3': entry } = JSON.parse(`{${textIn(own.entry)}}`);
  const { options, wrong } = boardOf(new URLSearchParams(), entry);
  expect(wrong).toEqual([]);
  expect(options).toMatchObject({ stops: ['0538:6', '0100:2'], distanceMeters: 4.5 });
  expect(textIn(own.ownAddress)).toMatch(/\/\?view=kiosk&id=lobby-3$/);
  await eventually(() => expect(window.location.search).toContain('make=display&size=1080x1920'));
});

test('A57: stops are moved by the keyboard and by dragging, and the one that moves keeps the focus', async () => {
  open('&stop=0538:6,0100:2');
  const up = await screen.findByRole('button', { name: /Park.* up/ });
  const user = userEvent.setup();
  up.focus();
  await user.keyboard('{Enter}');
  expect(address()['stop']).toBe('0100:2,0538:6');
  expect(rows()[0]).toContain('Park');
  // It is the first now, so only the other button can be used.
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/Park.* down/);
  await user.keyboard('{Enter}');
  expect(address()['stop']).toBe('0538:6,0100:2');
  const list = screen.getByRole('list');
  list.setPointerCapture = () => {};
  const [first, second] = within(list).getAllByRole('listitem');
  for (const [row, top] of [
    [first, 0],
    [second, 100],
  ] as const)
    if (row !== undefined) row.getBoundingClientRect = () => new DOMRect(0, top, 300, 100);
  const handle = second?.querySelector('.board-stop__handle');
  if (!handle) throw new Error('there is no handle');
  fireEvent.pointerDown(handle, { pointerId: 1, clientY: 150 });
  fireEvent.pointerMove(list, { pointerId: 1, clientY: 40 });
  expect(address()['stop']).toBe('0100:2,0538:6');
  fireEvent.pointerUp(list, { pointerId: 1 });
  fireEvent.pointerMove(list, { pointerId: 1, clientY: 150 });
  expect(address()['stop']).toBe('0100:2,0538:6');
});

test('A57: what the builder doesn’t know, and a display’s password, is not in the board’s address', async () => {
  open('&stop=0100&utm=mail&secret=only-our-displays&preview=1&id=lobby-3');
  await screen.findByRole('button', { name: /Park/ });
  expect(address()).toEqual({ view: 'kiosk', stop: '0100', id: 'lobby-3' });
});

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

const openAtPark = (query = '') =>
  renderRider({
    audience: Builder,
    url: `/?view=builder${query}`,
    source: { times: { arrivals: supply(async () => null, null) } },
    middleware: async (request, service) =>
      request.url.includes('/getnear?') ? Response.json(NEAR) : service(request),
  });

const departures = en.builder.departures;

async function chooseDepartures() {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('checkbox', { name: 'Westgate', hidden: true }));
  expect(screen.queryByRole('checkbox', { name: 'Only off', hidden: true })).toBeNull();
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

const CHOSEN = {
  destination: 'Westgate',
  hide: '07',
  platform: '2',
  reach: '5,mark',
  via: '0538',
  names: 'destination~Westgate~West side',
};

test('A57: lines, directions, platforms and stops on the way are chosen from what stops there, and get names', async () => {
  openAtPark('&make=display&stop=0100');
  await chooseDepartures();
  expect(address()).toEqual({ view: 'kiosk', stop: '0100', ...CHOSEN });
  const user = userEvent.setup();
  const only = within(screen.getByRole('group', { name: departures.routes, hidden: true }));
  await user.click(only.getAllByRole('checkbox', { hidden: true })[0] ?? document.body);
  expect(address()['route']).toBe('03');
  await user.click(screen.getByRole('checkbox', { name: 'Westgate', hidden: true }));
  expect(address()['destination']).toBeUndefined();
});

test('B31: a frame’s departures are chosen from what stops there, and get names', async () => {
  openAtPark('&mode=list&stop=0100');
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
  openAtPark('&make=display&stop=0100');
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
  await user.type(screen.getByRole('combobox', { name: own.lots, hidden: true }), 'north');
  await screen.findAllByRole('option', { hidden: true });
  await user.keyboard('{Enter}');
  fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${own.title}`) }), {
    target: { value: 'Lobby' },
  });
  fill(own.inches, '55');
  fill(own.distance, '5');
  fill(own.logo, '/lobby.svg');
  fill(own.near, '43.6035, -91.8990');
  fill(own.areaHint, '-92, 43, -91, 44');
  fill(own.bearing, '90');
  fill(own.shift, '4');
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
  openAtPark('&make=display&stop=0100&logo=/lobby.svg');
  const logo = await screen.findByLabelText(own.logo, { exact: false });
  fireEvent.change(logo, { target: { value: 'https://elsewhere.example/logo.svg' } });
  expect(logo.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(en.builder.wrong(own.logoHint))).toBeTruthy();
  expect(address()['logo']).toBe('/lobby.svg');
});
