import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { NOON } from '../../../support/cities/small-source.ts';
import { fakeDatabase } from '../../../support/page/fakeDatabase.ts';
import { setFromAfar } from '../../../support/page/setFromAfar.tsx';

fakeDatabase();
// Code that loads while simulated minutes pass would look like code that never comes.
await import('../../../../src/audiences/kiosk/map/KioskMap.tsx');

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON });
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
});
afterEach(() => localStorage.clear());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

test('A56: a display whose address has only its ID shows its entry, and nothing else before', async () => {
  setFromAfar({ stop: '0100', title: 'Main lobby' });
  // Not the whole city for a moment.
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  await title('Main lobby');
  expect(screen.getByText('to 0100')).toBeTruthy();
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
