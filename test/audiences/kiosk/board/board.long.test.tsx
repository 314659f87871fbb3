import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { NOON } from '../../../support/cities/small-source.ts';
import {
  beginAtNoon,
  MINUTE,
  pass,
  setFromAfar,
  title,
} from '../../../support/page/setFromAfar.tsx';
import { ANY, like } from '../../../support/phrases.ts';
import { en } from '../../../support/words/catalogs.ts';

beginAtNoon();

test.each([
  ['a misspelled member', { stop: '0341', titel: 'x' }, /titel/],
  ['a stop that the city doesn’t have', { stop: ['0341', '9999'] }, /stop: the city has no 9999/],
  [
    'a stop on the way that the city doesn’t have',
    { stop: '0341', via: '9999' },
    /via: the city has no 9999/,
  ],
  [
    'a route that the city doesn’t have',
    { stop: '0341', route: '99' },
    /route: the city has no 99/,
  ],
  ['a lot that the city doesn’t have', { stop: '0341', lots: 'x' }, /lots: the city has no x/],
  ['a message that is none', { stop: '0341', message: 3 }, /message/],
  ['a list in place of an entry', ['0341'], /expected/],
])(
  'A56: an entry with %s leaves the last good board, and the report names it',
  async (_, entry, named) => {
    const file = setFromAfar({ stop: '0100', title: 'Main lobby' });
    await title('Main lobby');
    file.entry = entry;
    await pass(MINUTE);
    await title('Main lobby');
    expect(screen.getByText('to 0100')).toBeTruthy();
    expect(window.curbsideHealth?.().wrong).toMatch(named);
    // A right one ends it.
    file.entry = { stop: '0341', title: 'North lobby' };
    await pass(MINUTE);
    await title('North lobby');
    expect(window.curbsideHealth?.()).not.toHaveProperty('wrong');
  },
);

test('A56: after a power cut without a network, the display shows its last good entry', async () => {
  const file = setFromAfar({ stop: '0100', title: 'Main lobby', message: 'Elevator closed' });
  await title('Main lobby');
  file.entry = { stop: '0341', titel: 'wrong' };
  await pass(MINUTE);
  cleanup();
  setFromAfar(null, undefined, false);
  await title('Main lobby');
  expect(screen.getByText('Elevator closed')).toBeTruthy();
  // Another display's entry isn't its.
  cleanup();
  setFromAfar(null, '/?view=kiosk&id=lobby-4', false);
  await pass(6_000);
  expect(screen.queryByText('Main lobby')).toBeNull();
});

test.each([
  ['is full', 'QuotaExceededError'],
  ['is blocked', 'SecurityError'],
])(
  'A56: a display whose storage %s follows its entry all the same, and says so',
  async (_, name) => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no room', name);
    });
    const file = setFromAfar({ stop: '0100', title: 'Main lobby' });
    await title('Main lobby');
    file.entry = { stop: '0341', title: 'North lobby' };
    await pass(MINUTE);
    await title('North lobby');
    expect(window.curbsideHealth?.().isNotStored).toBe(true);
  },
);

test('A56: an entry that is gone leaves what the address says', async () => {
  const file = setFromAfar(
    { stop: '0100', title: 'Main lobby' },
    '/?view=kiosk&id=lobby-3&stop=0341&title=Ours',
  );
  await title('Main lobby');
  file.entry = undefined;
  await pass(MINUTE);
  expect(await title('Ours')).toBeTruthy();
});

test('A56: without its entry, a display whose address names no place keeps its last good board, and says so', async () => {
  const entry = { stop: '0100', title: 'Main lobby', message: 'Elevator closed' };
  const file = setFromAfar(entry);
  await title('Main lobby');
  file.entry = undefined;
  await pass(2 * MINUTE);
  await title('Main lobby');
  expect(screen.getByText('to 0100')).toBeTruthy();
  expect(screen.queryByText('Elevator closed')).toBeNull();
  expect(window.curbsideHealth?.().wrong).toBe('screens.json has no entry for it');
  // A restart changes nothing.
  cleanup();
  const again = setFromAfar(undefined);
  await title('Main lobby');
  await pass(MINUTE);
  await title('Main lobby');
  // It is the city's if the file says so.
  again.entry = {};
  await pass(MINUTE);
  expect(screen.queryByText('to 0100')).toBeNull();
  expect(window.curbsideHealth?.()).not.toHaveProperty('wrong');
});

test('A56: while screens.json can’t be read, the board stays', async () => {
  const file = setFromAfar({ stop: '0100', title: 'Main lobby' });
  await title('Main lobby');
  file.isThere = false;
  await pass(5 * MINUTE);
  expect(await title('Main lobby')).toBeTruthy();
});

test('A19, A56: outside its hours a display is off, by the server’s clock and not by its own', async () => {
  // Its own clock is five hours ahead: 17:38.
  vi.setSystemTime(NOON + 5 * 60 * MINUTE);
  const file = setFromAfar({ stop: '0100', title: 'Main lobby', hours: '12:00-17:00' });
  await title('Main lobby');
  await pass(MINUTE);
  await title('Main lobby');
  file.entry = { stop: '0100', title: 'Main lobby', hours: '13:00-17:00' };
  await pass(MINUTE);
  await waitFor(() =>
    expect(screen.getByText(like(en.display.offUntil(ANY)))).toHaveProperty(
      'textContent',
      expect.stringMatching(/1:00/),
    ),
  );
  // It is measured while the display is off, too.
  await pass(20 * MINUTE);
  expect(screen.getByText(like(en.display.offUntil(ANY)))).toBeTruthy();
});
