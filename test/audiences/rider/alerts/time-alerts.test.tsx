import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Arrival } from '../../../../src/contract/arrivals.ts';
import { en } from '../../../../src/lib/words/en/words.ts';
import { NOON } from '../../../support/cities/small-source.ts';
import { supply } from '../../../support/cities/supply.ts';
import { mockGeolocation } from '../../../support/page/mockGeolocation.ts';
import { recordAnnouncements } from '../../../support/page/recordAnnouncements.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { stubIntersectionObserver } from '../../../support/page/stubIntersectionObserver.ts';
import { arrivalIn, timesOf } from '../../../support/times/departures.ts';
import { findWatchStrip } from '../../../support/watch/watched-bus.tsx';

const { byTime } = en.alerts;
const ROUTE = en.times.to('03', 'East Transfer Point');

const open = (url: string, arrivals: readonly Arrival[] | undefined) =>
  renderRider({
    url,
    source: {
      times:
        arrivals === undefined
          ? undefined
          : { ...timesOf(() => arrivals), trip: supply(async () => null) },
    },
  });

beforeEach(() => {
  stubIntersectionObserver();
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON });
});
afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'));

test('T18: a card’s alert is for a route and destination, so many minutes before, and is in the URL', async () => {
  // A slow machine takes some of the last minute.
  open('/?route=03&stop=0100', [arrivalIn(12.9, { basis: 'reported' })]);
  const choice = await screen.findByRole('button', { name: ROUTE, pressed: false });
  const when = screen.getByRole('combobox', { name: byTime.when });
  expect(when).toHaveProperty('value', '5');
  const options = within(when)
    .getAllByRole('option')
    .map((option) => option.getAttribute('value'));
  expect([options[0], options.at(-1)], 'this browser has no location').toEqual(['2', '20']);
  fireEvent.click(choice);
  expect(window.location.search).toContain('alert=0100%7E03%7E5%7EEast+Transfer+Point');
  const strip = within(await findWatchStrip());
  expect(await strip.findByText(byTime.next('in 12 minutes, live'))).toBeTruthy();
  fireEvent.change(when, { target: { value: '20' } });
  expect(window.location.search).toContain('alert=0100%7E03%7E20%7EEast');
  const sentence = byTime.live(ROUTE, '12 minutes');
  expect(await strip.findByRole('button', { name: sentence })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: ROUTE, pressed: true }));
  expect(window.location.search).not.toContain('alert=');
});

test('T18: an alert comes once when the minutes are reached, and says whether the time is live', async () => {
  const heard = recordAnnouncements();
  open('/?route=03&alert=0100~03~5~East+Transfer+Point', [
    arrivalIn(7, { basis: 'reported' }),
    arrivalIn(40),
  ]);
  const strip = within(await findWatchStrip());
  expect(await strip.findByText(byTime.next('in 7 minutes, live'))).toBeTruthy();
  expect(heard.join('\n')).not.toContain(ROUTE);
  await act(() => vi.advanceTimersByTimeAsync(70_000));
  const sentence = byTime.live(ROUTE, '5 minutes');
  expect(await strip.findByRole('button', { name: sentence })).toBeTruthy();
  await vi.waitFor(() => expect(heard.join('\n')).toContain(sentence));
  await act(() => vi.advanceTimersByTimeAsync(70_000));
  expect(heard.filter((text) => text.includes(ROUTE))).toHaveLength(1);
});

test('T18: a time of the timetable is said to be scheduled, and a canceled bus does not come', async () => {
  open('/?route=03&alert=0100~03~20~East+Transfer+Point', [
    arrivalIn(4),
    arrivalIn(9, { state: 'canceled' }),
  ]);
  const strip = within(await findWatchStrip());
  expect(await strip.findByRole('button', { name: /is scheduled at 12:42 PM/ })).toBeTruthy();
  expect(strip.getByRole('button', { name: /the 12:47 PM .*is canceled/ })).toBeTruthy();
});

test('T18: when to leave is known by the walk from a place, or from where the rider is', async () => {
  // 800 meters north of the stop: ten minutes on foot.
  open('/?route=03&alert=0100~03~43.08049,-89.40141~East+Transfer+Point', [
    arrivalIn(3),
    arrivalIn(11, { basis: 'reported' }),
  ]);
  const strip = within(await findWatchStrip());
  const leave = `${byTime.leave('10 minutes')} ${byTime.live(ROUTE, '11 minutes')}`;
  expect(await strip.findByRole('button', { name: leave })).toBeTruthy();
  expect(strip.queryByRole('button', { name: /scheduled/ }), 'it is too late for that').toBeNull();
});

test('T18: of a route to any destination, that is the first bus of all that the rider reaches', async () => {
  open('/?route=03&alert=0100~03~43.08049,-89.40141', [
    arrivalIn(3, { basis: 'reported' }),
    arrivalIn(40, { basis: 'reported' }),
    arrivalIn(17, { basis: 'reported', destination: 'Airport' }),
  ]);
  const strip = within(await findWatchStrip());
  expect(await strip.findByText(new RegExp(byTime.next('in 17 minutes, live')))).toBeTruthy();
});

test('T18: a link with an alert from here does not ask for the location; the rider’s choice does', async () => {
  mockGeolocation({ lat: 43.08049, lon: -89.40141 });
  open('/?route=03&stop=0100&alert=0100~03~here~East+Transfer+Point', [
    arrivalIn(11, { basis: 'reported' }),
  ]);
  const strip = within(await findWatchStrip());
  expect(await strip.findByText(byTime.noWalk)).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: ROUTE, pressed: true }));
  fireEvent.click(screen.getByRole('button', { name: ROUTE, pressed: false }));
  expect(
    await within(await findWatchStrip()).findByRole('button', { name: /^Time to leave/ }),
  ).toBeTruthy();
});

test('T18, R16: in a city without times an alert is by how far the bus is', async () => {
  open('/?route=03&stop=0100&alert=0100~03~5~East+Transfer+Point', undefined);
  expect(await within(await findWatchStrip()).findByText(en.alerts.noneNear)).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: byTime.when })).toBeNull();
});
