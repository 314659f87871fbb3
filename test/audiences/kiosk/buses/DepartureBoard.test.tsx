import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Kiosk } from '../../../../src/audiences/kiosk/Kiosk.tsx';
import type { Arrival } from '../../../../src/contract/arrivals.ts';
import { en } from '../../../../src/lib/words/en.ts';
import { NOON } from '../../../support/cities/small-source.ts';
import { supply } from '../../../support/cities/supply.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { stubResizeObserver } from '../../../support/page/stubResizeObserver.ts';

stubResizeObserver();
const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

const anArrival = (minutes: number, overrides: Partial<Arrival> = {}): Arrival => ({
  routeID: '03',
  destination: 'East Transfer Point',
  vehicleID: '',
  tripID: `20261120.t${minutes}`,
  expectedAt: NOON + minutes * MINUTE,
  scheduledAt: NOON + minutes * MINUTE,
  basis: 'scheduled',
  state: 'running',
  ...overrides,
});

const display = (arrivals: () => readonly Arrival[]) =>
  renderRider({
    audience: Kiosk,
    url: '/?view=kiosk&stop=0100',
    source: {
      times: { arrivals: supply(async () => ({ arrivals: arrivals(), updatedAt: NOON })) },
    },
  });

const rowsOf = async () =>
  within(await screen.findByRole('list', { name: en.times.heading }))
    .getAllByRole('listitem')
    .map((row) => row.textContent?.replaceAll(/\s+/g, ' '));

test('T23: the board has a row for each route and destination by time, live ones in minutes', async () => {
  display(() => [
    anArrival(30),
    anArrival(4, { routeID: '07', basis: 'reported' }),
    anArrival(9, { routeID: '07', basis: 'reported' }),
    anArrival(6, { destination: 'Airport' }),
  ]);
  // jsdom has no layout, so that each page has one row.
  expect(await rowsOf()).toEqual([expect.stringMatching(/^07East Transfer Point.*4 min$/)]);
  const board = screen.getByRole('region', { name: en.times.heading });
  expect(within(board).getByText('1/3')).toBeTruthy();
});

test('T23: a canceled bus stays until its time, with the word', async () => {
  display(() => [anArrival(6, { state: 'canceled', basis: 'reported' }), anArrival(20)]);
  expect(await rowsOf()).toEqual([expect.stringMatching(/12:44 PM.*Then 12:58 PM ?Canceled$/)]);
});

test('T23: without live data the board is the timetable, and says so', async () => {
  display(() => [anArrival(3), anArrival(20)]);
  expect((await rowsOf())[0]).toMatch(/Then 12:58 PM ?12:41 PM$/);
  expect(screen.getByText(en.times.scheduled)).toBeTruthy();
});

test('T23: at night it says when the first bus comes', async () => {
  display(() => [anArrival(17 * 60)]);
  expect(await screen.findByText(en.times.noneToday('5:38 AM'))).toBeTruthy();
});

test('T23: where times cannot be read, it shows the buses by their distance', async () => {
  display(() => {
    throw new Error('no times');
  });
  expect(await screen.findByRole('list', { name: en.kiosk.coming })).toBeTruthy();
});
