import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Embed } from '../../../../src/audiences/embed/Embed.tsx';
import type { Vehicle } from '../../../../src/contract/vehicle.ts';
import { en } from '../../../../src/lib/words/en/words.ts';
import { aRouteStop, aVehicle, theSettings } from '../../../support/builders.ts';
import { busAt } from '../../../support/feeds/feeds.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { stubResizeObserver } from '../../../support/page/stubResizeObserver.ts';
import { like } from '../../../support/phrases.ts';

beforeEach(stubResizeObserver);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const { polling } = theSettings();
const quick = { polling: { ...polling, vehiclesSeconds: 2 } };
const { near, unavailable } = en.vehicles;
const NOT_REACHABLE = unavailable(en.feed.unreachable);
const panel = () => within(screen.getByRole('tabpanel'));
const buses = () => screen.findByRole('region', { name: near.heading });

/**
 * Route 03 has one bus and route 07 none. Tests change the answers between polls. The bus moves with
 * every answer, because on a slow machine its feed could otherwise be frozen before the test ends.
 */
function withBus(url: string, bus: Partial<Vehicle>, isStopped = false) {
  const of = { bus, isBroken: false };
  let answers = 0;
  renderRider({
    url,
    settings: quick,
    source: {
      vehicles: async (routeID) => {
        if (routeID !== '03') return [];
        if (!isStopped) answers += 1;
        return [busAt(10 * answers, of.bus)];
      },
    },
    middleware: async (request, service) => {
      if (of.isBroken && request.url.includes('getvehicles')) throw new TypeError('fetch failed');
      return service(request);
    },
  });
  return of;
}

test('F10: the card of a stop that riders get to with a reservation only says so', async () => {
  const [demand, other] = ['0100', '0200'].map((stopID) => aRouteStop({ stopID }));
  renderRider({
    url: '/?route=03&stop=0100',
    source: {
      stops: async () =>
        [demand, other].flatMap((stop) =>
          stop ? [{ ...stop, byReservation: stop === demand }] : [],
        ),
    },
  });
  expect(await screen.findByText(en.stop.byReservation)).toBeTruthy();
});

test('R16: a stop’s card lists the bus whose next stop it is, in upper or lower case', async () => {
  withBus('/?route=03&stop=0100', {
    nextStop: 'PARK at UNIVERSITY',
    direction: 'EAST TRANSFER POINT',
  });
  const section = await buses();
  expect(section.textContent).toContain(near.next);
  await userEvent.click(
    within(section).getByRole('button', { name: like(en.vehicles.vehicleID('007')) }),
  );
  expect(await screen.findByRole('heading', { name: en.vehicles.vehicleID('007') })).toBeTruthy();
});

test('R16: a stop’s card lists the buses near it above its buttons', async () => {
  withBus('/?route=03&stop=0100', { nextStop: 'University & Park' });
  const section = await buses();
  const below = [en.alerts.heading, en.favorites.add, en.stop.nearby].filter(
    (name) =>
      section.compareDocumentPosition(panel().getByRole('button', { name })) ===
      Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(below).toHaveLength(3);
});

test('R16: a bus whose route does not stop there is not listed, even if it reports the stop', async () => {
  renderRider({
    url: '/?route=03,07&stop=0538',
    source: {
      vehicles: async (routeID) =>
        routeID === '07' ? [aVehicle({ nextStop: 'Mills & Johnson' })] : [],
    },
  });
  expect(await panel().findByText(near.none)).toBeTruthy();
  expect(screen.queryByRole('region', { name: near.heading })).toBeNull();
});

test('R11: when the buses are not reachable, the card does not show their last reports as current', async () => {
  const of = withBus('/?route=03&stop=0100', { nextStop: 'University & Park' });
  await buses();
  of.isBroken = true;
  expect(await panel().findByText(NOT_REACHABLE)).toBeTruthy();
  expect(screen.queryByRole('region', { name: near.heading })).toBeNull();
  expect(panel().queryByText(near.none)).toBeNull();
}, 20_000);

test('R11: when the positions are frozen, the card lists no bus', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  withBus('/?route=03&stop=0100', { nextStop: 'University & Park' }, true);
  await buses();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(await panel().findByText(unavailable(en.feed.frozen))).toBeTruthy();
  expect(screen.queryByRole('region', { name: near.heading })).toBeNull();
}, 20_000);

test('R18: when only some routes have live data, the card says which', async () => {
  renderRider({
    url: '/?route=03,07&stop=0100',
    source: { vehicles: async () => [] },
    middleware: async (request, service) => {
      if (request.url.includes('routeID=07') && request.url.includes('getvehicles'))
        throw new TypeError('fetch failed');
      return service(request);
    },
  });
  const line = async (sentence: string) =>
    (await panel().findByText(sentence)).parentElement?.textContent;
  expect(await line(NOT_REACHABLE)).toBe(`07 ${NOT_REACHABLE}`);
  expect(await line(near.none)).toBe(`03 ${near.none}`);
});

test('R16, R39: a bus whose next stop is the one before is listed with that stop', async () => {
  // The page learns the order of stops from the first bus; the second bus follows it.
  const rides = [
    ['943', 'Mills & Johnson', -89.4035],
    ['943', 'Mills & Johnson', -89.4028],
    ['943', 'University & Park', -89.402],
    ['943', 'Atwood & Ohio', -89.401],
    ['943', 'Atwood & Ohio', -89.399],
    ['944', 'Mills & Johnson', -89.4035],
  ] as const;
  let poll = 0;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderRider({
    url: '/?route=03&stop=0100',
    settings: quick,
    source: {
      vehicles: async (routeID) => {
        if (routeID !== '03') return [];
        const [vehicleID, nextStop, lon] = rides[Math.min(poll++, 5)] ?? ['', '', 0];
        return [aVehicle({ vehicleID, nextStop, lat: 43.0732, lon })];
      },
    },
  });
  await waitFor(async () => {
    await act(() => vi.advanceTimersByTimeAsync(1000));
    const section = screen.queryByRole('region', { name: near.heading });
    expect(section?.textContent).toContain(near.before('Mills & Johnson'));
  });
});

test.each([['University & Park'], ['Somewhere else']])(
  'R18: with a bus to %s the card says that there are no arrival times',
  async (nextStop) => {
    withBus('/?route=03&stop=0100', { nextStop });
    expect(await panel().findByText(near.noTimes)).toBeTruthy();
  },
);

test('R11: while the buses are unknown, the card does not mention arrival times', async () => {
  const of = withBus('/?route=03&stop=0100', {});
  of.isBroken = true;
  expect(await panel().findByText(NOT_REACHABLE)).toBeTruthy();
  expect(panel().queryByText(near.noTimes)).toBeNull();
});

test('R25: a stop whose route could not be loaded is not shown as one on no chosen route', async () => {
  let isBroken = true;
  renderRider({
    url: '/?route=03&stop=0100',
    middleware: async (request, service) => {
      if (isBroken && request.url.includes('getstops?')) throw new TypeError('fetch failed');
      return service(request);
    },
  });
  expect(
    await panel().findByText(en.failures.part(en.stops.ofRoute('03'), en.failures.unreachable)),
  ).toBeTruthy();
  expect(panel().queryByText(en.stop.routesNotSelected)).toBeNull();
  isBroken = false;
  await userEvent.click(panel().getByRole('button', { name: en.page.retry }));
  expect(await panel().findByRole('button', { name: en.alerts.heading })).toBeTruthy();
});

test('R18: in a frame a stop on no chosen route says that its buses are unknown', async () => {
  renderRider({ audience: Embed, url: '/?view=embed&route=03&stop=0070' });
  expect(await screen.findByText(en.stop.routesNotSelected)).toBeTruthy();
});
