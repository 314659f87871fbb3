import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { Kiosk } from '../../../../src/audiences/kiosk/Kiosk.tsx';
import type { Arrival } from '../../../../src/contract/arrivals.ts';
import { anAlert } from '../../../support/builders.ts';
import { NOON } from '../../../support/cities/small-source.ts';
import { supply } from '../../../support/cities/supply.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { arrivalIn, timesOf } from '../../../support/times/departures.ts';
import { en } from '../../../support/words/catalogs.ts';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON }));

const BUSES = [
  arrivalIn(4, { basis: 'reported', destination: 'Airport', tripID: 'a' }),
  arrivalIn(7, { basis: 'reported', destination: 'Zoo', tripID: 'z' }),
  arrivalIn(12, { basis: 'reported', destination: 'Lake', routeID: '07', tripID: 'l' }),
];

const display = (query: string, buses: (stopID: string) => readonly Arrival[] = () => BUSES) =>
  renderRider({
    audience: Kiosk,
    url: `/?view=kiosk&${query}`,
    source: { times: timesOf(buses) },
  });

const rows = async (name = en.page.tabs.departures) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map((row) => [row.dataset['quiet'], row.textContent?.replaceAll(/\s+/g, ' ')].join(' '));

test('A52: a display six minutes away lists the buses that people can reach, and when to leave', async () => {
  display('stop=0100&reach=6');
  expect(await rows()).toEqual([
    expect.stringMatching(/^false 03Zoo ?Leave in 1 min ?7 min$/),
    expect.stringMatching(/^false 07Lake ?Leave in 6 min ?12 min$/),
  ]);
});

test('A52: the walk to the only stop is said once, and rows say when to leave', async () => {
  display('stop=0100&near=43.0733,-89.4038');
  const listed = await rows();
  expect(listed.join()).toMatch(/Leave in \d+ min/);
  expect(listed.join()).not.toContain('University & Park');
  expect(screen.getAllByText(/ft, \d+ min walk/, { selector: 'p' })).toHaveLength(1);
  cleanup();
  // Where the title is another one, only the rows name the stop.
  display('stop=0100&near=43.0733,-89.4038&title=Lobby');
  expect((await rows()).join()).toContain('University & Park');
});

test('A52: a stop may have minutes of its own, also where the address says them for all', async () => {
  display('stop=0100:8');
  expect(await rows()).toEqual([expect.stringContaining('Lake')]);
  cleanup();
  display('stop=0100:3&reach=20');
  expect(await rows()).toHaveLength(3);
});

test('A52: marked buses are below a line, with their times', async () => {
  display('stop=0100:6&reach=mark');
  expect(await rows()).toEqual([
    expect.stringMatching(/^false .*Zoo/),
    expect.stringMatching(/^false .*Lake/),
    expect.stringMatching(new RegExp(`^true 03Airport ?${en.times.tooLate} ?4 min$`)),
  ]);
});

test('A52: a bus that can only be reached at the farther stop is there', async () => {
  display('stop=0100:6,0070:3', (stopID) => [
    arrivalIn(stopID === '0100' ? 9 : 2, { destination: 'Zoo', tripID: 'z' }),
  ]);
  expect(await screen.findByText(/Zoo/)).toBeTruthy();
});

test('A52: a column without rows says whether its buses are at another stop or too late', async () => {
  display('stop=0100:3,0070:6');
  expect(await screen.findByText(en.display.listedElsewhere)).toBeTruthy();
  cleanup();
  display('stop=0100:20,0070:21');
  expect(await screen.findAllByText(en.display.allTooLate)).toHaveLength(2);
  cleanup();
  display('stop=0100:20');
  expect(await screen.findByText(en.display.allTooLate)).toBeTruthy();
  cleanup();
  display('stop=0100:20&destination=Harbor');
  expect(await screen.findByText(en.times.none)).toBeTruthy();
});

test('A53: destinations, hidden routes and platforms', async () => {
  display('stop=0100&destination=Zoo,Lake');
  expect(await rows()).toHaveLength(2);
  cleanup();
  display('stop=0100&hide=03');
  expect(await rows()).toEqual([expect.stringContaining('Lake')]);
  cleanup();
  display('stop=0100&platform=2', () => [
    arrivalIn(4, { platform: '1' }),
    arrivalIn(9, { platform: '2', tripID: 'b' }),
  ]);
  expect(await rows()).toHaveLength(1);
});

test('A53: the service is asked which buses stop on the way', async () => {
  const asked: unknown[] = [];
  renderRider({
    audience: Kiosk,
    url: '/?view=kiosk&stop=0100&via=0070',
    source: {
      times: {
        arrivals: supply(async ({ filter }) => {
          asked.push(filter?.via);
          return { arrivals: BUSES, updatedAt: NOON };
        }),
      },
    },
  });
  expect(await rows()).toHaveLength(3);
  await waitFor(() => expect(asked[0]).toEqual(['0070']));
});

test('A53: a stop on the way that does not exist is named', async () => {
  display('stop=0100&via=9999');
  expect(await screen.findByText(en.display.noStops(1, '9999'))).toBeTruthy();
});

test('Q27, Q4: a board whose only stop is closed sends nobody to another stop', async () => {
  const closed = anAlert({ concerns: [{ stops: ['0100'] }] });
  renderRider({
    audience: Kiosk,
    url: '/?view=kiosk&stop=0100',
    source: { times: timesOf(() => BUSES), alerts: supply(async () => [closed]) },
  });
  expect(await screen.findByText(en.times.none)).toBeTruthy();
  expect(screen.queryByText(en.display.listedElsewhere)).toBeNull();
});
