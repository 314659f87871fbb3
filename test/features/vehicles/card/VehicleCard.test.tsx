import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { ApiError } from '../../../../src/api/ApiError.ts';
import { VehicleCard } from '../../../../src/features/vehicles/card/VehicleCard.tsx';
import { findVehicle } from '../../../../src/features/vehicles/feed/route-feed.ts';
import type { RouteFeed } from '../../../../src/features/vehicles/feed/route-feed.ts';
import { stopFinder } from '../../../../src/lib/names/stop-by-name.ts';
import { monotonicNow } from '../../../../src/lib/time/monotonicNow.ts';
import { theSettings } from '../../../support/builders.ts';
import { START, busAt, feedOf } from '../../../support/feeds/feeds.ts';
import { render } from '../../../support/page/render.tsx';
import { en } from '../../../support/words/catalogs.ts';

const { staleness } = theSettings();
const route = { routeID: '03', name: 'East Towne', color: '#0a5cc2' };
const { vehicles: copy } = en;

beforeEach(() => void vi.useFakeTimers());
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

/** A feed with the given answers; `at` is in seconds from now. */
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

/** The value next to a term. */
const fact = (term: string) => screen.getByText(term).nextElementSibling?.textContent;

test('R12: the card shows the ID with its leading zeros, the route, the destination and the next stop', () => {
  render(card(feed({ at: 0, vehicles: [busAt(0)] })));
  expect(screen.getByRole('heading', { name: copy.vehicleID('007') })).toBeDefined();
  expect(fact(copy.card.route)).toBe(en.routes.name('03', 'East Towne'));
  expect(fact(copy.card.destination)).toBe('East Transfer Point');
  expect(fact(copy.card.nextStop)).toBe('Jenifer & Ingersoll');
});

test('R12: the card shows all four features in words, both for wheelchairs separately, and unknown as unknown', () => {
  const flags = { wheelChairLift: false, wheelChairAccessible: true, bikeRack: undefined };
  render(card(feed({ at: 0, vehicles: [busAt(0, flags)] })));
  expect(fact(en.needs.lift)).toBe(copy.card.no);
  expect(fact(en.needs.accessible)).toBe(copy.card.yes);
  expect(fact(en.needs.bike)).toBe(copy.card.unknown);
  expect(fact(en.needs.wifi)).toBe(copy.card.no);
});

const NO_FEATURES = {
  wheelChairLift: undefined,
  wheelChairAccessible: undefined,
  bikeRack: undefined,
  wifiAccess: undefined,
};

test('R12: the card shows no features if no bus of the route reports any', () => {
  const silent = busAt(0, NO_FEATURES);
  const { rerender } = render(card(feed({ at: 0, vehicles: [silent] })));
  expect(fact(copy.card.nextStop)).toBe('Jenifer & Ingersoll');
  expect(screen.queryByText(copy.card.features)).toBeNull();
  expect(screen.queryByText(copy.card.unknown)).toBeNull();
  rerender(card(feed({ at: 0, vehicles: [silent, busAt(50, { vehicleID: '943' })] })));
  expect(fact(en.needs.lift)).toBe(copy.card.unknown);
});

test('R12: the next stop links to the loaded stop of that name, in any spelling', () => {
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

test('R12: the card shows how long ago the bus last moved, and if no movement was seen', () => {
  const moved = feed({ at: 0, vehicles: [busAt(0)] }, { at: 0, vehicles: [busAt(50)] });
  const { rerender } = render(card(moved));
  wait(40_000);
  expect(fact(copy.card.movement)).toBe(copy.lastMoved('40 sec'));
  const stood = { at: 0, vehicles: [busAt(0)] };
  rerender(card(feed({ ...stood, at: -180 }, stood)));
  expect(fact(copy.card.movement)).toBe(copy.notSeenMoving('3 min'));
});

test('R12: the card does not mention movement in the first minute after a bus appears', () => {
  const stood = { at: 0, vehicles: [busAt(0)] };
  render(card(feed({ ...stood, at: -50 }, stood)));
  expect(screen.queryByText(copy.card.movement)).toBeNull();
});

test('R17: a stopped bus has not moved for 6 min as of the last answer, also when that gets old', () => {
  const answers = [
    { at: -400, vehicles: [busAt(0)] },
    { at: -370, vehicles: [busAt(50)] },
    { at: 0, vehicles: [busAt(50)] },
  ];
  render(card(feed(...answers)));
  expect(fact(copy.card.movement)).toBe(copy.hasNotMoved('6 min'));
  wait(100_000);
  expect(fact(copy.card.movement)).toBe(copy.hasNotMoved('6 min'));
});

test('R10: the card says that the heading is unknown until the bus moves', () => {
  render(card(feed({ at: 0, vehicles: [busAt(0)] })));
  expect(fact(copy.card.heading)).toBe(copy.card.headingUnknown);
});

test('R12: the card stays open through a poll and shows the new next stop', () => {
  const { rerender } = render(card(feed({ at: 0, vehicles: [busAt(0)] })));
  rerender(card(feed({ at: 0, vehicles: [busAt(50, { nextStop: 'Atwood & Ohio' })] })));
  expect(fact(copy.card.nextStop)).toBe('Atwood & Ohio');
});

test('R12: when the bus leaves the feed, the card says so and keeps the last report', () => {
  render(card(feed({ at: 0, vehicles: [busAt(0)] }, { at: 0, vehicles: [] })));
  wait(60_000);
  expect(screen.getByText(copy.card.leftRoute('03', '1 min'))).toBeDefined();
  expect(fact(copy.card.nextStop)).toBe('Jenifer & Ingersoll');
});

test('R12: a link to a bus that is not on its route says so', () => {
  render(card(feed({ at: 0, vehicles: [] })));
  expect(screen.getByText(copy.card.notOnRoute('03'))).toBeDefined();
});

/** The same feed, with a poll that failed just now. */
const failing = ({ read, ...of }: RouteFeed): RouteFeed => ({
  ...of,
  read: {
    ...read,
    failure: { error: new ApiError('unreachable', 'no answer'), since: monotonicNow() },
  },
});

test('R11: the card shows the age of the report, also after the bus disappears from the map', () => {
  const of = feed({ at: 0, vehicles: [busAt(0)] });
  render(card(failing(of)));
  wait(90_000);
  expect(screen.getByText(copy.state.shownAsOf('1 min'), { exact: false })).toBeDefined();
  wait(510_000);
  const notice = screen.getByText(en.failures.unreachable, { exact: false }).textContent;
  expect(notice).toContain(copy.state.detailsAsOf('10 min'));
  expect(fact(copy.card.nextStop)).toBe('Jenifer & Ingersoll');
});

test('R11: an old answer without the bus does not make the card say that the bus is absent', () => {
  const of = feed({ at: 0, vehicles: [busAt(0, { vehicleID: '943' })] });
  render(card(failing(of)));
  wait(600_000);
  const notice = screen.getByText(en.failures.unreachable, { exact: false }).textContent;
  expect(notice).not.toContain(copy.state.detailsAsOf('10 min'));
  expect(screen.queryByText(copy.card.notOnRoute('03'))).toBeNull();
});
