import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { DOCUMENTS } from '../../../../src/contract/documents/documents.ts';
import type { StopTimetable } from '../../../../src/contract/documents/stop-timetable.ts';
import { NOON } from '../../../support/cities/small-source.ts';
import { supply } from '../../../support/cities/supply.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { stubIntersectionObserver } from '../../../support/page/stubIntersectionObserver.ts';
import { EAST, MINUTE, timesOf, timetableOf } from '../../../support/times/departures.ts';
import { en } from '../../../support/words/catalogs.ts';

const HOUR = 60 * MINUTE;

beforeEach(() => {
  stubIntersectionObserver();
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON });
});
/** 12:38 PM and every half hour, and by frequency on route 7. */
const DEPARTURES: StopTimetable['departures'] = [
  ...[0, 1, 2].map((half) => ({ ...EAST, at: NOON + half * 30 * MINUTE, tripID: `t${half}` })),
  {
    routeID: '07',
    destination: 'West Transfer Point',
    at: NOON + HOUR,
    until: NOON + 5 * HOUR,
    headway: 600,
    tripID: 'f',
  },
];

const open = (url: string, timetable: Partial<StopTimetable> | null = {}) =>
  renderRider({
    url,
    settings: { timetables: DOCUMENTS.timetable.path },
    source: {
      times: {
        ...timesOf(() => [], null),
        timetable:
          timetable === null ? supply(async () => null) : timetableOf(() => DEPARTURES, timetable),
      },
    },
  });

const tableOf = async (name: string) => within(await screen.findByRole('table', { name }));

test('T19: a stop’s card opens the timetable of its day, which is in the URL, and back leads to the card', async () => {
  open('?stop=0100&route=03');
  fireEvent.click(await screen.findByRole('button', { name: en.stop.timetable }));
  expect(window.location.search).toContain('timetable=2026-11-20');
  expect(await screen.findByText('Friday, November 20, 2026')).toBeTruthy();
  const east = await tableOf(en.times.to('03', 'East Transfer Point'));
  expect(east.getAllByRole('row').map((row) => row.textContent)).toEqual([
    expect.anything(),
    '12 PM12:38 PM38',
    '1 PM1:08 PM081:38 PM38',
  ]);
  expect(east.getAllByRole('row')[1]?.getAttribute('aria-current')).toBe('time');
  const west = await tableOf(en.times.to('07', 'West Transfer Point'));
  expect(west.getByText(en.timetable.every('1:38 PM', '10 min', '5:38 PM'))).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: en.page.back }));
  expect(await screen.findByRole('button', { name: en.stop.timetable })).toBeTruthy();
  expect(window.location.search).not.toContain('timetable');
});

test('T19: another day can be chosen', async () => {
  const { requests } = open('?stop=0100&route=03&timetable=2026-11-20');
  fireEvent.click(await screen.findByRole('button', { name: en.timetable.dayAfter }));
  expect(await screen.findByText('Saturday, November 21, 2026')).toBeTruthy();
  fireEvent.change(screen.getByLabelText(en.timetable.day), { target: { value: '2026-12-25' } });
  expect(await screen.findByText('Friday, December 25, 2026')).toBeTruthy();
  await waitFor(() => expect(requests).toContain('/timetables/0100/20261225.json'));
  expect(window.location.search).toContain('timetable=2026-12-25');
  fireEvent.click(screen.getByRole('button', { name: en.timetable.dayBefore }));
  expect(await screen.findByText('Thursday, December 24, 2026')).toBeTruthy();
});

test('T19: the timetable begins with the day and the hour of the view’s time', async () => {
  open('?stop=0100&route=03&at=2026-11-20T13:15');
  fireEvent.click(await screen.findByRole('button', { name: en.stop.timetable }));
  const east = await tableOf(en.times.to('03', 'East Transfer Point'));
  expect(east.getAllByRole('row')[2]?.getAttribute('aria-current')).toBe('time');
});

test('T19: a day outside the feed, a day without service and no timetable at all never look alike', async () => {
  const url = '?stop=0100&route=03&timetable=2026-11-20';
  open(url, { departures: [], outside: true });
  expect(await screen.findByText(en.timetable.outside)).toBeTruthy();
  cleanup();
  open(url, { departures: [] });
  expect(await screen.findByText(en.timetable.none)).toBeTruthy();
  cleanup();
  open(url, null);
  expect(await screen.findByText(en.timetable.unknown)).toBeTruthy();
});

test('T19, S16: a timetable of which only the first departures are listed says so', async () => {
  const { container } = open('?stop=0100&route=03&timetable=2026-11-20', { isCut: true });
  expect(await screen.findByText(en.timetable.cut)).toBeTruthy();
  expect(container.querySelector('table')).not.toBeNull();
});

test.each([
  ['America/Chicago', 'Mon, Nov 23', '7:38 AM'],
  ['Asia/Tokyo', 'Mon, Nov 23', '10:38 PM GMT+9'],
])(
  'Q13b: a stop without departures says when the next one is, in zone %s',
  async (timeZone, day, clock) => {
    const monday = NOON + 3 * 24 * HOUR - 5 * HOUR;
    renderRider({
      url: '?stop=0100&route=03',
      settings: { timetables: DOCUMENTS.timetable.path },
      source: {
        times: {
          ...timesOf(() => [], null),
          // What it has within 24 hours is not among the departures, so it is canceled.
          timetable: timetableOf(
            (date) => {
              if (date === '20261121')
                return [{ ...EAST, at: NOON + 20 * HOUR, tripID: 'canceled' }];
              return date === '20261123' ? [{ ...EAST, at: monday, tripID: 't' }] : [];
            },
            { timeZone },
          ),
        },
      },
    });
    const next = en.timetable.noneUntil(en.events.dayAndTime(day, clock));
    expect(await screen.findByText(next)).toBeTruthy();
    expect(screen.queryByText(en.times.none)).toBeNull();
  },
);
