import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { Kiosk } from '../../../../src/audiences/kiosk/Kiosk.tsx';
import type { Arrival } from '../../../../src/contract/arrivals.ts';
import { NOON } from '../../../support/cities/small-source.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { arrivalIn, MINUTE, timesOf } from '../../../support/times/departures.ts';
import { en, es } from '../../../support/words/catalogs.ts';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON }));

const late = (minutes: number, by: number, more: Partial<Arrival> = {}) =>
  arrivalIn(minutes, { basis: 'reported', scheduledAt: NOON + (minutes - by) * MINUTE, ...more });

const BUSES = [
  late(4, 3, { destination: 'Airport', tripID: 'a', platform: '2' }),
  late(7, 0, { destination: 'Zoo', tripID: 'z', platform: 'B' }),
  arrivalIn(12, { destination: 'Lake', routeID: '07', tripID: 'l' }),
];

const display = (query: string, buses: readonly Arrival[] = BUSES) =>
  renderRider({
    audience: Kiosk,
    url: `/?view=kiosk&stop=0100&${query}`,
    source: { times: timesOf(() => buses) },
  });

const rows = async (name = en.page.tabs.departures) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map((row) => row.textContent?.replaceAll(/\s+/g, ' ').trim());

const heads = () =>
  [...document.querySelectorAll('.paged-list__heads span')].map(({ textContent }) => textContent);

test('A55: without columns a board has no heads, and live buses are in minutes', async () => {
  display('');
  expect(await rows()).toEqual([
    expect.stringMatching(/^03Airport ?3 min late ?4 min$/),
    expect.stringMatching(/^03Zoo ?7 min$/),
    expect.stringMatching(/^07Lake ?12:50.PM$/),
  ]);
  expect(heads()).toEqual([]);
});

test('A55: with times=clock all times are the clock’s, and rows of the timetable say so while others are live', async () => {
  display('times=clock');
  expect(await rows()).toEqual([
    expect.stringMatching(/^03Airport ?3 min late ?12:42.PM$/),
    expect.stringMatching(/^03Zoo ?12:45.PM$/),
    expect.stringMatching(new RegExp(`^07Lake ?${en.times.scheduled} ?12:50.PM$`)),
  ]);
  cleanup();
  display('times=clock', [arrivalIn(12, { destination: 'Lake' })]);
  expect(await rows()).toEqual([expect.stringMatching(/^03Lake ?12:50.PM$/)]);
});

test('A55: a bus that comes about every ten minutes has its clock time where it is live', async () => {
  display('times=clock', [
    late(4, 0, { headwaySeconds: 600, tripID: 'live' }),
    arrivalIn(20, { headwaySeconds: 600, tripID: 'planned', destination: 'Zoo' }),
  ]);
  expect(await rows()).toEqual([
    expect.stringMatching(/12:42.PM$/),
    expect.stringMatching(/About every 10 min$/),
  ]);
});

test('A55: the planned time is in a column beside the expected one, and not where both are the same', async () => {
  display('columns=planned,platform');
  const { platform, planned } = en.display.columns;
  expect(await rows()).toEqual([
    expect.stringMatching(
      new RegExp(`^03Airport ?3 min late${platform} 2${planned} 12:39.PM4 min$`),
    ),
    expect.stringMatching(new RegExp(`^03Zoo${platform} B${planned} 12:45.PM7 min$`)),
    expect.stringMatching(/^07Lake12:50.PM$/),
  ]);
  expect(heads()).toEqual([platform, planned]);
  cleanup();
  display('columns=planned&times=clock');
  expect((await rows())[0]).toMatch(/12:39.PM12:42.PM$/);
  expect((await rows())[1]).toMatch(/^03Zoo12:45.PM$/);
});

test('A55: a column that no row has anything for isn’t there', async () => {
  display('columns=planned,platform', [arrivalIn(4), arrivalIn(12)]);
  expect(await rows()).toHaveLength(2);
  expect(heads()).toEqual([]);
});

test('A55: two directions have a column each, and the other one has all that the first has not', async () => {
  display('split=Zoo,Airport');
  expect(await rows('Toward Zoo and Airport')).toEqual([
    expect.stringContaining('Airport'),
    expect.stringContaining('Zoo'),
  ]);
  expect(await rows(en.display.otherDirections)).toEqual([expect.stringContaining('Lake')]);
});

test('A55: a direction without buses says so, and the other one has its rows', async () => {
  display('split=Nowhere');
  expect(await rows(en.display.otherDirections)).toHaveLength(3);
  const first = screen.getByRole('region', { name: 'Toward Nowhere' });
  expect(within(first).getByText(en.times.none)).toBeTruthy();
  cleanup();
  display('split=Airport&reach=5');
  expect(await rows(en.display.otherDirections)).toHaveLength(2);
  const airport = screen.getByRole('region', { name: 'Toward Airport' });
  expect(within(airport).getByText(en.display.allTooLate)).toBeTruthy();
});

test('A55: columns have heads in the language of the board', async () => {
  display('columns=platform&lang=es');
  expect(await rows(es.page.tabs.departures)).toHaveLength(3);
  expect(heads()).toEqual([es.display.columns.platform]);
});
