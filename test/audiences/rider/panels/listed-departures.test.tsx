import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import type { Arrival } from '../../../../src/contract/arrivals.ts';
import { withCapital } from '../../../../src/lib/words/withCapital.ts';
import { aRouteStop } from '../../../support/builders.ts';
import { NOON } from '../../../support/cities/small-source.ts';
import { supply } from '../../../support/cities/supply.ts';
import { renderRider, type RiderOptions } from '../../../support/page/render-rider.tsx';
import { stubRowsOnScreen } from '../../../support/page/stubRowsOnScreen.ts';
import { ANY, like } from '../../../support/phrases.ts';
import { arrivalIn, timesOf } from '../../../support/times/departures.ts';
import { en } from '../../../support/words/catalogs.ts';

beforeEach(() => {
  stubRowsOnScreen();
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON });
});

const AT_STOP: Readonly<Record<string, readonly Arrival[]>> = {
  '0100': [arrivalIn(2, { routeID: '07' }), arrivalIn(4.9, { basis: 'reported' })],
  '0341': [arrivalIn(9)],
};

const open = (url: string) =>
  renderRider({
    url,
    source: { times: timesOf((stopID) => AT_STOP[stopID] ?? []) },
  });

const rowOf = async (list: string, name: string) => {
  const rows = within(await screen.findByRole('list', { name: list }));
  return within((await rows.findByText(name)).closest('li') ?? document.body);
};

const askedStops = (requests: readonly string[]) =>
  new Set(requests.flatMap((url) => /getarrivals\?.*stopID=([^&]+)/.exec(url)?.[1] ?? []));

test('T15: the list of a route shows the next departure of the route at each stop', async () => {
  open('?route=03');
  const list = en.stops.ofRoute('03');
  expect(await (await rowOf(list, 'University & Park')).findByText('4 min')).toBeTruthy();
  const scheduled = await rowOf(list, 'Johnson & Park');
  expect(await scheduled.findByText('12:47 PM')).toBeTruthy();
  expect(scheduled.getByText(en.times.scheduled)).toBeTruthy();
  // An answer without a departure doesn't look like one that has not come.
  expect(await (await rowOf(list, 'Mills & Johnson')).findByText(en.times.none)).toBeTruthy();
  cleanup();
  open('?route=03,07');
  const both = await rowOf(en.page.tabs.stops, 'University & Park');
  expect(await both.findByText('12:40 PM')).toBeTruthy();
  expect(both.getAllByText('07').length).toBeGreaterThan(1);
});

test('T15: only stops on the screen are asked for, and a city without times for none', async () => {
  stubRowsOnScreen((row) => row.includes('Johnson & Park'));
  const { requests } = open('?route=03');
  await (await rowOf(en.stops.ofRoute('03'), 'University & Park')).findByText('4 min');
  expect(askedStops(requests).has('0341')).toBe(false);
  cleanup();
  const without = renderRider({ url: '?route=03' });
  await screen.findByRole('list', { name: en.stops.ofRoute('03') });
  expect(askedStops(without.requests).size).toBe(0);
});

test('T15: of many stops on a tall screen, at most eight are asked for at a time', async () => {
  const stops = Array.from({ length: 20 }, (_, index) =>
    aRouteStop({ stopID: String(2000 + index), intersection: `Stop number ${index}` }),
  );
  const waiting: (() => void)[] = [];
  const { requests } = renderRider({
    url: '?route=03',
    source: {
      stops: async () => stops,
      times: {
        arrivals: supply(async () => {
          await new Promise<void>((resolve) => {
            waiting.push(resolve);
          });
          return { arrivals: [arrivalIn(9)], updatedAt: null };
        }),
      },
    },
  });
  await waitFor(() => expect(waiting).toHaveLength(8));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(askedStops(requests).size).toBe(8);
  const answerAll = () => {
    for (const answer of waiting.splice(0)) answer();
  };
  answerAll();
  await waitFor(() => expect(askedStops(requests).size).toBe(16));
  answerAll();
  await waitFor(() => expect(askedStops(requests).size).toBe(20));
});

const WEST = { destination: 'West Transfer Point' };

const NEAR = '?near=43.0733673,-89.4014633&route=03';

/** A service without getnear, whose stops around a point are listed one by one. */
const renderSearch = (options: RiderOptions) =>
  renderRider({
    ...options,
    middleware: async (request, answer) =>
      new URL(request.url).pathname.endsWith('/getnear')
        ? new Response('', { status: 404 })
        : answer(request),
  });

const openNear = () =>
  renderSearch({
    url: NEAR,
    source: {
      times: timesOf(
        (stopID) => [
          arrivalIn(stopID === '0100' ? 4 : 6),
          ...(stopID === '0341' ? [arrivalIn(9, WEST)] : []),
        ],
        null,
      ),
    },
  });

const nearRowOf = (name: string) => rowOf(en.nearby.part, name);

test('T14: a search shows the next departures at each stop, the nearest of each route and destination', async () => {
  openNear();
  const nearest = await nearRowOf('University & Park');
  expect(await nearest.findByText('12:42 PM')).toBeTruthy();
  const other = await nearRowOf('Johnson & Park');
  expect(await other.findByText('12:47 PM')).toBeTruthy();
  // The bus to the east stops nearer.
  expect(other.queryByText('12:44 PM')).toBeNull();
});

test('T14: a stop whose buses all stop nearer says where they go', async () => {
  renderSearch({ url: NEAR, source: { times: timesOf(() => [arrivalIn(4)], null) } });
  expect(await (await nearRowOf('University & Park')).findByText('12:42 PM')).toBeTruthy();
  const farther = await nearRowOf('Johnson & Park');
  expect(await farther.findByText(like(en.stops.toward(ANY)))).toBeTruthy();
});

test('T22: a stop’s row says which of its next buses lack what the rider needs, and which are crowded', async () => {
  renderSearch({
    url: '?near=43.0733673,-89.4014633&route=03&needs=bike',
    source: {
      times: timesOf((stopID) =>
        stopID === '0100'
          ? [
              arrivalIn(4, { bikeRack: false }),
              arrivalIn(5, { ...WEST, bikeRack: true, basis: 'reported', occupancy: 'full' }),
            ]
          : [],
      ),
    },
  });
  const row = await nearRowOf('University & Park');
  const { full } = en.trips.occupancies;
  const [east, west] = [arrivalIn(4), WEST].map(({ destination }) =>
    en.times.to('03', destination),
  );
  expect(await row.findByText(`${east}: ${en.needs.unmet} · ${west}: ${full}`)).toBeTruthy();
});

test('T22: what all next buses of a stop lack is said without their routes', async () => {
  renderSearch({
    url: '?near=43.0733673,-89.4014633&route=03&needs=bike',
    source: { times: timesOf(() => [arrivalIn(4, { bikeRack: false })]) },
  });
  const row = await nearRowOf('University & Park');
  expect(await row.findByText((text) => text === withCapital(en.needs.unmet))).toBeTruthy();
});

test('T14: a stop without buses, one whose departures could not be loaded, and one without an answer look different', async () => {
  renderSearch({
    url: NEAR,
    source: {
      times: {
        arrivals: supply(async ({ stopID }) => {
          await new Promise((resolve) => setTimeout(resolve, 500));
          if (stopID === '0100') throw new Error('a test');
          return { arrivals: [], updatedAt: null };
        }),
      },
    },
  });
  const failed = await nearRowOf('University & Park');
  const empty = await nearRowOf('Johnson & Park');
  expect(failed.queryByText(en.times.none)).toBeNull();
  expect(empty.queryByText(en.times.none)).toBeNull();
  expect(await empty.findByText(en.times.none)).toBeTruthy();
  expect(
    await failed.findByText(like(en.failures.part(en.page.tabs.departures, ANY))),
  ).toBeTruthy();
  expect(failed.queryByText(en.times.none)).toBeNull();
});

test('T14: only stops on the screen are asked for', async () => {
  stubRowsOnScreen((row) => row.includes('Johnson & Park'));
  const { requests } = openNear();
  await (await nearRowOf('University & Park')).findByText('12:42 PM');
  expect(askedStops(requests).has('0100')).toBe(true);
  expect(askedStops(requests).has('0341')).toBe(false);
});

test('T14: the first view of a returning rider with favorite stops is their departures', async () => {
  const favorite = { kind: 'stop', id: '0341', name: 'Johnson & Park', routes: ['03'] };
  localStorage.setItem('curbside/1/favourites', JSON.stringify([favorite]));
  const times = timesOf(() => [arrivalIn(9, WEST)], null);
  renderRider({ source: { times } });
  const favorites = within(await screen.findByRole('region', { name: en.stops.favorites }));
  expect(await favorites.findByText('12:47 PM')).toBeTruthy();
  cleanup();
  renderRider({ url: '?route=07', source: { times } });
  await screen.findByRole('list', { name: en.stops.ofRoute('07') });
  expect(screen.queryByRole('region', { name: en.stops.favorites })).toBeNull();
  cleanup();
  renderRider();
  await screen.findByRole('list', { name: en.stops.ofRoute('03') });
  expect(screen.queryByRole('region', { name: en.stops.favorites })).toBeNull();
});
