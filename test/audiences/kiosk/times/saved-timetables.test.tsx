import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { Kiosk } from '../../../../src/audiences/kiosk/Kiosk.tsx';
import {
  DISPLAY_ANSWERS,
  DISPLAY_TIMETABLES,
} from '../../../../src/audiences/kiosk/screen/display-answers.ts';
import { NOON } from '../../../support/cities/small-source.ts';
import { fakeDatabase } from '../../../support/page/fakeDatabase.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { ANY, like } from '../../../support/phrases.ts';
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
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    now: NOON,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
});
/** A city with a bus each hour, the next one in six minutes and live. */
const display = (isConnected: boolean, query = 'stop=0100') =>
  renderRider({
    audience: Kiosk,
    url: `/?view=kiosk&${query}`,
    settings: { timetables: '/timetables/{stopID}/{date}.json' },
    source: {
      times: {
        ...timesOf(() => [arrivalIn(6, { basis: 'reported', tripID: '20261120.0' })]),
        timetable: timetableOf((date) =>
          [0, 1, 2, 3].slice(date === '20261120' ? 0 : 4).map((hour) => ({
            ...EAST,
            at: NOON + (60 * hour + 6) * MINUTE,
            tripID: `${date}.${hour}`,
          })),
        ),
      },
    },
    middleware: async (request, service) => {
      if (!isConnected) throw new TypeError('no network');
      return service(request);
    },
  });

const row = async () => {
  const list = within(await screen.findByRole('list', { name: en.page.tabs.departures }));
  return list.getAllByRole('listitem')[0]?.textContent;
};

test('T25: a display that starts without a network shows the timetable that it has saved, with one sentence', async () => {
  display(true);
  expect(await row()).toMatch(/6 min$/);
  await vi.advanceTimersByTimeAsync(6_000);
  const { store } = DISPLAY_TIMETABLES;
  await waitFor(async () => expect(await store.find(' timetable 0100 2026-11-26')).toBeDefined());
  await waitFor(async () => expect(await DISPLAY_ANSWERS.find(' stops 03')).toBeDefined());
  cleanup();
  vi.setSystemTime(NOON + 50 * MINUTE);
  display(false);
  const saved = like(en.display.savedData(ANY, true), en.display.savedData(ANY, false));
  expect(await screen.findByText(saved)).toBeTruthy();
  expect(await row()).toMatch(/1:44.PM$/);
  expect(screen.getByText(en.times.scheduled)).toBeTruthy();
  expect(screen.queryByText(en.times.noLive)).toBeNull();
});

test('A53: without a network, no bus is listed that may not stop on the way, and the display says that some are missing', async () => {
  display(true, 'stop=0100&via=0070');
  expect(await row()).toMatch(/6 min$/);
  await vi.advanceTimersByTimeAsync(6_000);
  // Every trip departs from both stops at the same time, so none stops on the way later.
  const { store } = DISPLAY_TIMETABLES;
  await waitFor(async () => expect(await store.find(' timetable 0070 2026-11-26')).toBeDefined());
  cleanup();
  vi.setSystemTime(NOON + 50 * MINUTE);
  display(false, 'stop=0100&via=0070');
  expect(await screen.findByText(en.times.partial)).toBeTruthy();
  expect(screen.queryByText(/1:44.PM/)).toBeNull();
});

test('A55: without a network, a board of arrivals doesn’t take the timetable’s departures for them', async () => {
  display(true, 'stop=0100');
  expect(await row()).toMatch(/6 min$/);
  await vi.advanceTimersByTimeAsync(6_000);
  const { store } = DISPLAY_TIMETABLES;
  await waitFor(async () => expect(await store.find(' timetable 0100 2026-11-26')).toBeDefined());
  cleanup();
  vi.setSystemTime(NOON + 50 * MINUTE);
  display(false, 'stop=0100&show=arrivals');
  const saved = like(en.display.savedData(ANY, true), en.display.savedData(ANY, false));
  expect(await screen.findByText(saved)).toBeTruthy();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(screen.queryByText(/1:44.PM/)).toBeNull();
});
