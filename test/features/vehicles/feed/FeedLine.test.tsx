// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ApiError } from '../../../../src/api/ApiError.ts';
import type { Read } from '../../../../src/api/Read.ts';
import type { VehicleFeed } from '../../../../src/api/feeds/vehicleFeed.ts';
import { FeedLine } from '../../../../src/features/vehicles/feed/FeedLine.tsx';
import { monotonicNow } from '../../../../src/lib/time/monotonicNow.ts';
import { theSettings } from '../../../support/builders.ts';
import { busAt, feedOf } from '../../../support/feeds.ts';
import { render } from '../../../support/render.tsx';

const { staleness } = theSettings();

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date('2030-01-15T18:00:00Z'));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const live = (): Read<VehicleFeed> => ({
  answer: feedOf({ at: monotonicNow() / 1000, vehicles: [busAt(0)], timestamp: '1:05PM' }),
});
const empty = (): Read<VehicleFeed> => ({
  answer: feedOf({ at: monotonicNow() / 1000, vehicles: [] }),
});
const failed = (): Read<VehicleFeed> => ({
  failure: { error: new ApiError('unreachable', ''), since: monotonicNow() },
});
const wait = (seconds: number) =>
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });

const onOpen = vi.fn<() => void>();
/** The line of routes whose IDs are the keys. */
const line = (reads: Record<string, Read<VehicleFeed> | undefined>, isSaid = false) => (
  <FeedLine
    feeds={Object.entries(reads).map(([routeID, read]) => ({
      route: { routeID, name: `Name of ${routeID}`, color: '#0a5cc2' },
      read,
    }))}
    staleness={staleness}
    pollEvery={10_000}
    isAnnouncedOnly={isSaid}
    onOpen={onOpen}
  />
);
const shown = () => screen.queryByRole('button')?.textContent ?? null;
const heard = () => [...screen.getByRole('status').children].map((one) => one.textContent);

test('R11: says nothing to be seen while the buses are live, or not asked for yet', () => {
  const { rerender } = render(line({ '3a': undefined }));
  expect(shown()).toBeNull();
  rerender(line({ '3a': live() }));
  expect(shown()).toBeNull();
});

test.each([
  ['en', 'Route 3a: no buses now'],
  ['es', 'Ruta 3a: ahora no hay autobuses'],
] as const)('R11, R23: a route without buses is said in one line (%s)', (lang, said) => {
  render(line({ '3a': empty() }), { lang });
  expect(shown()).toBe(said);
});

test('R11: routes of one fate are said together, the worst first', () => {
  render(line({ '3a': empty(), '7b': failed(), '8c': live(), '9d': failed() }));
  // With the zone, where whoever runs this is in another one (R28).
  expect(shown()).toMatch(
    /^Routes 7b and 9d: buses not reachable since 12:00\sPM( CST)? · Route 3a: no buses now$/,
  );
});

test('R11: what gets old is said without a poll', () => {
  render(line({ '3a': live() }));
  wait(62);
  expect(shown()).toBe('Route 3a: bus positions are delayed');
});

test('R21: the line leads to what says more', () => {
  render(line({ '3a': empty() }));
  fireEvent.click(screen.getByRole('button'));
  expect(onOpen).toHaveBeenCalledOnce();
});

test('R11: a feed that fails at every other poll does not make the page jump', () => {
  const { rerender } = render(line({ '3a': failed() }));
  for (let poll = 0; poll < 4; poll += 1) {
    rerender(line({ '3a': live() }));
    wait(10);
    expect(shown()).toBe('The buses are live.');
    rerender(line({ '3a': failed() }));
    wait(10);
    expect(shown()).toMatch(/^Route 3a: buses not reachable/);
  }
  rerender(line({ '3a': live() }));
  wait(22);
  expect(shown()).toBeNull();
});

test('R11: a route that is chosen no more takes its line with it', () => {
  const { rerender } = render(line({ '3a': live(), '7b': empty() }));
  expect(shown()).toBe('Route 7b: no buses now');
  rerender(line({ '3a': live() }));
  expect(shown()).toBeNull();
});

test('R21: the state of a feed is told aloud once when it changes, not at every second', () => {
  const { rerender } = render(line({ '3a': live() }));
  expect(heard()).toEqual(['Route 3a, Name of 3a: 1 bus, live.']);
  wait(30);
  expect(heard()).toHaveLength(1);
  wait(31);
  expect(heard()).toEqual(['Route 3a, Name of 3a: bus positions are delayed.']);
  rerender(line({ '3a': live() }));
  expect(heard().at(-1)).toBe('Route 3a, Name of 3a: 1 bus, live.');
});

test('R21: it is told aloud as well where the list says it of each route', () => {
  render(line({ '3a': failed() }, true));
  expect(shown()).toBeNull();
  expect(heard()).toEqual(['Route 3a, Name of 3a: buses not reachable.']);
});
