import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { Embed } from '../../../../src/audiences/embed/Embed.tsx';
import type { Vehicle } from '../../../../src/contract/vehicle.ts';
import { aRouteStop, theSettings } from '../../../support/builders.ts';
import { busAt } from '../../../support/feeds/feeds.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { en } from '../../../support/words/catalogs.ts';

const { polling } = theSettings();
const quick = { polling: { ...polling, vehiclesSeconds: 2 } };
const { unavailable } = en.vehicles;
const NOT_REACHABLE = unavailable(en.feed.unreachable);
const panel = () => within(screen.getByRole('tabpanel'));

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
    isDown: (url) => of.isBroken && url.includes('getvehicles'),
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

test('R11: when the buses are not reachable, the card says so', async () => {
  const of = withBus('/?route=03&stop=0100', { nextStop: 'University & Park' });
  await panel().findByText(en.stop.noTimes);
  of.isBroken = true;
  expect(await panel().findByText(NOT_REACHABLE)).toBeTruthy();
}, 20_000);

test('R18: when only some routes have live data, the card says which', async () => {
  renderRider({
    url: '/?route=03,07&stop=0100',
    source: { vehicles: async () => [] },
    isDown: (url) => url.includes('routeID=07') && url.includes('getvehicles'),
  });
  const line = async (sentence: string) =>
    (await panel().findByText(sentence)).parentElement?.textContent;
  expect(await line(NOT_REACHABLE)).toBe(`07 ${NOT_REACHABLE}`);
});

test('R25: a stop whose route could not be loaded is not shown as one on no chosen route', async () => {
  let isBroken = true;
  renderRider({
    url: '/?route=03&stop=0100',
    isDown: (url) => isBroken && url.includes('getstops?'),
  });
  expect(
    await panel().findByText(en.failures.part(en.stops.ofRoute('03'), en.failures.unreachable)),
  ).toBeTruthy();
  expect(panel().queryByText(en.stop.routesNotSelected)).toBeNull();
  isBroken = false;
  await userEvent.click(panel().getByRole('button', { name: en.page.retry }));
  expect(await panel().findByText(en.stop.noTimes)).toBeTruthy();
});

test('R18: in a frame a stop on no chosen route says that its buses are unknown', async () => {
  renderRider({ audience: Embed, url: '/?view=embed&route=03&stop=0070' });
  expect(await screen.findByText(en.stop.routesNotSelected)).toBeTruthy();
});
