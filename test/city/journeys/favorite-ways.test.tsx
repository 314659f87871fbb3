import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

import { RIDER_FAVORITES } from '../../../src/audiences/rider/saved/rider-favorites.ts';
import { createFavorites, MAX_WAYS } from '../../../src/features/favorites/favorites.ts';
import {
  after,
  aJourney,
  aRide,
  aWalk,
  journeysResponse,
} from '../../support/journeys/journeys-answer.ts';
import { beginAtNoon, openWays } from '../../support/journeys/open-ways.tsx';
import type { RiderOptions } from '../../support/page/render-rider.tsx';
import { en } from '../../support/words/catalogs.ts';

beforeEach(() => {
  beginAtNoon();
  RIDER_FAVORITES.clear();
});

const FIRST = aJourney(aWalk(), aRide());
const LATER = aJourney(
  aRide({
    tripID: 't2',
    departAt: after(15),
    arriveAt: after(30),
    scheduledDepartAt: after(15),
    basis: 'scheduled',
  }),
);

const open = (
  url: string,
  answer = () => journeysResponse([FIRST, LATER]),
  more: RiderOptions = {},
) => openWays(url, answer, more);

const HOME = {
  kind: 'journey',
  id: 'from=43.07,-89.4,Home&to=0341',
  name: 'Home',
  to: 'Work',
} as const;
const FROM_HOME = en.journeys.ends.from('Home');

const wayRow = async () => {
  const favorites = within(await screen.findByRole('region', { name: en.stops.favorites }));
  return favorites.findByRole('button', { name: new RegExp(`^${FROM_HOME}`) });
};

test('J7: the star of opened ways keeps both places, and the first screen has the next way between them', async () => {
  open('/?from=43.07,-89.4,Home&to=0341&way=t2&leave=2026-11-20T18:00');
  const star = await screen.findByRole('button', { name: en.favorites.add });
  await waitFor(() => expect(screen.getByText('Johnson & Park')).toBeTruthy());
  await userEvent.click(star);
  expect(star.getAttribute('aria-pressed')).toBe('true');
  expect(createFavorites().get()).toEqual([{ ...HOME, to: 'Johnson & Park' }]);
  cleanup();
  const { asked } = open('/');
  const row = await wayRow();
  // The next way by the timetable.
  await within(row).findByText('12:53 PM');
  expect(row.textContent).toContain('Home › Johnson & Park');
  // The walk to the bus begins in five minutes, less those that the test has taken.
  expect(row.querySelector('.departure__in')?.textContent).toMatch(/^[1-5] min$/);
  expect(row.querySelector('.departure__later')?.textContent).toBe('12:53 PM');
  expect(within(row).getByText('12:43 – 12:58 PM')).toBeTruthy();
  expect(row.getAttribute('aria-label')).toContain(en.journeys.sentence('12:43 PM', '12:58 PM'));
  // Now, whenever the rider had asked for.
  expect(asked[0]?.searchParams.has('at')).toBe(false);
  await userEvent.click(row);
  expect(window.location.search).toBe('?from=43.07,-89.4,Home&to=0341');
});

test('J7: stored ways that lack a place are left out, and favorites from before stay', async () => {
  const stop = { kind: 'stop', id: '0341', name: 'Johnson & Park' };
  const bad = [
    { ...HOME, id: 'to=0341' },
    { ...HOME, id: '' },
    { ...HOME, id: 7 },
    { ...HOME, to: {} },
  ];
  localStorage.setItem('curbside/1/favourites', JSON.stringify([...bad, stop]));
  open('/');
  const favorites = await screen.findByRole('region', { name: en.stops.favorites });
  const way = { name: new RegExp(`^${FROM_HOME}`) };
  expect(within(favorites).queryByRole('button', way)).toBeNull();
  expect(RIDER_FAVORITES.get().at(-1)).toEqual(stop);
});

test('J7: the first screen asks for six pairs at most, the latest', () => {
  const stored = Array.from({ length: 9 }, (_, index) => ({
    ...HOME,
    id: `from=${index}&to=0341`,
  }));
  localStorage.setItem(
    'curbside/1/favourites',
    JSON.stringify([...stored, { kind: 'lot', id: 'a', name: 'A' }]),
  );
  const ids = createFavorites()
    .get()
    .map(({ id }) => id);
  expect(ids).toEqual([...stored.slice(0, MAX_WAYS).map(({ id }) => id), 'a']);
});

test('J7: without a way the row says why, and without an answer what failed', async () => {
  RIDER_FAVORITES.set([HOME]);
  open('/', () => journeysResponse([], { why: 'no-service-then' }));
  expect(await within(await wayRow()).findByText(en.journeys.none['no-service-then'])).toBeTruthy();
  cleanup();
  open('/', () => new Response('', { status: 503 }));
  expect(await within(await wayRow()).findByText(en.failures.http)).toBeTruthy();
});

test('J7: by the timetable, the row has clock times; where one can only walk, how long', async () => {
  RIDER_FAVORITES.set([HOME]);
  open('/', () => journeysResponse([LATER], { updatedAt: undefined, isLiveLost: true }));
  const row = await wayRow();
  await within(row).findByText('12:53 PM');
  expect(row.textContent).toContain(en.times.scheduled);
  cleanup();
  open('/', () => journeysResponse([aJourney(aWalk({ to: { lat: 43.0719, lon: -89.4005 } }))]));
  expect(await within(await wayRow()).findByText('12:43 – 12:46 PM')).toBeTruthy();
});
