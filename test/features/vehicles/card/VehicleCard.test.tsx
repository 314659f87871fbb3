// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ApiError } from '../../../../src/api/ApiError.ts';
import { monotonicNow } from '../../../../src/lib/time/monotonicNow.ts';
import { VehicleCard } from '../../../../src/features/vehicles/card/VehicleCard.tsx';
import { findVehicle } from '../../../../src/features/vehicles/feed/route-feed.ts';
import type { RouteFeed } from '../../../../src/features/vehicles/feed/route-feed.ts';
import { stopFinder } from '../../../../src/lib/stop-name.ts';
import { theSettings } from '../../../support/builders.ts';
import { START, busAt, feedOf } from '../../../support/feeds.ts';
import { render } from '../../../support/render.tsx';

const { staleness } = theSettings();
const route = { routeID: '03', name: 'East Towne', color: '#0a5cc2' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

/** Answers in the seconds from now. */
const feed = (...answers: { at: number; vehicles: ReturnType<typeof busAt>[] }[]): RouteFeed => ({
  route,
  read: {
    answer: feedOf(
      ...answers.map(({ at, vehicles }) => ({ at: monotonicNow() / 1000 + at, vehicles })),
    ),
  },
});

function card(of: RouteFeed, overrides: Partial<Parameters<typeof VehicleCard>[0]> = {}) {
  const found = findVehicle([of], '03/007');
  if (found === null) throw new Error('the route is not in view');
  return (
    <VehicleCard
      found={found}
      vehicleID="007"
      staleness={staleness}
      onClose={() => {}}
      {...overrides}
    />
  );
}

/** What stands beside a term. */
const fact = (term: string) => screen.getByText(term).nextElementSibling?.textContent;

test('R12: says the ID with its leading zeros, the route, the destination and the next stop', () => {
  render(card(feed({ at: 0, vehicles: [busAt(0)] })));
  expect(screen.getByRole('heading', { name: 'Bus 007' })).toBeDefined();
  expect(fact('Route')).toBe('Route 03, East Towne');
  expect(fact('Towards')).toBe('East Transfer Point');
  expect(fact('Next stop')).toBe('Jenifer & Ingersoll');
});

test('R12: says all four flags in words, the two of wheelchairs apart, unknown as unknown', () => {
  const flags = { wheelChairLift: false, wheelChairAccessible: true, bikeRack: undefined };
  render(card(feed({ at: 0, vehicles: [busAt(0, flags)] })));
  expect(fact('Wheelchair lift')).toBe('no');
  expect(fact('Wheelchair accessible')).toBe('yes');
  expect(fact('Bike rack')).toBe('not known');
  expect(fact('Wifi')).toBe('no');
});

test('R12: the next stop leads to the loaded stop that it names, however it is written', () => {
  const onSelectStop = vi.fn<(stopID: string) => void>();
  const place = { latitude: START.lat, longitude: START.lon };
  const stops = [
    { stopID: '0043', intersection: 'INGERSOLL & JENIFER', destinations: [], ...place },
  ];
  const of = feed({ at: 0, vehicles: [busAt(0)] });
  const { rerender } = render(card(of, { stopForName: stopFinder(stops), onSelectStop }));
  fireEvent.click(screen.getByRole('button', { name: 'Jenifer & Ingersoll' }));
  expect(onSelectStop).toHaveBeenCalledWith('0043');
  rerender(card(of, { stopForName: () => null, onSelectStop }));
  expect(screen.queryByRole('button', { name: 'Jenifer & Ingersoll' })).toBeNull();
});

test('R12: says when it last moved, ticking, and that it was never seen to move', () => {
  const moved = feed({ at: 0, vehicles: [busAt(0)] }, { at: 0, vehicles: [busAt(50)] });
  const { rerender } = render(card(moved));
  wait(40_000);
  expect(fact('Movement')).toBe('last moved 40 sec ago');
  const stood = { at: 0, vehicles: [busAt(0)] };
  rerender(card(feed({ ...stood, at: -180 }, stood)));
  expect(fact('Movement')).toBe('no movement seen in 3 min');
});

test('R12: says nothing of the movement of a bus that was first seen less than a minute ago', () => {
  const stood = { at: 0, vehicles: [busAt(0)] };
  render(card(feed({ ...stood, at: -50 }, stood)));
  expect(screen.queryByText('Movement')).toBeNull();
});

test('R17: says that it has not moved for 6 min, as of the last answer', () => {
  const answers = [
    { at: -400, vehicles: [busAt(0)] },
    { at: -370, vehicles: [busAt(50)] },
    { at: 0, vehicles: [busAt(50)] },
  ];
  render(card(feed(...answers)));
  expect(fact('Movement')).toBe('has not moved for 6 min');
  wait(100_000);
  expect(fact('Movement')).toBe('has not moved for 6 min');
});

test('R10: says that the heading is not known until it moves', () => {
  render(card(feed({ at: 0, vehicles: [busAt(0)] })));
  expect(fact('Heading')).toBe('not known until it moves');
});

test('R12: stays open through a poll with the new next stop', () => {
  const { rerender } = render(card(feed({ at: 0, vehicles: [busAt(0)] })));
  rerender(card(feed({ at: 0, vehicles: [busAt(50, { nextStop: 'Atwood & Ohio' })] })));
  expect(fact('Next stop')).toBe('Atwood & Ohio');
});

test('R12: when the vehicle leaves the feed it says so and keeps what was last known', () => {
  render(card(feed({ at: 0, vehicles: [busAt(0)] }, { at: 0, vehicles: [] })));
  wait(60_000);
  expect(screen.getByText(/^This bus left route 03 1 min ago/)).toBeDefined();
  expect(fact('Next stop')).toBe('Jenifer & Ingersoll');
});

test('R12: a link to a bus that is not on its route says so', () => {
  render(card(feed({ at: 0, vehicles: [] })));
  expect(screen.getByText('This bus is not on route 03 now.')).toBeDefined();
});

/** The same feed, whose polls fail from now on. */
const failing = ({ read, ...of }: RouteFeed): RouteFeed => ({
  ...of,
  read: {
    ...read,
    failure: { error: new ApiError('unreachable', 'no answer'), since: monotonicNow() },
  },
});

test('R11: says how old it all is also when the bus has left the map', () => {
  const of = feed({ at: 0, vehicles: [busAt(0)] });
  render(card(failing(of)));
  wait(90_000);
  expect(screen.getByText(/These positions are 1 min old\.$/)).toBeDefined();
  wait(510_000);
  expect(
    screen.getByText(/^Not reachable .*What follows was reported 10 min ago\.$/),
  ).toBeDefined();
  expect(fact('Next stop')).toBe('Jenifer & Ingersoll');
});

test('R11: an old answer without the bus is no news of it, and nothing is said to follow', () => {
  const of = feed({ at: 0, vehicles: [busAt(0, { vehicleID: '943' })] });
  render(card(failing(of)));
  wait(600_000);
  expect(screen.getByText(/^Not reachable/).textContent).not.toContain('follows');
  expect(screen.queryByText(/is not on route 03 now/)).toBeNull();
});
