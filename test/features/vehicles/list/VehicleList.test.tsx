// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { monotonicNow } from '../../../../src/lib/time/monotonicNow.ts';
import { ApiError } from '../../../../src/api/ApiError.ts';
import type { VehicleFeed } from '../../../../src/api/feeds/vehicleFeed.ts';
import { FeedNotice } from '../../../../src/features/vehicles/feed/FeedNotice.tsx';
import { VehicleList } from '../../../../src/features/vehicles/list/VehicleList.tsx';
import type { RouteFeed } from '../../../../src/features/vehicles/feed/route-feed.ts';
import { theSettings } from '../../../support/builders.ts';
import { busAt, feedOf } from '../../../support/feeds.ts';
import { render } from '../../../support/render.tsx';

const { staleness } = theSettings();
const route = { routeID: '03', name: 'East Towne', color: '#0a5cc2' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date('2030-01-15T18:00:00Z'));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A feed that was last answered at the very start of the fake clock, plus `late` seconds. */
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
const wait = (seconds: number) =>
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });

const list = (feed: RouteFeed, overrides: Partial<Parameters<typeof VehicleList>[0]> = {}) => (
  <VehicleList feeds={[feed]} staleness={staleness} onSelect={() => {}} {...overrides} />
);

test('R7: a row says the bus with its leading zeros, its destination and its next stop', () => {
  render(list(feedFrom(answeredNow([0]))));
  const row = screen.getByRole('button', { name: /Bus 007/ });
  expect(row.textContent).toContain('towards East Transfer Point');
  expect(row.textContent).toContain('next stop: Jenifer & Ingersoll');
});

test('R10: a row says the heading in words when it is known, and none before', () => {
  const start = monotonicNow() / 1000;
  const once = feedOf({ at: start, vehicles: [busAt(0)] });
  const twice = feedOf({ at: start, vehicles: [busAt(0)] }, { at: start, vehicles: [busAt(90)] });
  const { rerender } = render(list(feedFrom(once)));
  expect(screen.queryByText(/heading/)).toBeNull();
  rerender(list(feedFrom(twice)));
  expect(screen.getByText(/heading east/)).toBeDefined();
});

test('R17: a row says since when its bus has not moved, and nothing of a bus that is new', () => {
  const at = monotonicNow() / 1000;
  const answers = [-400, -370, 0].map((seconds) => ({
    at: at + seconds,
    vehicles: [busAt(seconds === -400 ? 0 : 50)],
  }));
  const { rerender } = render(list(feedFrom(feedOf(...answers))));
  const row = screen.getByRole('button', { name: /Bus 007/ });
  expect(row.textContent).toContain('has not moved for 6 min');
  rerender(list(feedFrom(answeredNow([0]))));
  wait(5);
  expect(screen.getByRole('button', { name: /Bus 007/ }).textContent).not.toMatch(/mov/);
});

test('R11: while it is live the age ticks without a poll', () => {
  render(<FeedNotice feed={feedFrom(answeredNow([0]))} staleness={staleness} />);
  expect(screen.getByText('1 bus, updated 0 sec ago')).toBeDefined();
  wait(7);
  expect(screen.getByText('1 bus, updated 7 sec ago')).toBeDefined();
});

test('R11: the words change to delayed after 60 s and the buses leave the list after 120 s', () => {
  render(list(feedFrom(answeredNow([0]))));
  wait(61);
  expect(screen.getByText(/^Delayed: these positions are 1 min old/)).toBeDefined();
  expect(screen.getByRole('button', { name: /Bus 007/ })).toBeDefined();
  wait(60);
  expect(screen.getByText(/and no longer shown/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Bus 007/ })).toBeNull();
});

test('R11: an answer without buses says that none is on the route now', () => {
  render(list(feedFrom(answeredNow())));
  expect(screen.getByText('No buses on this route now.')).toBeDefined();
});

test.each([
  ['unreachable', 'no answer from the service'],
  ['timeout', 'the service took too long'],
  ['http', 'the service reported an error'],
  ['refused', 'the service refused: “Unknown routeID”'],
  ['malformed', 'the answer made no sense'],
] as const)('R11: %s is not reachable since a time, and says why', (kind, why) => {
  const failure = { error: new ApiError(kind, 'Unknown routeID'), since: monotonicNow() };
  wait(125);
  render(list({ route, read: { failure } }));
  // With the zone, where whoever runs this is in another one (R28).
  const said = new RegExp(`^Not reachable since 12:00\\sPM( CST)?: ${why}\\.$`);
  expect(screen.getByText(said)).toBeDefined();
  expect(screen.queryByText(/No buses/)).toBeNull();
});

test('R11: what was known before a failure stays, with its age', () => {
  const feed = feedFrom(answeredNow([0]), new ApiError('timeout', ''));
  render(list(feed));
  wait(20);
  expect(screen.getByText(/took too long. These positions are 20 sec old/)).toBeDefined();
  expect(screen.getByRole('button', { name: /Bus 007/ })).toBeDefined();
});

test('R11: answers without any change are called frozen', () => {
  const at = monotonicNow() / 1000;
  const same = { vehicles: [busAt(0)], timestamp: '1:05PM' };
  const answers = Array.from({ length: 4 }, (_, poll) => ({ at: at + poll * 10, ...same }));
  wait(30);
  render(list(feedFrom(feedOf(...answers))));
  expect(screen.getByText(/^Frozen: .* no bus has moved for 30 sec/)).toBeDefined();
});

test('R25: offers to try again when a feed is not reachable', () => {
  const onRetry = vi.fn<(routeID: string) => void>();
  const failure = { error: new ApiError('timeout', ''), since: monotonicNow() };
  render(list({ route, read: { failure } }, { onRetry }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledWith('03');
});

test('R21: a focused row marks its bus on the map, a click chooses it', () => {
  const [onHighlight, onSelect] = [vi.fn<() => void>(), vi.fn<() => void>()];
  render(list(feedFrom(answeredNow([0])), { onHighlight, onSelect }));
  const row = screen.getByRole('button', { name: /Bus 007/ });
  fireEvent.focus(row);
  expect(onHighlight).toHaveBeenLastCalledWith(expect.objectContaining({ vehicleID: '007' }));
  fireEvent.blur(row);
  expect(onHighlight).toHaveBeenLastCalledWith(null);
  fireEvent.click(row);
  expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ vehicleID: '007' }));
});

test('R7: unreadable entries of an answer are counted and said', () => {
  render(list(feedFrom({ ...answeredNow([0]), dropped: 2 })));
  expect(screen.getByText('2 entries were unreadable and left out.')).toBeDefined();
});

test('R23: the list speaks Spanish', () => {
  render(list(feedFrom(answeredNow([0]))), { lang: 'es' });
  const section = screen.getByRole('region', { name: 'Ruta 03, East Towne' });
  expect(within(section).getByText(/^1 autobús, actualizado hace 0 s/)).toBeDefined();
  expect(within(section).getByRole('button', { name: /Autobús 007/ })).toBeDefined();
});

test.each([
  ['en', 'lacks what you need', 'does not say whether it has what you need'],
  ['es', 'no tiene lo que usted necesita', 'no indica si tiene lo que usted necesita'],
] as const)(
  'R15: a row whose bus does not meet the need says so aloud (%s)',
  (lang, no, silent) => {
    const at = monotonicNow() / 1000;
    const feed = feedOf({
      at,
      vehicles: [
        { ...busAt(0), vehicleID: '001', wheelChairLift: true },
        { ...busAt(50), vehicleID: '002', wheelChairLift: false },
        { ...busAt(90), vehicleID: '003', wheelChairLift: undefined },
      ],
    });
    render(list(feedFrom(feed), { needs: ['lift'] }), { lang });
    const said = (vehicleID: string) =>
      screen.getByRole('button', { name: new RegExp(vehicleID) }).textContent;
    expect(said('001')).not.toContain(no);
    expect(said('001')).not.toContain(silent);
    expect(said('002')).toContain(no);
    expect(said('003')).toContain(silent);
  },
);
