import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { RIDER_RECENT_STOPS } from '../../../../src/audiences/rider/offline/rider-recent-stops.ts';
import { RIDER_TIMETABLES } from '../../../../src/audiences/rider/offline/rider-timetables.ts';
import { RIDER_ANSWERS } from '../../../../src/audiences/rider/saved/rider-answers.ts';
import { DOCUMENTS } from '../../../../src/contract/documents/documents.ts';
import { NOON } from '../../../support/cities/small-source.ts';
import { eventually } from '../../../support/eventually.ts';
import { fakeDatabase } from '../../../support/page/fakeDatabase.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { stubIntersectionObserver } from '../../../support/page/stubIntersectionObserver.ts';
import {
  arrivalIn,
  EAST,
  MINUTE,
  timesOf,
  timetableOf,
} from '../../../support/times/departures.ts';
import { en } from '../../../support/words/catalogs.ts';

fakeDatabase();

beforeEach(() => {
  stubIntersectionObserver();
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    now: NOON,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
});
afterEach(() => RIDER_TIMETABLES.clear());

const SETTINGS = { timetables: DOCUMENTS.timetable.path };

const open = () =>
  renderRider({
    url: '?stop=0100&route=03',
    settings: SETTINGS,
    source: {
      times: {
        ...timesOf(() => [arrivalIn(4.9, { basis: 'reported', vehicleID: '007', tripID: 'live' })]),
        timetable: timetableOf((date) => [{ ...EAST, at: NOON + 20 * MINUTE, tripID: `t${date}` }]),
      },
    },
  });

/** The stops are read, as from the device. */
const openWithoutNetwork = (query = '') =>
  renderRider({
    url: `?stop=0100&route=03${query}`,
    settings: { ...SETTINGS, features: { vehicles: true, parking: true, times: true } },
    middleware: (request, service) =>
      /getstops|getstoplocation/.test(request.url)
        ? service(request)
        : Promise.reject(new TypeError('Failed to fetch')),
  });

const isSaved = (stopID: string, date: string) =>
  eventually(async () => {
    const found = await RIDER_TIMETABLES.find(` timetable ${stopID} ${date}`);
    if (found === undefined) throw new Error('not kept yet');
    return found;
  });

test('T20: timetables of favorites and opened stops are kept for a week, and live times are not', async () => {
  const favorite = { kind: 'stop', id: '0341', name: 'Johnson & Park', routes: ['03'] };
  localStorage.setItem('curbside/1/favourites', JSON.stringify([favorite]));
  RIDER_RECENT_STOPS.set(['1', '2', '3', '4', '5']);
  open();
  await screen.findByRole('list', { name: en.page.tabs.departures });
  await vi.advanceTimersByTimeAsync(20_000);
  await isSaved('0341', '2026-11-26');
  await isSaved('0100', '2026-11-20');
  expect(RIDER_RECENT_STOPS.get()).toEqual(['0100', '1', '2', '3', '4']);
  expect(
    await eventually(async () => {
      const count = await RIDER_TIMETABLES.count();
      if (count < 6 * 7) throw new Error('not all are kept yet');
      return count;
    }),
  ).toBe(6 * 7);
  expect(JSON.stringify(await isSaved('0100', '2026-11-20'))).not.toContain('live');
  expect(await RIDER_ANSWERS.find(' arrivals 0100')).toBeUndefined();
});

test('T20: without a network a stop’s card has clock times, says why, and opens its timetable', async () => {
  open();
  await screen.findByRole('list', { name: en.page.tabs.departures });
  await vi.advanceTimersByTimeAsync(20_000);
  await isSaved('0100', '2026-11-20');
  cleanup();
  openWithoutNetwork();
  const list = within(await screen.findByRole('list', { name: en.page.tabs.departures }));
  expect(list.getByRole('button').getAttribute('aria-label')).toMatch(/scheduled at 12:58 PM/);
  expect(screen.getByText(en.trips.fromTimetable(en.failures.unreachable))).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: en.stop.timetable }));
  expect(await screen.findByRole('table')).toBeTruthy();
});

test('T20: a stop whose timetable is not kept says that its departures could not be loaded', async () => {
  openWithoutNetwork();
  expect(await screen.findByText(/^Departures couldn't be loaded/)).toBeTruthy();
});

test('P4: without a network, a day whose timetable is not stored says that it needs a connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openWithoutNetwork('&timetable=2026-12-20');
  expect(await screen.findByText(en.offline.otherDay)).toBeTruthy();
});
