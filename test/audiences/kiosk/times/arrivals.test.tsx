import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { Kiosk } from '../../../../src/audiences/kiosk/Kiosk.tsx';
import type { Arrival } from '../../../../src/contract/arrivals.ts';
import { NOON } from '../../../support/cities/small-source.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { arrivalIn, MINUTE, timesOf } from '../../../support/times/departures.ts';
import { en } from '../../../support/words/catalogs.ts';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON }));

const BUSES = [
  arrivalIn(4, {
    basis: 'reported',
    scheduledAt: NOON + MINUTE,
    destination: 'Airport',
    tripID: 'a',
    departsFrom: { stopID: '0158', intersection: 'Central 2' },
  }),
  arrivalIn(12, { destination: 'Lake', routeID: '07', tripID: 'l' }),
];

const display = (query: string, buses: readonly Arrival[] = BUSES) =>
  renderRider({
    audience: Kiosk,
    url: `/?view=kiosk&stop=0100&show=arrivals&${query}`,
    source: { times: timesOf(() => buses) },
  });

const rows = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map((row) => row.textContent?.replaceAll(/\s+/g, ' ').trim());

test('A55: a board of arrivals says so, and where each bus comes from', async () => {
  const { requests } = display('');
  expect(await rows(en.display.arrivals)).toEqual([
    expect.stringMatching(/^03From Airport ?3 min late ?4 min$/),
    expect.stringMatching(/^07From Lake ?12:50.PM$/),
  ]);
  expect(
    within(screen.getByRole('main')).getByText(en.display.arrivals, { selector: 'p' }),
  ).toBeTruthy();
  const asked = requests.filter((url) => url.includes('/getarrivals?'));
  expect(asked.length).toBeGreaterThan(0);
  for (const url of asked) expect(url).toContain('show=arrivals');
});

test('A52, A55: nobody has to reach a bus that arrives', async () => {
  display('reach=6');
  expect(await rows(en.display.arrivals)).toHaveLength(2);
  expect(screen.queryByText(en.kiosk.leaveNow)).toBeNull();
});

test('A55: two columns of arrivals are by where the buses come from, and none is none', async () => {
  display('split=Airport');
  expect(await rows(en.display.comesFrom('Airport'))).toHaveLength(1);
  cleanup();
  display('', []);
  expect(await screen.findByText(en.display.noArrivals)).toBeTruthy();
});
