import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { ApiError } from '../../../../src/api/ApiError.ts';
import type { VehicleFeed } from '../../../../src/api/feeds/vehicleFeed.ts';
import type { RouteFeed } from '../../../../src/features/vehicles/feed/route-feed.ts';
import { FeedNotice } from '../../../../src/features/vehicles/list/FeedNotice.tsx';
import { VehicleList } from '../../../../src/features/vehicles/list/VehicleList.tsx';
import { monotonicNow } from '../../../../src/lib/time/monotonicNow.ts';
import { theSettings } from '../../../support/builders.ts';
import { busAt, feedOf } from '../../../support/feeds/feeds.ts';
import { render } from '../../../support/page/render.tsx';
import { en } from '../../../support/words/catalogs.ts';

const { staleness } = theSettings();
const route = { routeID: '03', name: 'East Towne', color: '#0a5cc2' };
const { state } = en.vehicles;

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date('2030-01-15T18:00:00Z'));
});
/** The feed of the route with this answer, and a failure if an error is given. */
const feedFrom = (answer: VehicleFeed, error?: ApiError): RouteFeed => ({
  route,
  read: {
    answer,
    ...(error === undefined ? {} : { failure: { error, since: monotonicNow() } }),
  },
});
const answeredNow = (...vehicles: Parameters<typeof busAt>[]) =>
  feedOf({
    at: monotonicNow() / 1000,
    vehicles: vehicles.map((vehicle) => busAt(...vehicle)),
    timestamp: '1:05PM',
  });
const wait = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));

const list = (feed: RouteFeed, overrides: Partial<Parameters<typeof VehicleList>[0]> = {}) => (
  <VehicleList feeds={[feed]} staleness={staleness} onSelect={() => {}} {...overrides} />
);

test('R7: a row shows the bus with its leading zeros, its destination and its next stop', () => {
  render(list(feedFrom(answeredNow([0]))));
  const { textContent } = screen.getByRole('button', { name: /007/ });
  expect(textContent).toContain(en.vehicles.vehicleID('007'));
  expect(textContent).toContain(en.stops.toward('East Transfer Point'));
  expect(textContent).toContain(en.vehicles.next('Jenifer & Ingersoll'));
});

/** The line of details of the one row. */
const details = () =>
  screen
    .getByRole('button', { name: /007/ })
    .querySelector('.vehicle-list__detail')
    ?.textContent.trim();

test('R10: a row shows the heading in words once it is known', () => {
  const start = monotonicNow() / 1000;
  const once = feedOf({ at: start, vehicles: [busAt(0)] });
  const twice = feedOf({ at: start, vehicles: [busAt(0)] }, { at: start, vehicles: [busAt(90)] });
  const { rerender } = render(list(feedFrom(once)));
  expect(details()).toBe(en.vehicles.next('Jenifer & Ingersoll'));
  rerender(list(feedFrom(twice)));
  expect(details()).toContain(en.vehicles.headingToward(en.vehicles.compass.e));
});

test('R17: a row shows how long its bus has not moved, but not for a new bus', () => {
  const at = monotonicNow() / 1000;
  const answers = [-400, -370, 0].map((seconds) => ({
    at: at + seconds,
    vehicles: [busAt(seconds === -400 ? 0 : 50)],
  }));
  const { rerender } = render(list(feedFrom(feedOf(...answers))));
  expect(details()).toContain(en.vehicles.hasNotMoved('6 min'));
  rerender(list(feedFrom(answeredNow([0]))));
  wait(5);
  expect(details()).toBe(en.vehicles.next('Jenifer & Ingersoll'));
});

test('R11: the age of a live feed is updated between polls', () => {
  render(<FeedNotice feed={feedFrom(answeredNow([0]))} staleness={staleness} />);
  expect(screen.getByText(state.live(en.vehicles.count(1, '1'), '0 sec'))).toBeDefined();
  wait(7);
  expect(screen.getByText(state.live(en.vehicles.count(1, '1'), '7 sec'))).toBeDefined();
});

test('R11: a feed is delayed after 60 s, and its buses leave the list after 120 s', () => {
  render(list(feedFrom(answeredNow([0]))));
  wait(61);
  expect(screen.getByText(state.delayed('1 min'))).toBeDefined();
  expect(screen.getByRole('button', { name: /007/ })).toBeDefined();
  wait(60);
  expect(screen.getByText(state.delayedHidden('2 min'))).toBeDefined();
  expect(screen.queryByRole('button', { name: /007/ })).toBeNull();
});

test('R11: an answer without buses says that no buses are on the route now', () => {
  render(list(feedFrom(answeredNow())));
  expect(screen.getByText(state.empty)).toBeDefined();
});

test('R11: the routes without buses are named in the order of their numbers', () => {
  const feeds = ['14', '3'].map((routeID) => {
    const feed = feedFrom(answeredNow());
    return { ...feed, route: { ...route, routeID } };
  });
  render(list(feedFrom(answeredNow()), { feeds, mergesEmpty: true }));
  expect(screen.getByText(/^Routes 3 and 14: /)).toBeDefined();
});

test.each([
  ['unreachable', en.failures.unreachable],
  ['timeout', en.failures.timeout],
  ['http', en.failures.http],
  ['refused', en.failures.refused('Unknown routeID')],
  ['malformed', en.failures.malformed],
] as const)('R11: after an error of kind %s, the list says since when and why', (kind, why) => {
  const failure = { error: new ApiError(kind, 'Unknown routeID'), since: monotonicNow() };
  wait(125);
  render(list({ route, read: { failure } }));
  // The time includes the zone if the test runs in another zone (R28).
  const clock = /12:00\sPM( CST)?/;
  const sentence = screen.getByText(clock).textContent?.replace(clock, 'noon');
  expect(sentence).toBe(state.unreachable(en.failures.since('noon'), why));
  expect(screen.queryByText(state.empty)).toBeNull();
});

test('R11: after a failure, the last positions stay with their age', () => {
  const feed = feedFrom(answeredNow([0]), new ApiError('timeout', ''));
  render(list(feed));
  wait(20);
  const notice = screen.getByText(en.failures.timeout, { exact: false }).textContent;
  expect(notice).toContain(state.shownAsOf('20 sec'));
  expect(screen.getByRole('button', { name: /007/ })).toBeDefined();
});

test('R11: a feed whose answers do not change is frozen', () => {
  const at = monotonicNow() / 1000;
  const same = { vehicles: [busAt(0)], timestamp: '1:05PM' };
  const answers = Array.from({ length: 4 }, (_, poll) => ({ at: at + poll * 10, ...same }));
  wait(30);
  render(list(feedFrom(feedOf(...answers))));
  expect(screen.getByText(state.frozen('30 sec'))).toBeDefined();
});

test('R25: a feed that is not reachable has a retry button', () => {
  const onRetry = vi.fn<(routeID: string) => void>();
  const failure = { error: new ApiError('timeout', ''), since: monotonicNow() };
  render(list({ route, read: { failure } }, { onRetry }));
  fireEvent.click(screen.getByRole('button', { name: en.page.retry }));
  expect(onRetry).toHaveBeenCalledWith('03');
});

test('R21: focus on a row highlights its bus on the map, and a click selects it', () => {
  const [onHighlight, onSelect] = [vi.fn<() => void>(), vi.fn<() => void>()];
  render(list(feedFrom(answeredNow([0])), { onHighlight, onSelect }));
  const row = screen.getByRole('button', { name: /007/ });
  fireEvent.focus(row);
  expect(onHighlight).toHaveBeenLastCalledWith(expect.objectContaining({ vehicleID: '007' }));
  fireEvent.blur(row);
  expect(onHighlight).toHaveBeenLastCalledWith(null);
  fireEvent.click(row);
  expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ vehicleID: '007' }));
});

test('R7: the list says how many entries of an answer were unreadable', () => {
  render(list(feedFrom({ ...answeredNow([0]), dropped: 2 })));
  expect(screen.getByText(en.lists.dropped(2, '2'))).toBeDefined();
});

/** A route's feed, with a bus for each ID, which has a lift, has none, or does not say. */
function feedOfLifts(routeID: string, lifts: Readonly<Record<string, boolean | undefined>>) {
  const vehicles = Object.entries(lifts).map(([vehicleID, wheelChairLift], index) => ({
    ...busAt(50 * index),
    routeID,
    vehicleID,
    wheelChairLift,
  }));
  return {
    route: { routeID, name: routeID, color: '#0a5cc2' },
    read: { answer: feedOf({ at: monotonicNow() / 1000, vehicles }) },
  };
}

test('R15: the row of a bus that does not match a need says so', () => {
  const { unmet, notReported } = en.needs;
  const feeds = [feedOfLifts('03', { '001': true, '002': false, '003': undefined })];
  render(<VehicleList feeds={feeds} staleness={staleness} needs={['lift']} onSelect={() => {}} />);
  const rowText = (vehicleID: string) =>
    screen.getByRole('button', { name: new RegExp(vehicleID) }).textContent;
  expect(rowText('001')).not.toContain(unmet);
  expect(rowText('001')).not.toContain(notReported);
  expect(rowText('002')).toContain(unmet);
  expect(rowText('003')).toContain(notReported);
});

test('R15: what matches the filters is at the top: buses of a route, and routes', () => {
  const feeds = [
    feedOfLifts('03', { '001': false, '002': false }),
    feedOfLifts('05', { '003': false, '004': true }),
  ];
  const isDimmed = ({ wheelChairLift }: { wheelChairLift?: boolean | undefined }) =>
    wheelChairLift !== true;
  render(
    <VehicleList feeds={feeds} staleness={staleness} isDimmed={isDimmed} onSelect={() => {}} />,
  );
  const ids = screen.getAllByRole('listitem').map((row) => /\d{3}/.exec(row.textContent)?.[0]);
  expect(ids).toEqual(['004', '003', '001', '002']);
});
