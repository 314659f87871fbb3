import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import type { Alert } from '../../../../src/contract/alerts/Alert.ts';
import type { TripStop, TripTimes } from '../../../../src/contract/trip-times.ts';
import { anAlert, aTrip } from '../../../support/builders.ts';
import { NOON } from '../../../support/cities/small-source.ts';
import { supply } from '../../../support/cities/supply.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { stubIntersectionObserver } from '../../../support/page/stubIntersectionObserver.ts';
import { MINUTE, timesOf } from '../../../support/times/departures.ts';
import { en } from '../../../support/words/catalogs.ts';

const scrolled = vi.fn<() => void>();

beforeEach(() => {
  stubIntersectionObserver();
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON });
});
/** Stops a minute apart, which the bus reaches two minutes late; it has left the first one. */
const STOPS = Array.from({ length: 9 }, (_, place): TripStop => {
  const scheduledAt = NOON + (place - 1) * MINUTE;
  return {
    stopID: place === 7 ? '0341' : `9${place}`,
    intersection: place === 7 ? 'Johnson & Park' : `Stop number ${place}`,
    scheduledAt,
    expectedAt: scheduledAt + 2 * MINUTE,
    basis: 'reported',
    state: 'running',
    passed: place === 0,
  };
});

/** The trip of a bus with these stops, which goes on as route 07. */
const ofBus = (overrides: Partial<TripTimes> = {}): TripTimes =>
  aTrip({
    vehicleID: '007',
    continuesAs: { routeID: '07', destination: 'West Transfer Point' },
    stops: STOPS,
    ...overrides,
  });

const open = (
  trip: TripTimes | null,
  url = '?vehicle=03/007&route=03',
  alerts?: readonly Alert[],
) =>
  renderRider({
    url,
    source: {
      ...(alerts === undefined ? {} : { alerts: supply(async () => alerts) }),
      times: {
        ...timesOf(() => [], null),
        trip: supply(async () => trip),
      },
    },
  });

const nextStops = async () =>
  within(await screen.findByRole('list', { name: en.trips.nextStops })).getAllByRole('listitem');

test('T15: a bus’s card shows its next stops with times, how late it is, and what it goes on as', async () => {
  const { requests } = open(ofBus());
  const [first, ...others] = await nextStops();
  expect(
    requests.some((url) => url.includes('gettrip?key=test-key&routeID=03&vehicleID=007')),
  ).toBe(true);
  expect(first?.textContent).toContain('Stop number 1');
  expect(within(first ?? document.body).getByRole('button').textContent).toContain(
    'in 2 minutes, live, 2 minutes late',
  );
  expect(first?.querySelector('s')?.textContent).toBe('12:38 PM');
  expect(screen.getByText(/2 min late$/)).toBeTruthy();
  // The rest of a long trip is folded, so that the facts below stay in reach.
  expect(others).toHaveLength(4);
  fireEvent.click(screen.getByRole('button', { name: en.trips.showAll('8') }));
  expect(await nextStops()).toHaveLength(8);
  expect(
    screen.getByText(en.trips.continuesAs(en.times.to('07', 'West Transfer Point'))),
  ).toBeTruthy();
});

test('T15: a trip and a bus that are opened from a stop’s card begin at that stop and show it', async () => {
  open(ofBus(), '?trip=20261120.t1@0341&route=03');
  // The trip's card begins one stop before.
  const list = await screen.findByRole('list', { name: en.times.trip });
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: en.trips.showEarlier(6, '6') }));
  expect(within(list).getAllByRole('listitem')).toHaveLength(9);
  // What the card says first stays in sight.
  expect(scrolled).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: en.vehicles.vehicleID('007') }));
  const here = (await nextStops()).find((row) => row.getAttribute('aria-current') !== null);
  expect(here?.textContent).toContain('Johnson & Park');
  expect(scrolled).toHaveBeenCalled();
});

test('J6: the link of a trip in a way from where the rider is has nothing of where that is', async () => {
  open(ofBus(), '?trip=20261120.t1@0341&to=0341&near=43.07,-89.4&center=43.07,-89.4&zoom=16');
  const button = await screen.findByRole('button', { name: en.share.button });
  const shared: { url: string }[] = [];
  vi.stubGlobal('navigator', {
    share: async (sheet: { url: string }) => shared.push(sheet),
  });
  fireEvent.click(button);
  const { searchParams } = new URL(shared[0]?.url ?? '');
  expect([...searchParams.keys()].toSorted()).toEqual(['to', 'trip']);
});

test('J5: a ride of a way marks where to get off, and says so above its stops', async () => {
  open(ofBus(), '?trip=20261120.t1@92%3E0341&route=03');
  const list = within(await screen.findByRole('list', { name: en.times.trip }));
  const marked = list.getByText(en.trips.getOffHere).closest('li');
  expect(marked?.textContent).toContain('Johnson & Park');
  expect(list.getByRole('listitem', { current: 'location' }).textContent).toContain(
    'Stop number 2',
  );
  expect(screen.getByText(en.journeys.getOff('Johnson & Park'))).toBeTruthy();
});

test('T15, T3: a bus without a known trip, and a city without times, show what they showed before', async () => {
  open(null);
  await screen.findByText(en.vehicles.card.heading);
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: en.trips.nextStops })).toBeNull(),
  );
  cleanup();
  const { requests } = renderRider({ url: '?vehicle=03/007&route=03' });
  await screen.findByText(en.vehicles.card.heading);
  expect(screen.queryByRole('region', { name: en.trips.nextStops })).toBeNull();
  expect(requests.some((url) => url.includes('gettrip'))).toBe(false);
});

test('T15: a refusal for another reason is said, and does not look like a bus without a trip', async () => {
  renderRider({
    url: '?vehicle=03/007&route=03',
    source: { times: timesOf(() => []) },
    middleware: async (request, service) =>
      request.url.includes('gettrip')
        ? Response.json({ status: '-1', description: 'Too many requests' })
        : service(request),
  });
  const stops = within(await screen.findByRole('region', { name: en.trips.nextStops }));
  expect(await stops.findByText(/Too many requests/)).toBeTruthy();
});

test('T11, T12: stops without a live time say that theirs is scheduled, and a canceled trip says so', async () => {
  const mixed = STOPS.map((stop, place) =>
    place < 3 ? stop : { ...stop, basis: 'scheduled' as const, expectedAt: stop.scheduledAt },
  );
  open(ofBus({ stops: mixed }), '?trip=20261120.t1@91&route=03');
  const list = await screen.findByRole('list', { name: en.times.trip });
  const rows = within(list).getAllByRole('listitem');
  expect(rows[2]?.textContent).not.toContain(en.times.scheduled);
  expect(rows[3]?.textContent).toContain(en.times.scheduled);
  cleanup();
  open(ofBus({ state: 'canceled' }), '?trip=20261120.t1@0341&route=03');
  expect((await screen.findAllByText(en.times.canceled)).length).toBeGreaterThan(0);
});

test('N5: a bus’s card has the notices about its trip and its route at the stops before it', async () => {
  const about = (header: string, concern: Alert['concerns'][number]) =>
    anAlert({ alertID: header, header: { en: header }, concerns: [concern] });
  open(ofBus(), undefined, [
    about('No bike rack', { trips: ['20261120.t1'] }),
    about('Closed ahead', { routeID: '03', stops: ['0341'] }),
    about('Closed behind', { routeID: '03', stops: ['90'] }),
    about('Another trip', { trips: ['20261120.t2'] }),
  ]);
  // The line of several notices has the first one, too.
  expect((await screen.findAllByText('No bike rack')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Closed ahead').length).toBeGreaterThan(0);
  expect(screen.queryByText('Closed behind')).toBeNull();
  expect(screen.queryByText('Another trip')).toBeNull();
});
