import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { journeyKey } from '../../../src/features/journeys/journeyList.ts';
import { aTrip } from '../../support/builders.ts';
import { NOON } from '../../support/cities/small-source.ts';
import { supply } from '../../support/cities/supply.ts';
import {
  after,
  aJourney,
  aRide,
  journeysResponse,
} from '../../support/journeys/journeys-answer.ts';
import { renderRider } from '../../support/page/render-rider.tsx';
import { stubIntersectionObserver } from '../../support/page/stubIntersectionObserver.ts';
import { ANY, like } from '../../support/phrases.ts';
import { timesOf } from '../../support/times/departures.ts';
import { en } from '../../support/words/catalogs.ts';

const { canceled, due, leaveIn, leaveNow } = en.journeys;

const STOP = { intersection: '', basis: 'reported', state: 'running', passed: false } as const;

beforeEach(() => {
  stubIntersectionObserver();
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON });
});

test('J5: an open way says that its bus was due to leave, to a rider who may have missed it', async () => {
  const way = aJourney(aRide({ tripID: 't1', departAt: after(2), arriveAt: after(9) }));
  let journeys = [way];
  renderRider({
    url: `/?from=43.07,-89.4,Home&to=0341&way=${encodeURIComponent(journeyKey(way))}`,
    source: { times: { ...timesOf(() => [], null), trip: supply(async () => null) } },
    middleware: async (request, service) =>
      request.url.includes('/getjourneys')
        ? journeysResponse(journeys, { updatedAt: after(3) })
        : service(request),
  });
  await screen.findByRole('button', { expanded: true });
  expect(screen.queryByText(like(due(ANY, ANY)))).toBeNull();
  // The service no longer offers it.
  journeys = [];
  await act(() => vi.advanceTimersByTimeAsync(150_000));
  expect(
    screen.getByRole('region', { name: en.journeys.heading('Johnson & Park') }).textContent,
  ).toContain(due('03', '12:40 PM'));
});

test('J5: an open way says one time of its bus, and nobody is to leave now once that was due', async () => {
  const way = aJourney(aRide({ tripID: 't1', departAt: after(2), arriveAt: after(9) }));
  // The trip is read apart from the way: seconds may make another minute.
  const trip = aTrip({
    tripID: 't1',
    stops: [
      { ...STOP, stopID: '0100', expectedAt: after(1) },
      { ...STOP, stopID: '0341', expectedAt: after(9) },
    ],
  });
  renderRider({
    url: `/?from=0100&to=0341&way=${encodeURIComponent(journeyKey(way))}`,
    source: { times: { ...timesOf(() => [], null), trip: supply(async () => trip) } },
    middleware: async (request, service) =>
      request.url.includes('/getjourneys')
        ? journeysResponse([way], { updatedAt: after(3) })
        : service(request),
  });
  const row = await screen.findByRole('button', { expanded: true });
  await act(() => vi.advanceTimersByTimeAsync(90_000));
  expect(row.textContent).toContain(leaveNow);
  expect(screen.queryByText(like(due(ANY, ANY)))).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(35_000));
  expect(screen.getByText(due('03', '12:40 PM'), { selector: '.journeys *' })).toBeTruthy();
  expect(screen.getByRole('list', { name: en.journeys.steps }).textContent).toContain('12:40 PM');
  expect(row.textContent).not.toContain(leaveNow);
});

test('J5: an open way whose bus is canceled says so everywhere, and tells nobody when to leave', async () => {
  const way = aJourney(aRide({ tripID: 't1', departAt: after(8), arriveAt: after(20) }));
  let trip = aTrip({ tripID: 't1', state: 'running' });
  renderRider({
    url: `/?from=43.07,-89.4,Home&to=0341&way=${encodeURIComponent(journeyKey(way))}`,
    source: { times: { ...timesOf(() => [], null), trip: supply(async () => trip) } },
    middleware: async (request, service) =>
      request.url.includes('/getjourneys')
        ? journeysResponse([way], { updatedAt: after(3) })
        : service(request),
  });
  const row = await screen.findByRole('button', { expanded: true });
  expect(row.textContent).toMatch(like(leaveIn(ANY)));
  trip = aTrip({ tripID: 't1', state: 'canceled' });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  const ways = screen.getByRole('region', { name: en.journeys.heading('Johnson & Park') });
  expect(ways.textContent).toContain(canceled('03', '12:46 PM'));
  expect(row.textContent).toContain(en.times.canceled);
  expect(row.textContent).not.toMatch(like(leaveIn(ANY)));
  const steps = screen.getByRole('list', { name: en.journeys.steps });
  expect(steps.textContent).toContain(en.times.canceled);
  expect(steps.textContent).not.toContain(en.times.onTime);
});
