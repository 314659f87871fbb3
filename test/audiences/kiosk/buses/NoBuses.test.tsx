import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Kiosk } from '../../../../src/audiences/kiosk/Kiosk.tsx';
import type { Vehicle } from '../../../../src/contract/vehicle.ts';
import { createFormats } from '../../../../src/lib/words/formats.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { timesOf } from '../../../support/times/departures.ts';
import { en } from '../../../support/words/catalogs.ts';

const gone = async () => Promise.reject(new Error('gone'));

/** The buses of a display whose routes answer so. */
const display = (query: string, vehicles: (routeID: string) => Promise<Vehicle[]>) =>
  renderRider({
    audience: Kiosk,
    url: `/?view=kiosk&panels=buses&${query}`,
    source: { vehicles },
  });

test('A10: where no bus data comes, the board says so once, in place of the buses', async () => {
  display('route=03', gone);
  expect(await screen.findByText(en.kiosk.busesLost(0, '', null))).toBeTruthy();
  expect(screen.queryByText(en.kiosk.noBusData)).toBeNull();
  expect(screen.queryByText(en.kiosk.noneRunning)).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

test('A10: with all sources lost from the start, one panel says so and the others are left out', async () => {
  renderRider({
    audience: Kiosk,
    url: '/?view=kiosk&route=03&panels=buses,lots,events,map',
    source: { vehicles: gone, lots: gone },
  });
  expect(await screen.findByText(en.display.allLost(null))).toBeTruthy();
  expect(screen.queryByRole('heading', { name: en.page.tabs.events })).toBeNull();
  expect(screen.queryByRole('heading', { name: en.parking.sort.open })).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

test.each([
  ['stop=0100', en.kiosk.noneRunning],
  ['route=03,07', en.kiosk.noneRunning],
])(
  'A15: a board (%s) says that there is no bus only if it has the buses of all its routes',
  async (query, none) => {
    display(query, async () => []);
    expect(await screen.findByText(none)).toBeTruthy();
    cleanup();
    display(query, async (routeID) => (routeID === '03' ? gone() : []));
    expect(await screen.findByText(en.kiosk.noBusData)).toBeTruthy();
    expect(screen.queryByText(none)).toBeNull();
    cleanup();
    const never = new Promise<Vehicle[]>(() => {});
    display(query, async (routeID) => (routeID === '03' ? never : []));
    // The heading says that route 07 has no bus.
    expect(await screen.findByText('07')).toBeTruthy();
    expect(screen.queryByText(none)).toBeNull();
    expect(screen.getByText(en.page.loading)).toBeTruthy();
  },
);

test('A15: where no stop of the URL exists, departures are not said to be loading, also in a city without live buses', async () => {
  renderRider({
    audience: Kiosk,
    url: '/?view=kiosk&panels=departures&stop=nowhere',
    source: { times: timesOf(() => [], null) },
    settings: { features: { vehicles: false, parking: false, times: true } },
  });
  const list = await screen.findByText(en.display.noStops(1, 'nowhere'));
  expect(list.closest('footer')).toBeNull();
  expect(screen.queryByText(en.page.loading)).toBeNull();
});

test('A48: a display without a stop within 300 ft says that, not that no bus is on the way', async () => {
  display('near=10,10', async () => []);
  const distance = createFormats('en', 'feet', 'America/Chicago').feet(300);
  expect(await screen.findByText(en.display.noStopNear(distance))).toBeTruthy();
  expect(screen.queryByText(en.kiosk.noneRunning)).toBeNull();
});
