import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import type { TripStop, TripTimes } from '../../../src/contract/trip-times.ts';
import { journeyKey } from '../../../src/features/journeys/journeyList.ts';
import { aTrip } from '../../support/builders.ts';
import { supply } from '../../support/cities/supply.ts';
import {
  after,
  aJourney,
  aRide,
  journeysResponse,
} from '../../support/journeys/journeys-answer.ts';
import { beginAtNoon, openWays } from '../../support/journeys/open-ways.tsx';
import { ANY, like } from '../../support/phrases.ts';
import { timesOf } from '../../support/times/departures.ts';
import { en } from '../../support/words/catalogs.ts';

const own = en.journeys;

/** What screen readers were told. */
let announced: string[] = [];

beforeEach(() => {
  beginAtNoon();
  announced = [];
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node.parentElement?.tagName === 'OUTPUT') announced.push(node.textContent ?? '');
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
});

const place = (stopID: string, name: string) => ({ stopID, name, lat: 43.07, lon: -89.4 });
const SQUARE = place('0341', 'Johnson & Park');
const END = place('0500', 'Far End');
const FIRST = aRide({ tripID: 't1', to: SQUARE, departAt: after(8), arriveAt: after(20) });
const SECOND = aRide({
  tripID: 't2',
  routeID: '07',
  from: SQUARE,
  to: END,
  departAt: after(24),
  arriveAt: after(30),
});
const WAY = aJourney(FIRST, SECOND);
const OTHER = aJourney(aRide({ tripID: 't3', to: END, departAt: after(15), arriveAt: after(40) }));
/** Leaves too early to be taken, and is there before the other one. */
const EARLY = aJourney(aRide({ tripID: 't4', to: END, departAt: after(0), arriveAt: after(39) }));

const stop = (stopID: string, minutes: number, state: TripStop['state'] = 'running') =>
  ({
    stopID,
    intersection: '',
    expectedAt: after(minutes),
    basis: 'reported',
    state,
    passed: false,
  }) as const;
const SECOND_TRIP = aTrip({ tripID: 't2', stops: [stop('0341', 24), stop('0500', 30)] });

/** Opens the way, and then goes on without it, and with the first trip as it is given. */
async function breakWay(trip: TripTimes | null) {
  let first: TripTimes | null = aTrip({ tripID: 't1', stops: [stop('0100', 8), stop('0341', 20)] });
  let journeys = [WAY, EARLY, OTHER];
  openWays(
    `/?from=0100&to=0500&way=${encodeURIComponent(journeyKey(WAY))}`,
    () => journeysResponse(journeys),
    {
      source: {
        times: {
          ...timesOf(() => [], null),
          trip: supply(async (query) =>
            'tripID' in query && query.tripID === 't2' ? SECOND_TRIP : first,
          ),
        },
      },
    },
  );
  const row = await screen.findByRole('button', { expanded: true });
  first = trip;
  journeys = [EARLY, OTHER];
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  return row;
}

test('J5: a change that is missed is said at once, with how late the bus is and the way to take instead', async () => {
  const row = await breakWay(aTrip({ tripID: 't1', stops: [stop('0100', 15), stop('0341', 27)] }));
  expect(announced).toContain(own.missed('07', 'Johnson & Park'));
  expect(announced).not.toContain(own.gone);
  expect(row.textContent).toContain(own.broken);
  expect(row.textContent).not.toContain(own.leaveIn(''));
  const steps = screen.getByRole('list', { name: own.steps });
  expect(steps.textContent).toContain(en.times.late('9 min'));
  const other = screen.getByRole('button', { name: like(own.instead(ANY)) });
  expect(other.textContent).toContain('12:53');
  act(() => other.click());
  const opened = screen.getByRole('button', { expanded: true });
  expect(document.activeElement).toBe(opened);
  expect(opened.textContent).toContain('12:53');
});

test('J5: a bus that leaves out where to get off is not called canceled', async () => {
  const row = await breakWay(
    aTrip({ tripID: 't1', stops: [stop('0100', 8), stop('0341', 20, 'skipped')] }),
  );
  expect(announced).toContain(own.skipped('03', '12:46 PM', 'Johnson & Park'));
  expect(row.textContent).toContain(own.broken);
  const steps = screen.getByRole('list', { name: own.steps });
  const off = within(steps).getByText(own.getOff('Johnson & Park')).closest('li');
  expect(off?.textContent).toContain(en.times.skipped);
  expect(steps.textContent).not.toContain(en.times.canceled);
});

test('J5: a way of which nobody knows why it fails has another one in its place, too', async () => {
  const row = await breakWay(null);
  expect(announced).toContain(own.gone);
  expect(row.textContent).toContain(own.broken);
  expect(row.textContent).not.toMatch(like(own.leaveIn(ANY)));
  expect(screen.getByRole('button', { name: like(own.instead(ANY)) })).toBeTruthy();
});
