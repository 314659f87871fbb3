import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { Kiosk } from '../../../../src/audiences/kiosk/Kiosk.tsx';
import { NOON } from '../../../support/cities/small-source.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { stubVoice, type Voice } from '../../../support/page/stubVoice.ts';
import { arrivalIn, MINUTE, timesOf } from '../../../support/times/departures.ts';
import { en } from '../../../support/words/catalogs.ts';

let voice: Voice;
beforeEach(() => {
  // Half a minute before the next full ten.
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON + 1.5 * MINUTE });
  voice = stubVoice();
});

const BUSES = [
  arrivalIn(16, { basis: 'reported', destination: 'Airport' }),
  arrivalIn(22, { basis: 'reported', destination: 'Zoo' }),
];

const display = (query: string, screens: object = {}) =>
  void renderRider({
    audience: Kiosk,
    url: `/?view=kiosk&stop=0100&id=lobby-3&${query}`,
    source: { times: timesOf(() => BUSES) },
    // Fewer polls than a display makes: these tests let minutes pass.
    settings: { polling: { vehiclesSeconds: 60, lotsSeconds: 300 } },
    middleware: async (request, service) =>
      new URL(request.url).pathname === '/screens.json' ? Response.json(screens) : service(request),
  });

const departures = () => screen.findByRole('list', { name: en.page.tabs.departures });

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('A60: every ten minutes a board is read by itself, once and with a summary first', async () => {
  display('say=10&panels=departures');
  await departures();
  expect(voice.texts()).toEqual([]);
  await pass(MINUTE);
  const { length } = voice.texts();
  expect(voice.texts().slice(0, 2)).toEqual(['University & Park', en.display.soon(1, '1')]);
  expect(voice.texts().filter((text) => text.includes('Airport'))).toHaveLength(1);
  voice.end();
  await pass(6 * MINUTE);
  expect(voice.texts()).toHaveLength(length);
  await pass(4 * MINUTE);
  expect(voice.texts().length).toBeGreaterThan(length);
  expect(voice.texts()).toContain(en.display.soon(2, '2'));
});

test('A60: a reading that still goes on is not cut off, nor read over', async () => {
  display('say=2&panels=departures');
  await departures();
  await pass(MINUTE);
  const { length } = voice.texts();
  expect(length).toBeGreaterThan(0);
  await pass(3 * MINUTE);
  expect(voice.texts()).toHaveLength(length);
});

test('A60: outside its hours, and where the volume is 0, it says nothing', async () => {
  display('say=2&panels=departures&sayhours=12:41-20:00&volume=60,0@12:45-24:00');
  await departures();
  await pass(MINUTE);
  expect(voice.texts()).toEqual([]);
  await pass(2 * MINUTE);
  const { length } = voice.texts();
  expect(length).toBeGreaterThan(0);
  expect(new Set(voice.volumes())).toEqual(new Set([0.6]));
  voice.end();
  await pass(2 * MINUTE);
  voice.end();
  const last = voice.texts().length;
  expect(last).toBeGreaterThan(length);
  await pass(2 * MINUTE);
  expect(voice.texts()).toHaveLength(last);
});

test('A60: a display that is switched off says nothing', async () => {
  display('say=2&panels=departures', { screens: { 'lobby-3': { disabled: true } } });
  await screen.findByText(en.display.off);
  await pass(3 * MINUTE);
  expect(voice.texts()).toEqual([]);
});

test('A60: while a message covers the display, that is read, and what stays in its corner', async () => {
  const takeover = {
    message: 'Fire drill',
    from: '2026-11-20T12:00-06:00',
    until: '2026-11-20T13:00-06:00',
  };
  display('say=2&panels=departures', { takeovers: [takeover] });
  await screen.findByText('Fire drill');
  await pass(MINUTE);
  expect(voice.texts().slice(0, 2)).toEqual(['University & Park', 'Fire drill']);
  expect(voice.texts().filter((text) => text.includes('Airport'))).toHaveLength(1);
});

test('A60: each section of a board has its own summary', async () => {
  display('say=10&panels=departures&split=Zoo');
  await screen.findByRole('list', { name: 'Toward Zoo' });
  await pass(MINUTE);
  expect(voice.texts().slice(0, 5)).toEqual([
    'University & Park',
    'Toward Zoo',
    en.display.soon(0, '0'),
    en.display.otherDirections,
    en.display.soon(1, '1'),
  ]);
});
