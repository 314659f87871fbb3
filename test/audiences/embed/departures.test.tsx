import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { Embed } from '../../../src/audiences/embed/Embed.tsx';
import type { Alert } from '../../../src/contract/alerts/Alert.ts';
import type { Arrival } from '../../../src/contract/arrivals.ts';
import { anAlert } from '../../support/builders.ts';
import { NOON } from '../../support/cities/small-source.ts';
import { supply } from '../../support/cities/supply.ts';
import { halfCity, joinedCity } from '../../support/cities/two-agencies.ts';
import { renderRider } from '../../support/page/render-rider.tsx';
import { ANY, like } from '../../support/phrases.ts';
import { arrivalIn, MINUTE, timesOf } from '../../support/times/departures.ts';
import { en } from '../../support/words/catalogs.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOON }));
const open = (
  query: string,
  arrivals: (stopID: string) => readonly Arrival[] = () => [arrivalIn(4)],
  updatedAt: number | null | 'lost' = null,
  panels = 'departures',
  alerts: readonly Alert[] = [],
) =>
  renderRider({
    audience: Embed,
    url: `/?view=embed&mode=list&panels=${panels}&${query}`,
    source: {
      // The city has no stop 4711.
      times: timesOf((stopID) => (stopID === '4711' ? null : arrivals(stopID)), updatedAt),
      ...(alerts.length === 0 ? {} : { alerts: supply(async () => alerts) }),
    },
  });

const rows = async () =>
  within(await screen.findByRole('list', { name: en.page.tabs.departures }))
    .getAllByRole('button')
    .map((row) => row.getAttribute('aria-label'));

test('T24: a frame lists the departures of a stop under its name, and reads nothing else that is live', async () => {
  const { requests } = open('stop=0100');
  expect(await rows()).toEqual(['Route 03 to East Transfer Point, scheduled at 12:42 PM CST']);
  expect(await screen.findByRole('heading', { name: 'University & Park' })).toBeTruthy();
  expect(await screen.findByText(en.times.scheduled, { selector: '.frame-state' })).toBeTruthy();
  expect(requests.filter((url) => /getvehicles|lots/.test(url))).toEqual([]);
});

test.each([
  ['departures', 'University & Park'],
  ['notices', 'Notices in Smallville'],
  ['departures,notices', 'Departures in Smallville'],
  ['departures,buses', 'Live buses and parking in Smallville'],
])('B17: a frame with the lists %s is headed "%s"', async (panels, heading) => {
  open('stop=0100', undefined, null, panels, [anAlert({})]);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
});

test('N6: a frame’s departures are marked as on a stop’s card', async () => {
  open('stop=0100', undefined, null, 'departures', [anAlert({ concerns: [{ stops: ['0100'] }] })]);
  await waitFor(async () =>
    expect(await rows()).toEqual([expect.stringContaining(`, ${en.notices.stopClosed}`)]),
  );
});

test('T24: several stops are in one list by time, each with the walk to it', async () => {
  open('stop=0341&stop=0100&near=43.0733,-89.40141', (stopID) =>
    stopID === '0341'
      ? [arrivalIn(2, { destination: 'Zoo' }), arrivalIn(6)]
      : [arrivalIn(6), arrivalIn(9, { destination: 'Airport' })],
  );
  expect(await rows()).toEqual([
    'Route 03 to Zoo, scheduled at 12:40 PM CST. 1 min walk\u00A0· Johnson & Park',
    'Route 03 to East Transfer Point, scheduled at 12:44 PM CST. 1 min walk\u00A0· University & Park',
    'Route 03 to Airport, scheduled at 12:47 PM CST. 1 min walk\u00A0· University & Park',
  ]);
});

test('T24: the routes of the address are the routes of the departures', async () => {
  open('stop=0100&route=07', () => [arrivalIn(2), arrivalIn(5, { routeID: '07' })]);
  expect(await rows()).toEqual([expect.stringMatching(/^Route 07/)]);
});

test('T24, B29: live departures have their age in one line; old ones turn to the timetable', async () => {
  const late = [arrivalIn(6, { basis: 'reported', scheduledAt: NOON + 3 * MINUTE })];
  open('stop=0100', () => late, NOON);
  expect(await rows()).toEqual([expect.stringMatching(/in 6 minutes, live, 3 minutes late$/)]);
  expect(await screen.findByText(like(en.frame.live(ANY)))).toBeTruthy();
  cleanup();
  open('stop=0100', () => late, NOON - 10 * MINUTE);
  expect(await rows()).toEqual([expect.stringMatching(/scheduled at 12:41 PM/)]);
  expect(await screen.findByText(en.times.noLive)).toBeTruthy();
});

test('T7, B29: a frame says that the agency’s live times are lost, and not only that these are scheduled', async () => {
  open('stop=0100', undefined, 'lost');
  expect(await screen.findByText(en.times.noLive)).toBeTruthy();
});

test('T24: where no stop is known, nothing is said of scheduled times', async () => {
  open('stop=4711');
  expect(await screen.findByText(en.stops.unknown('4711'))).toBeTruthy();
  expect(document.querySelector('.frame-state')?.textContent).toBe('');
});

test('T24: a stop that the city does not have is said, and the others are listed', async () => {
  open('stop=4711,0100');
  expect(await rows()).toHaveLength(1);
  expect(await screen.findByText(en.stops.unknown('4711'))).toBeTruthy();
});

test('T24: departures are one of several lists, and the full map opens at their stop', async () => {
  open('stop=0100,0341', undefined, null, 'departures,stops');
  await rows();
  const link = () => screen.getByRole('link', { name: new RegExp(en.page.openFullMap) });
  expect(link().getAttribute('href')).toBe('/?stop=0100');
  fireEvent.click(screen.getByRole('tab', { name: en.page.tabs.stops }));
  expect(await screen.findByRole('list', { name: en.stops.ofRoute('03') })).toBeTruthy();
  expect(link().getAttribute('href')).toBe('/?');
  fireEvent.click(screen.getByRole('tab', { name: en.page.tabs.departures }));
  expect(await rows()).toHaveLength(1);
});

test('T24: in a city without times, the first stop opens its card instead', async () => {
  renderRider({ audience: Embed, url: '/?view=embed&mode=list&panels=departures&stop=0100,0341' });
  expect(await screen.findByRole('heading', { name: 'University & Park' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: en.page.tabs.departures })).toBeNull();
});

test.each(['stop=9100', 'stop=100&stop=9100'])(
  'G3: a frame with %s lists each departure of the place once, with the agency',
  async (query) => {
    const url = `/?view=embed&mode=list&panels=departures&${query}`;
    renderRider({ audience: Embed, url, source: await joinedCity() });
    expect(await screen.findByRole('heading', { name: 'Main & 1st' })).toBeTruthy();
    await waitFor(async () =>
      expect(await rows()).toEqual([
        expect.stringMatching(/^Route 1 \(South County Transit\) to College/),
        expect.stringMatching(/^Route 1 \(North Transit\) to Harbor/),
        expect.stringMatching('^Route 12 to Airport'),
      ]),
    );
  },
);

test("G3: where one agency's times can't be read, a frame says that some departures are missing", async () => {
  renderRider({
    audience: Embed,
    url: '/?view=embed&mode=list&panels=departures&stop=9100',
    source: await halfCity(),
  });
  expect(await rows()).toHaveLength(2);
  expect(screen.getByText(en.times.partial)).toBeTruthy();
});

test('Q31: the map of a stop has the buses of the routes that stop there', async () => {
  const { requests } = renderRider({
    audience: Embed,
    url: '/?view=embed&stop=0100',
    source: { times: timesOf(() => [arrivalIn(4, { routeID: '07' })], null) },
  });
  await waitFor(() =>
    expect(requests.some((url) => /getvehicles.*routeID=07/.test(url))).toBe(true),
  );
});

test('B31: a frame lists the departures that people can reach, and the others below if it marks them', async () => {
  const buses = () => [4, 7].map((minutes) => arrivalIn(minutes, { basis: 'reported' }));
  open('stop=0100&reach=6', buses, NOON);
  expect(await rows()).toEqual([expect.stringMatching(/7 min/)]);
  cleanup();
  open('stop=0100&reach=6,mark', buses, NOON);
  expect(await rows()).toEqual([
    expect.stringMatching(/7 min/),
    expect.stringMatching(new RegExp(`4 min.*${en.times.tooLate}$`)),
  ]);
});

test('B31: a frame lists only some departures, in the names of the place', async () => {
  const buses = () => [
    arrivalIn(4, { destination: 'Zoo' }),
    arrivalIn(9, { destination: 'Lake' }),
    arrivalIn(12, { routeID: '07', destination: 'Zoo' }),
  ];
  const { requests } = open(
    'stop=0100&destination=Zoo&hide=07&names=destination~Zoo~Animals&names=route~03~A',
    buses,
  );
  expect(await rows()).toEqual([expect.stringMatching(/^Route A to Animals/)]);
  // Also by the line that says how old they are.
  expect(await screen.findByText(en.times.scheduled, { selector: '.frame-state' })).toBeTruthy();
  expect(requests.filter((url) => /getarrivals/.test(url))).toEqual([
    expect.stringContaining('destination=Zoo'),
  ]);
});
