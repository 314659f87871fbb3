import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { type CarJourney, CarJourneysAnswer } from '../../../src/contract/car-journeys.ts';
import { eventKey } from '../../../src/contract/parking/special-event.ts';
import { aLot, anEvent } from '../../support/builders.ts';
import { NOON } from '../../support/cities/small-source.ts';
import { supply } from '../../support/cities/supply.ts';
import {
  after,
  aJourney,
  aRide,
  aWalk,
  journeysResponse,
} from '../../support/journeys/journeys-answer.ts';
import { renderRider } from '../../support/page/render-rider.tsx';
import { stubIntersectionObserver } from '../../support/page/stubIntersectionObserver.ts';
import { like } from '../../support/phrases.ts';
import { timesOf } from '../../support/times/departures.ts';
import { en } from '../../support/words/catalogs.ts';

const { byCar, event: own } = en.journeys;
const BUS = aJourney(aWalk(), aRide());
const HOME = { lat: 43, lon: -89.4 };
const LOT = { name: 'North Garage', lat: 43.05, lon: -89.4 };
const BACK = aJourney(aRide({ routeID: '05', departAt: after(600), arriveAt: after(620) }));

type DriveLeg = CarJourney['legs'][0];

const aCarWay = (lot: Partial<DriveLeg['lot']> = {}): CarJourney => ({
  departAt: after(1),
  arriveAt: after(40),
  changes: 0,
  walkMeters: 0,
  legs: [
    {
      kind: 'drive',
      from: HOME,
      to: LOT,
      departAt: after(1),
      arriveAt: after(13),
      meters: 6000,
      lot: {
        key: 'city/north@43.05,-89.4',
        name: LOT.name,
        webUrl: 'https://parking.example.org/north',
        room: { basis: 'forecast', at: after(13), openSpots: 41, low: 30, high: 55 },
        ...lot,
      },
    },
    aRide({ departAt: after(20), arriveAt: after(40), tripID: 'car' }),
  ],
  back: BACK,
});

const answerOf = (answer: Partial<CarJourneysAnswer>) =>
  Response.json(
    z.encode(CarJourneysAnswer, { journeys: [], lotsLeftOut: [], dropped: 0, ...answer }),
  );

const refusal = (description: string) => Response.json({ status: '-1', description });

function open(url: string, byCarAnswer: () => Response, lots = [aLot()]) {
  const asked: URL[] = [];
  renderRider({
    url,
    source: {
      lots: supply(async () => lots),
      times: { ...timesOf(() => [], null), trip: supply(async () => null) },
    },
    middleware: async (request, service) => {
      const requested = new URL(request.url);
      if (!requested.pathname.endsWith('/getjourneys')) return service(request);
      if (requested.searchParams.get('by') !== 'car') return journeysResponse([BUS]);
      asked.push(requested);
      return byCarAnswer();
    },
  });
  return asked;
}

const URL_TO = '/?from=43,-89.4,Home&to=43.08,-89.41,Arena';
const section = () => screen.findByRole('region', { name: byCar.heading });

beforeEach(() => {
  stubIntersectionObserver();
  Element.prototype.scrollIntoView = () => {};
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON });
});

test('C41: ways by car stand beside those without, and say about when and how full the lot will be', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  open(URL_TO, () => answerOf({ journeys: [aCarWay()] }));
  const part = within(await section());
  const row = await part.findByRole('button', { name: like(LOT.name) });
  expect(row.textContent).toMatch(/About/);
  expect(row.textContent).toContain(byCar.forecast('41'));
  expect(row.textContent).not.toContain(byCar.nearlyFull);
  await user.click(row);
  expect(await part.findByText(like(`${byCar.forecast('41')} (30`))).toBeDefined();
  const prices = part.getByRole('link', { name: like(byCar.prices('parking.example.org')) });
  expect(prices.getAttribute('href')).toBe('https://parking.example.org/north');
  expect(part.getByText(like('Last way back to your car: 05 at'))).toBeDefined();
  // The ways without a car are folded, and stay.
  expect(screen.getAllByRole('button', { expanded: false }).length).toBeGreaterThan(0);
});

test('C43: a count says when it was counted, and that there is no forecast', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const room = { basis: 'count' as const, at: after(-5), openSpots: 4, isNearlyFull: true };
  open(URL_TO, () => answerOf({ journeys: [aCarWay({ room, events: 'maybe' })] }));
  const part = within(await section());
  const row = await part.findByRole('button', { name: like(LOT.name) });
  expect(row.textContent).toContain(byCar.nearlyFull);
  expect(row.textContent).toMatch(/4 spots were open at/);
  await user.click(row);
  expect(await part.findByText(like(byCar.noForecast))).toBeDefined();
  expect(part.getByText(byCar.events.maybe)).toBeDefined();
});

test('C43: lots that are not offered are named with the reason, and no way looks like none', async () => {
  open(URL_TO, () =>
    answerOf({
      lotsLeftOut: [
        { why: 'full', lots: ['A'] },
        { why: 'unknown', lots: ['B', 'C'] },
      ],
    }),
  );
  const part = within(await section());
  expect(await part.findByText(byCar.none)).toBeDefined();
  expect(part.getByText(byCar.leftOut.full('A'))).toBeDefined();
  expect(part.getByText(byCar.leftOut.unknown('B and C'))).toBeDefined();
});

test('C41: without a network the page says why there is no way by car', async () => {
  open(URL_TO, () => refusal('This city has no parking data'));
  const part = within(await section());
  expect(await part.findByText(byCar.offline)).toBeDefined();
  expect(part.queryByText(byCar.none)).toBeNull();
});

test('C41: a read that fails is no empty list', async () => {
  open(URL_TO, () => new Response('', { status: 500 }));
  const part = within(await section());
  expect(await part.findByText(like(en.parking.part))).toBeDefined();
  expect(part.queryByText(byCar.none)).toBeNull();
});

test('C42: an event’s card leads there by its begin, and to the last way back, in three taps', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const event = anEvent({
    eventDatetime: '2026-11-20T19:00:00',
    parkingStartDatetime: '2026-11-20T17:00:00',
    parkingEndDatetime: '2026-11-20T23:00:00',
    coordinates: { lat: 43.08, lng: -89.41 },
  });
  const ends = after(240);
  const asked = open(
    '/?panel=events&near=43,-89.4',
    () =>
      answerOf({
        journeys: [aCarWay({ events: 'visitors' })],
        backAfter: ends,
        isEndAssumed: true,
        back: BACK,
      }),
    [aLot({ specialEvents: [event] })],
  );
  const [row] = await screen.findAllByRole('button', { name: like(event.eventName) });
  if (row === undefined) throw new Error('the event is not listed');
  await user.click(row);
  // The card says it already, for the searched point.
  expect(await screen.findByText(like('Last way back after the event: 05'))).toBeDefined();
  expect(screen.getByText(own.endsAssumed('10:00 PM'))).toBeDefined();
  await user.click(await screen.findByRole('button', { name: own.go }));
  const part = within(await section());
  await user.click(await part.findByRole('button', { name: like(LOT.name) }));
  expect(await part.findByText(byCar.events.visitors)).toBeDefined();
  const last = asked.at(-1)?.searchParams;
  expect(last?.get('event')).toBe(eventKey(event));
  expect(last?.get('to')).toBe('43.08000,-89.41000');
  expect(last?.get('at')).toBe('2026-11-21T01:00:00.000Z');
  expect(last?.get('arriveBy')).toBe('true');
  expect(await screen.findByText(like('Last way back after the event: 05'))).toBeDefined();
  expect(screen.getByText(like('three hours after the start'))).toBeDefined();
});

test('C42: an event’s card says when it ends where nobody knows where the rider is', async () => {
  const event = anEvent({
    eventDatetime: '2026-11-20T19:00:00',
    eventEndDatetime: '2026-11-20T21:30:00',
  });
  const asked = open(`/?event=${encodeURIComponent(eventKey(event))}`, () => answerOf({}), [
    aLot({ specialEvents: [event] }),
  ]);
  expect(await screen.findByText(own.ends('9:30 PM'))).toBeDefined();
  expect(asked).toEqual([]);
});

test('C42: who lives near is not said to have no way back, others are', async () => {
  const toEvent = (back?: CarJourneysAnswer['back']) =>
    open(`${URL_TO}&for=2026-11-21T06:00:00|Run|Arena`, () =>
      answerOf({ backAfter: Date.parse('2026-11-21T15:00Z'), back }),
    );
  toEvent(aJourney(aWalk()));
  expect(await screen.findByText(like(own.ends('9:00 AM')))).toBeDefined();
  expect(screen.queryByText(like(own.noBack))).toBeNull();
  cleanup();
  toEvent();
  expect(await screen.findByText(like(own.noBack))).toBeDefined();
});

test('C42: an event that is over is said to be over', async () => {
  open(`${URL_TO}&for=old`, () => refusal('event "old" is over or does not exist: leave it out'));
  await waitFor(async () => expect(within(await section()).getByText(own.over)).toBeDefined());
});
