import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { ApiError } from '../../../../src/api/ApiError.ts';
import type { VehicleFeed } from '../../../../src/api/feeds/vehicleFeed.ts';
import type { Read } from '../../../../src/api/Read.ts';
import { FeedLine } from '../../../../src/features/vehicles/feed/FeedLine.tsx';
import { monotonicNow } from '../../../../src/lib/time/monotonicNow.ts';
import { theSettings } from '../../../support/builders.ts';
import { busAt, feedOf } from '../../../support/feeds/feeds.ts';
import { render } from '../../../support/page/render.tsx';
import { en } from '../../../support/words/catalogs.ts';

const { staleness } = theSettings();
const { liveAgain, count } = en.vehicles;
const { ofRoutes, ...announce } = en.feed;

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date('2030-01-15T18:00:00Z'));
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
/** The page renders each second. */
function wait(seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    act(() => {
      vi.advanceTimersByTime(1000);
    });
  }
}

const onOpen = vi.fn<() => void>();
/** The feed line for the reads of routes, by routeID. */
const line = (reads: Record<string, Read<VehicleFeed> | undefined>, isAnnouncedOnly = false) => (
  <FeedLine
    feeds={Object.entries(reads).map(([routeID, read]) => ({
      route: { routeID, name: `Name of ${routeID}`, color: '#0a5cc2' },
      read,
    }))}
    staleness={staleness}
    pollEvery={10_000}
    isAnnouncedOnly={isAnnouncedOnly}
    onOpen={onOpen}
  />
);
const shown = () => screen.queryByRole('button')?.textContent ?? null;
const heard = () => [...screen.getByRole('status').children].map((one) => one.textContent);

test('R11: there is no line while the buses are live or still loading', () => {
  const { rerender } = render(line({ '3a': undefined }));
  expect(shown()).toBeNull();
  rerender(line({ '3a': live() }));
  expect(shown()).toBeNull();
});

const NO_BUSES = ofRoutes(1, '3a', announce.empty);
const NOT_REACHABLE = ofRoutes(1, '3a', announce.unreachable);

test('R11: one line says that a route has no buses, and a click on it opens the details', () => {
  render(line({ '3a': empty() }));
  expect(shown()).toBe(NO_BUSES);
  fireEvent.click(screen.getByRole('button'));
  expect(onOpen).toHaveBeenCalledOnce();
});

test('R11: routes with the same problem are listed together, worst problem first', () => {
  render(line({ '3a': empty(), '7b': failed(), '8c': live(), '9d': failed() }));
  const failure = `${announce.unreachable} (${en.failures.since('noon')})`;
  // The time includes the zone if the test runs in another zone (R28).
  expect(shown()?.replace(/12:00\sPM( CST)?/, 'noon')).toBe(
    `${ofRoutes(2, '7b and 9d', failure)}\u00A0· ${NO_BUSES}`,
  );
});

test('R11: the line says between polls that a feed is delayed', () => {
  render(line({ '3a': live() }));
  wait(62);
  expect(shown()).toBe(ofRoutes(1, '3a', announce.delayed));
});

test('R11: the page does not jump when every other poll fails', () => {
  const { rerender } = render(line({ '3a': failed() }));
  for (let poll = 0; poll < 4; poll += 1) {
    rerender(line({ '3a': live() }));
    wait(10);
    expect(shown()).toBe(liveAgain);
    rerender(line({ '3a': failed() }));
    wait(10);
    expect(shown()).toContain(NOT_REACHABLE);
  }
  rerender(line({ '3a': live() }));
  wait(22);
  expect(shown()).toBeNull();
});

test('R11: the line about a route disappears when the route is no longer chosen', () => {
  const { rerender } = render(line({ '3a': live(), '7b': empty() }));
  expect(shown()).toBe(ofRoutes(1, '7b', announce.empty));
  rerender(line({ '3a': live() }));
  expect(shown()).toBeNull();
});

const LIVE = `${ofRoutes(1, '3a', announce.live(count(1, '1')))}.`;
const LOST = `${ofRoutes(1, '3a', announce.unreachable)}.`;

test('R21: the state of a feed is announced once when it changes, not every second', () => {
  const { rerender } = render(line({ '3a': live() }));
  wait(3);
  expect(heard()).toEqual([LIVE]);
  wait(30);
  expect(heard()).toHaveLength(1);
  wait(33);
  expect(heard()).toEqual([`${ofRoutes(1, '3a', announce.delayed)}.`]);
  rerender(line({ '3a': live() }));
  wait(22);
  expect(heard()).toEqual([LIVE]);
});

test('R21: while every other poll fails, the failure is announced once, and the recovery after two good polls', () => {
  const { rerender } = render(line({ '3a': failed() }));
  wait(3);
  expect(heard()).toEqual([LOST]);
  for (let poll = 0; poll < 4; poll += 1) {
    rerender(line({ '3a': live() }));
    wait(10);
    rerender(line({ '3a': failed() }));
    wait(10);
    expect(heard()).toEqual([LOST]);
  }
  rerender(line({ '3a': live() }));
  wait(10);
  rerender(line({ '3a': live() }));
  wait(9);
  expect(heard()).toEqual([LOST]);
  wait(2);
  expect(heard()).toEqual([LIVE]);
});

test('R21: one sentence announces what all routes have in common, although their answers come apart', () => {
  const { rerender } = render(line({ '3a': live(), '7b': undefined, '9d': failed() }));
  wait(1);
  rerender(line({ '3a': live(), '7b': live(), '9d': failed() }));
  wait(3);
  expect(heard()).toEqual([
    `${LOST.replace('3a', '9d')} ${ofRoutes(2, '3a and 7b', announce.live(count(2, '2')))}.`,
  ]);
  rerender(line({ '3a': failed(), '7b': live(), '9d': failed() }));
  wait(1);
  rerender(line({ '3a': failed(), '7b': failed(), '9d': failed() }));
  wait(3);
  expect(heard()).toEqual([`${ofRoutes(2, '3a and 7b', announce.unreachable)}.`]);
});

test('R21: on return to the page, buses that are late until the next answer are not announced', () => {
  const { rerender } = render(line({ '3a': live() }));
  wait(3);
  wait(58);
  expect(shown()).toContain(announce.delayed);
  rerender(line({ '3a': live() }));
  wait(60);
  expect(heard()).toEqual([LIVE]);
});

test('R21: the state is announced also where the open list shows it for each route', () => {
  render(line({ '3a': failed() }, true));
  expect(shown()).toBeNull();
  wait(3);
  expect(heard()).toEqual([LOST]);
});
