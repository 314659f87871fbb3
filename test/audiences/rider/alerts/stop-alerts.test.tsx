import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Arrival } from '../../../../src/contract/arrivals.ts';
import { NOON } from '../../../support/cities/small-source.ts';
import { supply } from '../../../support/cities/supply.ts';
import { mockGeolocation } from '../../../support/page/mockGeolocation.ts';
import { recordAnnouncements } from '../../../support/page/recordAnnouncements.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { stubIntersectionObserver } from '../../../support/page/stubIntersectionObserver.ts';
import { arrivalIn, timesOf } from '../../../support/times/departures.ts';
import { findWatchStrip } from '../../../support/watch/findWatchStrip.ts';
import { en } from '../../../support/words/catalogs.ts';

const { byTime } = en.alerts;
const ALERT = '/?route=03&alert=0100~03~5~East+Transfer+Point';
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
  fireEvent.click(await screen.findByRole('button', { name: byTime.heading }));
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

test('T18, R39: a time of the timetable is said to be scheduled, and a canceled bus does not come', async () => {
  open('/?route=03&alert=0100~03~20~East+Transfer+Point', [
    arrivalIn(4),
    arrivalIn(9, { state: 'canceled' }),
  ]);
  const strip = within(await findWatchStrip());
  expect(await strip.findByRole('button', { name: /is scheduled at 12:42 PM/ })).toBeTruthy();
  expect(strip.getByRole('button', { name: /the 12:47 PM .*is canceled/ })).toBeTruthy();
});

test('T18: when to leave is known by the walk from a place, or from where the rider is', async () => {
  // 800 meters north of the stop: thirteen minutes on foot.
  open('/?route=03&alert=0100~03~43.08049,-89.40141~East+Transfer+Point', [
    arrivalIn(3),
    arrivalIn(14, { basis: 'reported' }),
  ]);
  const strip = within(await findWatchStrip());
  const leave = `${byTime.leave('13 minutes')} ${byTime.live(ROUTE, '14 minutes')}`;
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
    arrivalIn(14, { basis: 'reported' }),
  ]);
  const strip = within(await findWatchStrip());
  expect(await strip.findByText(byTime.noWalk)).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: byTime.heading }));
  fireEvent.click(await screen.findByRole('button', { name: ROUTE, pressed: true }));
  fireEvent.click(screen.getByRole('button', { name: ROUTE, pressed: false }));
  expect(
    await within(await findWatchStrip()).findByRole('button', { name: /^Time to leave/ }),
  ).toBeTruthy();
});

test('R16: only the switch asks for permission to notify, and the page says when it is denied', async () => {
  const requestPermission = vi.fn<() => Promise<string>>(async () => 'denied');
  vi.stubGlobal('Notification', { requestPermission });
  open(ALERT, [arrivalIn(4, { basis: 'reported' })]);
  const ask = await within(await findWatchStrip()).findByRole('checkbox', {
    name: en.alerts.notify,
  });
  expect(requestPermission).not.toHaveBeenCalled();
  fireEvent.click(ask);
  expect(requestPermission).toHaveBeenCalledTimes(1);
  expect(await screen.findByText(en.alerts.notifyDenied)).toBeTruthy();
  expect(ask).toHaveProperty('checked', false);
});

test('R16: a browser without notifications, as on an iPhone, offers none', async () => {
  expect(window).not.toHaveProperty('Notification');
  open(ALERT, [arrivalIn(4, { basis: 'reported' })]);
  const strip = within(await findWatchStrip());
  expect(
    await strip.findByRole('button', { name: en.alerts.remove('University & Park') }),
  ).toBeTruthy();
  expect(strip.queryByRole('checkbox')).toBeNull();
});

/** A browser that allows notifications to a rider who looks elsewhere. Returns those that were shown. */
function allowNotifications() {
  const shown: { body: string; tag: string }[] = [];
  class Notification extends EventTarget {
    static async requestPermission() {
      return 'granted';
    }
    constructor(_title: string, options: { body: string; tag: string }) {
      super();
      shown.push(options);
    }
  }
  vi.stubGlobal('Notification', Notification);
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  return shown;
}

test('R16: a rider who turned notifications on and looks elsewhere gets one for each bus', async () => {
  const shown = allowNotifications();
  const { requests } = open(
    ALERT,
    [6.5, 7.5].map((minutes) => arrivalIn(minutes, { basis: 'reported' })),
  );
  const ask = await within(await findWatchStrip()).findByRole('checkbox', {
    name: en.alerts.notify,
  });
  fireEvent.click(ask);
  await vi.waitFor(() => expect(ask).toHaveProperty('checked', true));
  const reads = (name: string) => requests.filter((url) => url.includes(name)).length;
  await vi.waitFor(() => expect(reads('/parking/')).toBeGreaterThan(0));
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const [buses, lots] = [reads('getvehicles'), reads('/parking/')];
  await act(() => vi.advanceTimersByTimeAsync(150_000));
  await vi.waitFor(() => expect(shown).toHaveLength(2));
  expect(reads('getvehicles'), 'a hidden page reads what alerts need').toBeGreaterThan(buses);
  expect(reads('/parking/'), 'and nothing else').toBe(lots);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(shown).toHaveLength(2);
  expect(new Set(shown.map(({ tag }) => tag)).size).toBe(2);
  expect(shown[0]?.body).toContain(ROUTE);
});

test('R16, R35: an old link watches a stop once, in any form of its ID, for every route', async () => {
  open('/?route=03&watch=100~East+Transfer+Point&watch=0100~EAST+TRANSFER+POINT', [
    arrivalIn(4, { basis: 'reported' }),
    arrivalIn(3, { basis: 'reported', routeID: '07' }),
  ]);
  const strip = within(await findWatchStrip());
  for (const routeID of ['03', '07'])
    expect(
      await strip.findByRole('button', {
        name: new RegExp(en.times.to(routeID, 'East Transfer Point')),
      }),
    ).toBeTruthy();
  fireEvent.click(strip.getByRole('button', { name: en.alerts.remove('University & Park') }));
  await vi.waitFor(() => expect(window.location.search).toBe('?route=03'));
});

test('R16, T3: in a city without times an old alert is dropped, and the card says that there are none', async () => {
  open('/?route=03&stop=0100&alert=0100~03~5~East+Transfer+Point', undefined);
  expect(await screen.findByText(en.stop.noTimes)).toBeTruthy();
  expect(screen.queryByRole('complementary', { name: en.alerts.part })).toBeNull();
  expect(screen.queryByRole('combobox', { name: byTime.when })).toBeNull();
});
