import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { boardOf } from '../../../../src/contract/board/screens/screen-entry.ts';
import { eventually } from '../../../support/eventually.ts';
import { addStop, address, openBuilder, textIn } from '../../../support/page/board-builder.tsx';
import { en } from '../../../support/words/catalogs.ts';

const own = en.builder.boards;

const open = (query = '') => openBuilder(`&make=display${query}`);

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

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
