import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { RIDER_FAVORITES } from '../../../src/audiences/rider/saved/rider-favorites.ts';
import { NOON } from '../../support/cities/small-source.ts';
import { halfCity, joinedCity, NORTH, SOUTH } from '../../support/cities/two-agencies.ts';
import { renderRider } from '../../support/page/render-rider.tsx';
import { stubRowsOnScreen } from '../../support/page/stubRowsOnScreen.ts';
import { like } from '../../support/phrases.ts';
import { en } from '../../support/words/catalogs.ts';

beforeEach(() => {
  stubRowsOnScreen();
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON });
});
const CITY = await joinedCity();
const HALF = await halfCity();
const open = (url: string) => renderRider({ url, source: CITY });
const selected = () => new URLSearchParams(window.location.search).get('stop');
const departures = async () =>
  (
    await within(
      await screen.findByRole('region', { name: en.page.tabs.departures }),
    ).findAllByRole('listitem')
  ).map((row) => row.textContent.replaceAll(/\s+/g, ' '));

const BOTH = [
  expect.stringMatching(`^1 ${SOUTH}College`),
  expect.stringMatching(`^1 ${NORTH}Harbor`),
  expect.stringMatching('^12Airport'),
];

test('G3: near a corner, the routes of both agencies have one row for each destination', async () => {
  open('/?route=north:1,south:1,12&near=43.0733,-89.4014&radius=150');
  const list = screen.getByRole('tabpanel');
  await within(list).findByRole('button', { name: like('Airport,') });
  for (const to of ['College', 'Harbor', 'Airport', 'Hospital', 'Center'])
    expect(await within(list).findAllByRole('button', { name: like(` ${to},`) })).toHaveLength(1);
  expect(list.textContent).toContain(SOUTH);
});

test('G3: a link to either stop opens the place with the departures of both agencies', async () => {
  open('/?route=north:1&stop=9100');
  expect(await departures()).toEqual(BOTH);
  await waitFor(() => expect(selected()).toBe('100'));
  expect(screen.getByRole('heading', { name: 'Main & 1st' })).toBeTruthy();
  expect(screen.getByText(like('1st Ave & Main St'))).toBeTruthy();
  expect(screen.getByText(like(en.stops.stopID(`100 and 9100 (${SOUTH})`)))).toBeTruthy();
});

test('G3: a link to the timetable of either stop opens that of the place, with the numbers of both', async () => {
  // No route of the place is loaded.
  open('/?route=none&stop=9100&timetable=2026-11-20');
  await waitFor(() => expect(selected()).toBe('100'));
  expect(new URLSearchParams(window.location.search).get('timetable')).toBe('2026-11-20');
  expect(await screen.findByText(like(en.stops.stopID(`100 and 9100 (${SOUTH})`)))).toBeTruthy();
});

test('G3: favorites of both stops of a place are one stop', async () => {
  const favorites = [
    { kind: 'stop', id: '9100', name: '1st Ave & Main St' },
    { kind: 'stop', id: '102', name: 'Mill' },
    { kind: 'stop', id: '100', name: 'Main & 1st' },
  ];
  localStorage.setItem('curbside/1/favourites', JSON.stringify(favorites));
  // The place is known by its departures: no stops are loaded.
  const stops = (await CITY.stops.read(null, NOON)).value;
  renderRider({
    source: { ...CITY, stops: async () => stops.filter(({ stopID }) => stopID === '102') },
  });
  const rows = within(await screen.findByRole('region', { name: en.stops.favorites }));
  await waitFor(() => expect(rows.getAllByRole('heading', { level: 3 })).toHaveLength(2));
  expect(RIDER_FAVORITES.get().map(({ id }) => id)).toEqual(['100', '102']);
});

test('G3: the search finds the routes of both agencies, and a place by either number and name', async () => {
  open('/?route=north:1,south:1,12');
  const field = await screen.findByRole('combobox');
  await userEvent.type(field, '1');
  for (const agency of [NORTH, SOUTH])
    expect(
      await screen.findByRole('option', { name: like(en.routes.unnamed(`1 (${agency})`)) }),
    ).toBeTruthy();
  for (const text of ['9100', '1st Ave']) {
    await userEvent.clear(field);
    await userEvent.type(field, text);
    expect(await screen.findAllByRole('option', { name: like('Main & 1st') })).not.toEqual([]);
  }
});

test('G3: chips tell two routes of one number apart', async () => {
  open('/?route=north:1,south:1');
  for (const [agency, name] of [
    [NORTH, 'Crosstown'],
    [SOUTH, 'College'],
  ] as const) {
    const chip = await screen.findByRole('button', { name: en.routes.name(`1 (${agency})`, name) });
    expect(chip.textContent).toBe(`1 ${agency}`);
  }
});

test("G3: where one agency's times can't be read, the card and the list near a place say so", async () => {
  renderRider({ url: '/?route=north:1&stop=9100', source: HALF });
  expect(await departures()).toEqual([BOTH[0], BOTH[2]]);
  const card = screen.getByRole('region', { name: en.page.tabs.departures });
  expect(within(card).getByText(en.times.partial)).toBeTruthy();
  cleanup();
  renderRider({
    url: '/?route=north:1,south:1,12&near=43.0733,-89.4014&radius=150',
    source: HALF,
  });
  expect(await within(screen.getByRole('tabpanel')).findByText(en.times.partial)).toBeTruthy();
});

test("G3: where one agency's times can't be read, no departures is not what the card says", async () => {
  const { times, ...rest } = HALF;
  renderRider({
    url: '/?route=north:1&stop=9100',
    source: {
      ...rest,
      times: times && {
        arrivals: {
          ...times.arrivals,
          read: async (query, now) => ({
            ...(await times.arrivals.read(query, now)),
            value: { arrivals: [], updatedAt: null },
          }),
        },
      },
    },
  });
  expect(await screen.findByText(en.times.partial)).toBeTruthy();
  expect(screen.queryByText(en.times.none)).toBeNull();
});
