import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { en } from '../../../../src/lib/words/en/words.ts';
import { NOON } from '../../../support/cities/small-source.ts';
import { supply } from '../../../support/cities/supply.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { stubResizeObserver } from '../../../support/page/stubResizeObserver.ts';
import { stubRowsOnScreen } from '../../../support/page/stubRowsOnScreen.ts';
import { ANY, like } from '../../../support/phrases.ts';
import { arrivalIn, timesOf } from '../../../support/times/departures.ts';

beforeEach(() => {
  stubResizeObserver();
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

const WEST = { destination: 'West Transfer Point' };

const open = () =>
  renderRider({
    url: '?near=43.0733673,-89.4014633&route=03',
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

const rowOf = async (name: string) => {
  const list = within(await screen.findByRole('list', { name: en.nearby.part }));
  return within(list.getByText(name).closest('li') ?? document.body);
};

test('T14: a search shows the next departures at each stop, the nearest of each route and destination', async () => {
  stubRowsOnScreen();
  open();
  const nearest = await rowOf('University & Park');
  expect(await nearest.findByText('12:42 PM')).toBeTruthy();
  const other = await rowOf('Johnson & Park');
  expect(await other.findByText('12:47 PM')).toBeTruthy();
  // The bus to the east stops nearer.
  expect(other.queryByText('12:44 PM')).toBeNull();
});

test('T22: a stop’s row says which of its next buses lack what the rider needs, and which are crowded', async () => {
  stubRowsOnScreen();
  renderRider({
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
  const row = await rowOf('University & Park');
  const { full } = en.trips.occupancies;
  expect(await row.findByText(`03: ${en.needs.unmet} · 03: ${full}`)).toBeTruthy();
});

test('T14: a stop without buses, one whose departures could not be loaded, and one without an answer look different', async () => {
  stubRowsOnScreen();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const times = timesOf(() => []);
  renderRider({
    url: '?near=43.0733673,-89.4014633&route=03',
    source: {
      times: {
        ...times,
        arrivals: supply(async ({ stopID }) => {
          await answered;
          if (stopID === '0100') throw new Error('a test');
          return { arrivals: [], updatedAt: null };
        }),
      },
    },
  });
  const failed = await rowOf('University & Park');
  const empty = await rowOf('Johnson & Park');
  expect(failed.queryByText(en.times.none)).toBeNull();
  expect(empty.queryByText(en.times.none)).toBeNull();
  answer();
  expect(await empty.findByText(en.times.none)).toBeTruthy();
  expect(
    await failed.findByText(like(en.failures.part(en.page.tabs.departures, ANY))),
  ).toBeTruthy();
  expect(failed.queryByText(en.times.none)).toBeNull();
});

test('T14: only stops on the screen are asked for', async () => {
  stubRowsOnScreen((row) => row.includes('Johnson & Park'));
  const { requests } = open();
  await (await rowOf('University & Park')).findByText('12:42 PM');
  const asked = requests.filter((url) => url.includes('getarrivals'));
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.some((url) => url.includes('0341'))).toBe(false);
});

test('T14: the first view of a returning rider with favorite stops is their departures', async () => {
  stubRowsOnScreen();
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
