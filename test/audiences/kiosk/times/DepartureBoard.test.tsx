import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { Kiosk } from '../../../../src/audiences/kiosk/Kiosk.tsx';
import type { Arrival } from '../../../../src/contract/arrivals.ts';
import { anAlert } from '../../../support/builders.ts';
import { NOON } from '../../../support/cities/small-source.ts';
import { supply } from '../../../support/cities/supply.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import type { RiderOptions } from '../../../support/page/render-rider.tsx';
import { arrivalIn, MINUTE, timesOf } from '../../../support/times/departures.ts';
import { en } from '../../../support/words/catalogs.ts';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON }));
interface DisplayOptions extends Pick<RiderOptions, 'settings' | 'middleware' | 'source'> {
  query?: string;
  updatedAt?: number | null | 'lost';
}

/** A display; `arrivals` may depend on the stop. */
const display = (
  arrivals: (stopID: string) => readonly Arrival[],
  { query = 'stop=0100', updatedAt = NOON, source = {}, ...options }: DisplayOptions = {},
) =>
  renderRider({
    audience: Kiosk,
    url: `/?view=kiosk&${query}`,
    source: {
      times: timesOf(arrivals, updatedAt),
      ...source,
    },
    ...options,
  });

const rowsOf = async (name = en.page.tabs.departures) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map((row) => row.textContent?.replaceAll(/\s+/g, ' '));

test('T23, A49, Q20: the board has a row for each bus by time, live ones in minutes', async () => {
  display(() => [
    arrivalIn(30),
    arrivalIn(4, { routeID: '07', basis: 'reported' }),
    arrivalIn(9, { routeID: '07', basis: 'reported' }),
    arrivalIn(6, { destination: 'Airport' }),
  ]);
  // jsdom has no layout, so all rows fit.
  expect(await rowsOf()).toEqual([
    expect.stringMatching(/^07East Transfer Point ?4 min$/),
    expect.stringMatching(/^03Airport ?12:44.PM$/),
    expect.stringMatching(/^07East Transfer Point ?9 min$/),
    expect.stringMatching(/^03East Transfer Point ?1:08.PM$/),
  ]);
});

test('Q27, T23: a canceled bus, and one that was not seen, has no row and is named below them', async () => {
  const missing = [
    [{ state: 'canceled', basis: 'reported' }, en.times.canceled],
    [{ state: 'skipped', basis: 'reported' }, en.times.skipped],
    [{ isUnseen: true }, en.times.unseen],
  ] as const;
  for (const [change, word] of missing) {
    display(() => [arrivalIn(6, { destination: 'Airport', ...change }), arrivalIn(20)]);
    expect(await rowsOf()).toEqual([expect.stringMatching(/12:58.PM$/)]);
    const board = screen.getByRole('region', { name: en.page.tabs.departures });
    expect(board.textContent).toMatch(new RegExp(`03 Airport · 12:44.PM.· ${word}`));
    cleanup();
  }
});

test('Q27: a bus of the timetable that has departed has no row, and a live one is there for half a minute', async () => {
  display(() => [
    arrivalIn(-0.3),
    arrivalIn(-0.3, { routeID: '07', destination: 'Zoo', basis: 'reported', tripID: 'zoo' }),
    arrivalIn(9),
  ]);
  expect(await rowsOf()).toEqual([
    expect.stringMatching(/Zoo ?Now ?$/),
    expect.stringMatching(/12:47.PM$/),
  ]);
});

test('T22: a row says that its bus may have no seat, and not how many seats another has', async () => {
  const { occupancies } = en.trips;
  for (const occupancy of ['standing-room-only', 'many-seats-available'] as const) {
    display(() => [arrivalIn(6, { basis: 'reported', occupancy })]);
    const [row] = await rowsOf();
    expect(row?.includes(occupancies[occupancy])).toBe(occupancy === 'standing-room-only');
    cleanup();
  }
});

test('N6, Q4: a stop that is closed counts nobody down: the buses it is closed for are named as not stopping', async () => {
  const closed = anAlert({ concerns: [{ routeID: '03', stops: ['0100'] }] });
  display(() => [arrivalIn(6, { destination: 'Airport' }), arrivalIn(9, { routeID: '07' })], {
    source: { alerts: supply(async () => [closed]) },
  });
  await waitFor(async () => expect(await rowsOf()).toEqual([expect.stringMatching(/^07/)]));
  const board = screen.getByRole('region', { name: en.page.tabs.departures });
  expect(board.textContent).toMatch(new RegExp(`03 Airport · 12:44.PM.· ${en.times.skipped}`));
});

test('T23: without live data the board is the timetable, and says so', async () => {
  display(() => [arrivalIn(3), arrivalIn(20)]);
  expect((await rowsOf())[0]).toMatch(/12:41.PM$/);
  expect(screen.getByText(en.times.scheduled)).toBeTruthy();
});

test('T23: at night it says when the first bus comes, before and after midnight', async () => {
  display(() => [arrivalIn(17 * 60)]);
  expect(await screen.findByText(en.times.noneToday('5:38 AM'))).toBeTruthy();
  cleanup();
  vi.setSystemTime(NOON + 12.5 * 60 * MINUTE);
  display(() => [arrivalIn(17 * 60)]);
  expect(await screen.findByText(en.times.first('5:38 AM'))).toBeTruthy();
});

test('T23: old live times turn to the timetable, with one sentence', async () => {
  display(() => [arrivalIn(6, { basis: 'estimated' })], { updatedAt: NOON - 10 * MINUTE });
  expect((await rowsOf())[0]).toMatch(/12:44 PM$/);
  expect(screen.getByText(en.times.noLive)).toBeTruthy();
  cleanup();
  display(() => [arrivalIn(6)], { updatedAt: 'lost' });
  expect(await screen.findByText(en.times.noLive)).toBeTruthy();
});

test('T23: a bus that was added has a row', async () => {
  const { scheduledAt: _, ...added } = arrivalIn(9, { basis: 'estimated', state: 'added' });
  display(() => [added]);
  expect((await rowsOf())[0]).toMatch(/9.min$/);
});

test('T23: where times cannot be read, it shows the buses of its routes', async () => {
  display(() => {
    throw new Error('no times');
  });
  expect(await screen.findByRole('list', { name: en.page.tabs.vehicles })).toBeTruthy();
});

test('T23: a station in a city without live buses has their times, without a word in its URL', async () => {
  const features = { vehicles: false, parking: true, times: true };
  display(() => [arrivalIn(4)], { settings: { features }, source: { vehicles: undefined } });
  expect((await rowsOf())[0]).toMatch(/12:42 PM$/);
});

test('T24: departures and buses are two panels of a station', async () => {
  display(() => [arrivalIn(4)], { query: 'stop=0100&panels=departures,buses' });
  expect((await rowsOf())[0]).toMatch(/12:42 PM$/);
  expect(await screen.findByRole('list', { name: en.page.tabs.vehicles })).toBeTruthy();
});

test('T24, Q20: a display away from its stops has a column for each of them, with the walk and when to leave', async () => {
  const live = { basis: 'reported' } as const;
  const atBoth = arrivalIn(3, { ...live, destination: 'Airport' });
  display(
    (stopID) =>
      stopID === '0341'
        ? [
            atBoth,
            arrivalIn(0.4, { ...live, destination: 'Gone', tripID: 'gone' }),
            arrivalIn(1.2, { ...live, destination: 'Zoo', tripID: 'zoo' }),
            arrivalIn(5, { ...live, destination: 'Zoo', tripID: 'zoo 2' }),
            arrivalIn(30, { destination: 'Zoo', tripID: 'zoo 3' }),
          ]
        : [atBoth, arrivalIn(8, { destination: 'Airport' })],
    { query: 'near=43.0733,-89.40141&stop=0341,0100' },
  );
  const { leaveIn, leaveNow } = en.kiosk;
  // The bus that leaves before one can walk to it has no row. The one to the airport is at the nearer stop.
  expect(await rowsOf('Johnson & Park')).toEqual([
    expect.stringMatching(new RegExp(`^03Zoo ?${leaveNow} ?1 min$`)),
    expect.stringMatching(new RegExp(`^03Zoo ?${leaveIn('4 min')} ?5 min$`)),
    expect.stringMatching(/^03Zoo ?1:08.PM$/),
  ]);
  const [column] = screen.getAllByRole('region', { name: 'Johnson & Park' });
  expect(column?.querySelector('header')?.textContent).toContain('1 min walk');
  const lists = screen.getAllByRole('list').map((list) => list.textContent);
  expect(lists.filter((text) => text.includes('Airport'))).toHaveLength(1);
  expect(screen.getAllByText(en.times.live)).toHaveLength(1);
});

test('T24, Q20: more stops than there is room for beside each other are one list, with the stop and the minutes to it in each row', async () => {
  display((stopID) => [arrivalIn(8, { destination: `To ${stopID}`, tripID: stopID })], {
    query: 'near=43.0733,-89.40141&stop=0341,0538,0070,0100',
  });
  const rows = await rowsOf();
  expect(rows.find((row) => row?.includes('0341'))).toMatch(/Johnson & Park\S*\s*· 1 min walk/);
});

test('T24: the routes of the address are the routes of the departures', async () => {
  display(() => [arrivalIn(2), arrivalIn(4, { routeID: '07' })], { query: 'stop=0100&route=07' });
  expect(await rowsOf()).toEqual([expect.stringMatching(/^07.*12:42 PM$/)]);
});

test('T25, A19: a display whose clock is three hours ahead counts by its server’s', async () => {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['Date'], now: NOON + 180 * MINUTE });
  const date = new Date(NOON).toUTCString();
  display(() => [arrivalIn(9, { basis: 'reported' })], {
    middleware: async (request, service) =>
      request.url.endsWith('/version.json')
        ? new Response('{}', { headers: { date } })
        : service(request),
  });
  await waitFor(async () => expect((await rowsOf())[0]).toMatch(/t ?[89] min$/));
});

test('T25, A20: a display that does not know the time has no times', async () => {
  vi.setSystemTime(Date.UTC(2020, 0, 1));
  display(() => [arrivalIn(4)]);
  expect(await screen.findByRole('region', { name: en.page.tabs.vehicles })).toBeTruthy();
  expect(screen.queryByText(/\d:\d\d/)).toBeNull();
});

test.each([
  ['zh-Hans', '分钟'],
  ['zh-Hant', '分鐘'],
  ['ko', '분'],
  ['ar', 'د'],
  ['de', 'Min.'],
])('L8: in %s, minutes are large and their unit is small', async (lang, unit) => {
  display(() => [arrivalIn(4, { basis: 'reported' })], { query: `stop=0100&lang=${lang}` });
  const figure = () => screen.getByText('4', { selector: 'strong' }).parentElement;
  await waitFor(() => expect(figure()?.querySelector('span')?.textContent).toBe(unit));
});
