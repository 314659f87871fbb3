import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import {
  beginAtNoon,
  MINUTE,
  pass,
  setFromAfar,
  title,
} from '../../../support/page/setFromAfar.tsx';
import { en } from '../../../support/words/catalogs.ts';

beginAtNoon();

test('A56: a display whose address has only its ID shows its entry, and nothing else before', async () => {
  setFromAfar({ stop: '0100', title: 'Main lobby' });
  // Not the whole city for a moment.
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  await title('Main lobby');
  expect(screen.getByText('to 0100')).toBeTruthy();
});

test('A56: a display that never had a good board shows what is right in a wrong entry, and says so', async () => {
  const file = setFromAfar({ stop: ['0100', '9999'], panels: ['departures'], title: 'Main lobby' });
  await title('Main lobby');
  expect(screen.getByText('to 0100')).toBeTruthy();
  const expected = { wrong: 'stop: the city has no 9999', hasNoGood: true };
  expect(window.curbsideHealth?.()).toMatchObject(expected);
  await pass(2 * MINUTE);
  expect(window.curbsideHealth?.()).toMatchObject(expected);
  file.entry = { stop: '0341', titel: 'x' };
  await pass(MINUTE);
  expect(screen.getByText('to 0341')).toBeTruthy();
  expect(window.curbsideHealth?.()).toMatchObject({
    wrong: expect.stringMatching(/titel/),
    hasNoGood: true,
  });
  file.entry = { stop: '0341', title: 'North lobby' };
  await pass(MINUTE);
  await title('North lobby');
  expect(window.curbsideHealth?.()).not.toHaveProperty('hasNoGood');
});

test('A56: a display in whose entry nothing names a place says so, until the entry is right', async () => {
  const file = setFromAfar({ stpo: '0100' });
  const sentence = en.kiosk.misreadEntry('stpo', `${window.location.host}/screens`);
  expect(await screen.findByText(sentence)).toBeTruthy();
  file.entry = { stop: '0341', title: 'North lobby' };
  await pass(MINUTE);
  await title('North lobby');
  expect(screen.queryByText(sentence)).toBeNull();
});

test('A56: a change is there within a minute, and no moment in between is empty', async () => {
  const file = setFromAfar({ stop: '0100', title: 'Main lobby' });
  await title('Main lobby');
  const main = document.querySelector('main');
  file.entry = { stop: '0341', title: 'North lobby' };
  const empty: string[] = [];
  const observer = new MutationObserver(() => {
    const text = document.querySelector('.kiosk__main')?.textContent ?? '';
    if (!/to 0(100|341)/.test(text)) empty.push(text);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  await pass(MINUTE);
  observer.disconnect();
  await title('North lobby');
  expect(screen.getByText('to 0341')).toBeTruthy();
  expect(screen.queryByText('to 0100')).toBeNull();
  expect(empty).toEqual([]);
  // The same page: nothing was loaded again.
  expect(document.querySelector('main')).toBe(main);
});
