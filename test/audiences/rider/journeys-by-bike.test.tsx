import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import {
  BikeJourney,
  type BikeJourneysAnswer,
} from '../../../src/contract/journeys/bike-journeys.ts';
import { supply } from '../../support/cities/supply.ts';
import {
  after,
  aJourney,
  aRide,
  aWalk,
  journeysResponse,
  type Sent,
} from '../../support/journeys/journeys-answer.ts';
import { beginAtNoon } from '../../support/journeys/open-ways.tsx';
import { renderRider } from '../../support/page/render-rider.tsx';
import { like } from '../../support/phrases.ts';
import { timesOf } from '../../support/times/departures.ts';
import { en } from '../../support/words/catalogs.ts';

const { byBike } = en.journeys;
const stationAt = (bikeID: string, name: string, counts: object) => ({
  bikeID,
  name,
  latitude: 43.07,
  longitude: -89.4,
  system: 'Lake Bikes',
  countedAt: after(-2),
  ...counts,
});
const WAY: BikeJourney = {
  departAt: after(1),
  arriveAt: after(30),
  changes: 0,
  walkMeters: 100,
  legs: [
    {
      kind: 'bike',
      from: { name: 'Library Mall', lat: 43.07, lon: -89.4 },
      to: { name: 'Mills Court', lat: 43.08, lon: -89.41 },
      departAt: after(1),
      arriveAt: after(10),
      meters: 1300,
      pickUp: stationAt('1:a', 'Library Mall', {
        bikes: 5,
        links: { web: 'https://bikes.example/a' },
      }),
      dropOff: stationAt('1:b', 'Mills Court', { docks: 3 }),
    },
    aRide({ departAt: after(15), arriveAt: after(30), tripID: 'bus' }),
  ],
};

const answerOf = ({ journeys = [], ...answer }: Sent<BikeJourneysAnswer>) =>
  Response.json({
    status: '0',
    ...answer,
    journeys: journeys.map((journey) => z.encode(BikeJourney, journey)),
  });

/** Opens the ways between two places. @returns what was asked with modes=bike */
function open(respond: () => Response, more = '') {
  const asked: URL[] = [];
  renderRider({
    url: `/?from=43,-89.4,Home&to=43.08,-89.41,Arena${more}`,
    source: {
      bikes: supply(async () => ({ stations: [], free: [] })),
      times: { ...timesOf(() => [], null), trip: supply(async () => null) },
    },
    middleware: async (request, service) => {
      const requested = new URL(request.url);
      if (!requested.pathname.endsWith('/getjourneys')) return service(request);
      if (requested.searchParams.get('modes') !== 'bike')
        return journeysResponse([aJourney(aWalk(), aRide())]);
      asked.push(requested);
      return respond();
    },
  });
  return asked;
}

const shown = () => screen.findByRole('region', { name: byBike.heading });
const hidden = () => screen.queryByRole('region', { name: byBike.heading });
const busShown = () => screen.findByRole('button', { name: like('03 to Capitol') });

beforeEach(beginAtNoon);

test('V4: a way with a bike says where to rent and return it, and what was counted there and when', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  open(() => answerOf({ journeys: [WAY] }));
  const part = within(await shown());
  const row = part.getByRole('button', { name: like('bike 9 minutes') });
  expect(row.textContent).toMatch(/5 bikes · Counted 2 min ago/);
  await user.click(row);
  const rented = await part.findByText(byBike.pickUp('Library Mall'));
  expect(rented.closest('li')?.textContent).toMatch(/5 bikes\s*· Counted 2 min ago/);
  expect(part.getByRole('link', { name: like(en.bikes.rent) }).getAttribute('href')).toBe(
    'https://bikes.example/a',
  );
  const ridden = part.getByText(like(byBike.ride('9 min', 'Mills Court')));
  expect(ridden.closest('li')?.textContent).toMatch(/3 free docks\s*· Counted 2 min ago/);
  expect(window.location.search).toContain('way=bike');
});

test('V4: who needs a ramp, or has a bike along, is offered no rented one', async () => {
  const asked = open(() => answerOf({ journeys: [WAY] }), '&needs=accessible');
  await busShown();
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).toEqual([]);
  expect(hidden()).toBeNull();
});

test('V4: where no way with a bike is faster nothing is shown, and a failure is not that', async () => {
  let respond = () => answerOf({ why: 'not-faster' });
  const asked = open(() => respond());
  await busShown();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(hidden()).toBeNull();
  respond = () => new Response('', { status: 500 });
  await vi.advanceTimersByTimeAsync(61_000);
  await waitFor(() => expect(asked.length).toBeGreaterThan(1));
  expect((await shown()).textContent).toContain(en.layers.bikes);
});

test('V4: a link’s way with a bike that is no longer offered is said to be gone', async () => {
  open(() => answerOf({}), '&way=bike+1:a+1:b+gone');
  expect(await screen.findByText(en.journeys.linked.unoffered)).toBeDefined();
  expect(hidden()).toBeNull();
});
