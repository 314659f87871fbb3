import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { LOCAL_HEADER } from '../../../../src/api/readJson.ts';
import type { Arrival } from '../../../../src/contract/arrivals.ts';
import type { TimesSupplies } from '../../../../src/service/Source.ts';
import { aTrip } from '../../../support/builders.ts';
import { NOON } from '../../../support/cities/small-source.ts';
import { supply } from '../../../support/cities/supply.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { stubIntersectionObserver } from '../../../support/page/stubIntersectionObserver.ts';
import { arrivalIn, MINUTE, timesOf } from '../../../support/times/departures.ts';
import { en } from '../../../support/words/catalogs.ts';

/** @param hereIn minutes until the trip is at the stop */
const timesAndTrip = (arrivals: () => readonly Arrival[], hereIn = 0): TimesSupplies => ({
  ...timesOf(arrivals),
  trip: supply(async (query) =>
    aTrip({
      tripID: 'tripID' in query ? query.tripID : '',
      stops: ['0538', '0100'].map((stopID, index) => ({
        stopID,
        intersection: index === 0 ? 'Mills & Johnson' : 'University & Park',
        expectedAt: NOON + (hereIn + index - 1) * MINUTE,
        scheduledAt: NOON + (hereIn + index - 1) * MINUTE,
        basis: 'scheduled',
        state: 'running',
        passed: index === 0,
      })),
    }),
  ),
});

beforeEach(() => {
  stubIntersectionObserver();
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON });
});
const open = (times: TimesSupplies | undefined) =>
  renderRider({ url: '?stop=0100', source: { times } });

const listOf = async () =>
  within(await screen.findByRole('list', { name: en.page.tabs.departures }));

test('T13, T15: a stop’s card begins with its departures, and a row opens the trip at this stop', async () => {
  open(
    timesAndTrip(() => [
      arrivalIn(4, { basis: 'reported' }),
      arrivalIn(9),
      arrivalIn(20, { routeID: '07' }),
    ]),
  );
  const labelsOf = async () =>
    (await listOf()).getAllByRole('button').map((row) => row.getAttribute('aria-label'));
  const labels = [
    expect.stringMatching(
      /^Route 03 to East Transfer Point, in [1-4] minutes?, live, then scheduled at/,
    ),
    expect.stringMatching(/^Route 07 to East Transfer Point, scheduled at 12:58 PM/),
  ];
  expect(await labelsOf()).toEqual(labels);
  const [first] = (await listOf()).getAllByRole('button');
  if (first !== undefined) fireEvent.click(first);
  expect((await screen.findAllByText('12:38 PM')).length).toBeGreaterThan(0);
  expect(window.location.search).toContain('trip=20261120.t4');
  const here = screen
    .getAllByRole('listitem')
    .find((row) => row.getAttribute('aria-current') !== null);
  expect(here?.textContent).toContain('University & Park');
});

test('T13: after the last bus it says so, and when the first one comes', async () => {
  open(timesAndTrip(() => [arrivalIn(17 * 60)]));
  expect(await screen.findByText(/^No more buses today. First bus 5:38 AM/)).toBeTruthy();
});

test('T13, T3: no departures, a failure and a city without times never look alike', async () => {
  open(timesAndTrip(() => []));
  expect(await screen.findByText(en.times.none)).toBeTruthy();
  cleanup();
  open(
    timesAndTrip(() => {
      throw new Error('no feed');
    }),
  );
  expect(await screen.findByText(/^Departures couldn't be loaded/)).toBeTruthy();
  cleanup();
  open(undefined);
  expect(await screen.findByText(en.stop.noTimes)).toBeTruthy();
  expect(screen.queryByRole('region', { name: en.page.tabs.departures })).toBeNull();
});

test('T22: a row says how full its bus is, and what it lacks that others have or the rider needs', async () => {
  const rows = async () =>
    within(await screen.findByRole('list', { name: en.page.tabs.departures }))
      .getAllByRole('button')
      .map((row) =>
        row
          .getAttribute('aria-label')
          ?.split(', ')
          .slice(2)
          .filter((part) => part !== en.times.live.toLowerCase()),
      );
  const open = (url: string) =>
    renderRider({
      url,
      source: {
        times: timesOf(() => [
          arrivalIn(4, {
            basis: 'reported',
            occupancy: 'few-seats-available',
            bikeRack: true,
            wheelChairAccessible: true,
          }),
          arrivalIn(6, { routeID: '07', bikeRack: false, wheelChairAccessible: false }),
        ]),
      },
    });
  const { card } = en.vehicles;
  open('?stop=0100');
  expect(await rows()).toEqual([
    [en.trips.occupancies['few-seats-available']],
    [`${en.needs.accessible}: ${card.no}`],
  ]);
  cleanup();
  open('?stop=0100&needs=bike');
  expect(await rows()).toEqual([[en.trips.occupancies['few-seats-available']], [en.needs.unmet]]);
});

test('T7: a stop’s card says that the agency’s live times are lost', async () => {
  open(timesOf(() => [arrivalIn(9)], 'lost'));
  expect((await listOf()).getAllByRole('button')).toHaveLength(1);
  expect(await screen.findByText(en.times.noLive)).toBeTruthy();
});

test('P4, T20: where the service is lost, what is known of a late bus stays for two minutes, and then the timetable', async () => {
  let isLost = false;
  const late = arrivalIn(14, { basis: 'reported', scheduledAt: NOON + 8 * MINUTE });
  renderRider({
    url: '?stop=0100',
    source: { times: timesOf(() => (isLost ? [arrivalIn(20)] : [late])) },
    middleware: async (request, service) => {
      const response = await service(request);
      if (!isLost || !request.url.includes('getarrivals')) return response;
      const { updatedAt: _live, ...answer } = await response.json();
      return Response.json(answer, { headers: { [LOCAL_HEADER]: 'yes' } });
    },
  });
  const label = async () => (await listOf()).getAllByRole('button')[0]?.getAttribute('aria-label');
  expect(await label()).toContain('minutes, live, 6 minutes late');
  isLost = true;
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(await label()).toContain('live, 6 minutes late');
  await act(() => vi.advanceTimersByTimeAsync(90_000));
  expect(await label()).toContain('scheduled at 12:58 PM');
});

test('Q4: a card has its star, its link and its reminders in its head, and the choice of reminders opens there', async () => {
  open(timesOf(() => [arrivalIn(9)]));
  await listOf();
  const heading = screen.getByRole('heading', { level: 2 });
  const head = heading.closest('header');
  const namesIn = () =>
    [...(head?.querySelectorAll('button') ?? [])].map((one) => one.getAttribute('aria-label'));
  expect(namesIn()).toEqual([
    en.page.back,
    en.favorites.add,
    en.share.button,
    en.alerts.byTime.heading,
  ]);
  const choice = () => screen.queryByRole('group', { name: en.alerts.byTime.heading });
  expect(choice()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: en.alerts.byTime.heading, expanded: false }));
  expect(choice()).not.toBeNull();
});

test('Q4: a row opens its trip, which says when the bus is here and has the one reminder of the row', async () => {
  open(timesAndTrip(() => [arrivalIn(20, { basis: 'reported' })], 20));
  const [row] = (await listOf()).getAllByRole('button');
  if (row !== undefined) fireEvent.click(row);
  const name = en.alerts.byTime.remind('5 min');
  fireEvent.click(await screen.findByRole('button', { name, pressed: false }));
  expect(window.location.search).toContain('alert=0100');
  expect(await screen.findByRole('button', { name, pressed: true })).toBeTruthy();
});

test('T18: nobody is offered a reminder five minutes before a bus that leaves in two', async () => {
  open(timesAndTrip(() => [arrivalIn(2, { basis: 'reported' })], 2));
  const [row] = (await listOf()).getAllByRole('button');
  if (row !== undefined) fireEvent.click(row);
  expect(await screen.findByRole('list', { name: en.times.trip })).toBeTruthy();
  expect(screen.queryByRole('button', { name: en.alerts.byTime.remind('5 min') })).toBeNull();
});

test('Q6: "Live" is said once for a card with a live time, and not for one with the timetable’s', async () => {
  open(timesOf(() => [arrivalIn(4, { basis: 'reported' }), arrivalIn(9, { routeID: '07' })]));
  await listOf();
  expect(screen.getAllByText(en.times.live)).toHaveLength(1);
  cleanup();
  open(timesOf(() => [arrivalIn(9)]));
  await listOf();
  expect(screen.queryByText(en.times.live)).toBeNull();
});

test('Q5: canceled buses are below those that come, under a heading of their own', async () => {
  open(timesOf(() => [arrivalIn(2, { state: 'canceled', basis: 'reported' }), arrivalIn(9)]));
  const namesOf = (list: string) =>
    within(screen.getByRole('list', { name: list }))
      .getAllByRole('button')
      .map((row) => row.getAttribute('aria-label'));
  await listOf();
  expect(namesOf(en.page.tabs.departures)).toEqual([expect.stringContaining('12:47 PM')]);
  expect(namesOf(en.times.notComing)).toEqual([expect.stringContaining('canceled')]);
  expect(screen.getByRole('heading', { name: en.times.notComing })).toBeTruthy();
});
