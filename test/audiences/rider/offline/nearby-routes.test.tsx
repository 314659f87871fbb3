import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import {
  countDeviceData,
  clearDeviceData,
} from '../../../../src/audiences/rider/device/device-data.ts';
import { bigCity } from '../../../support/cities/big-city.ts';
import { AT_STOPS, FAR_AWAY, FEED_CITY } from '../../../support/cities/feed-city.ts';
import { fakeDatabase } from '../../../support/page/fakeDatabase.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { savedAnswer } from '../../../support/page/savedAnswer.ts';
import { stubIntersectionObserver } from '../../../support/page/stubIntersectionObserver.ts';
import { ANY, startingWith } from '../../../support/phrases.ts';
import { en } from '../../../support/words/catalogs.ts';

fakeDatabase();
beforeEach(stubIntersectionObserver);
afterEach(() => clearDeviceData(['lists']));

const panel = () => screen.getByRole('tabpanel');
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
const near = startingWith(en.manyRoutes.near.point('8A, 8B and Streetcar'));
const stopButton = { name: /LAKEWOOD MEADOWS/ };

/** Visits the page near some stops until it has saved their routes. */
async function visitOnce(): Promise<void> {
  renderRider({ url: `/?near=${AT_STOPS}`, source: bigCity(), settings: FEED_CITY });
  await screen.findByText(near);
  await savedAnswer(' nearby routes');
  await savedAnswer(' stops 8A');
  cleanup();
}

test('R26: without a network a link to a part of a large city shows the routes and stops of the last visit', async () => {
  await visitOnce();
  const { requests } = renderRider({
    url: `/?center=${FAR_AWAY}&zoom=15`,
    source: bigCity(),
    settings: FEED_CITY,
    middleware: noNetwork,
  });
  expect(await within(panel()).findByRole('button', stopButton)).toBeTruthy();
  expect(screen.queryByText(startingWith(en.manyRoutes.near.map(ANY)))).toBeNull();
  expect(requests.join(' ')).not.toContain('routeID=1&');
});

test('R26: while the search for routes hangs, the page shows those of the last visit until it is found', async () => {
  await visitOnce();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { startRoutes: _, ...settings } = FEED_CITY;
  renderRider({
    url: `/?near=${AT_STOPS}`,
    source: bigCity(),
    settings,
    middleware: async (request, service) => {
      if (request.url.includes('/routes/near/')) await held;
      return service(request);
    },
  });
  await vi.advanceTimersByTimeAsync(3_000);
  // The search for stops, which is answered, may list it too.
  expect(await within(panel()).findAllByRole('button', stopButton)).not.toEqual([]);
  expect(screen.queryByText(near)).toBeNull();
  answer();
  expect(await screen.findByText(near)).toBeTruthy();
});

test('R36: the saved routes are cleared with the lists', async () => {
  await visitOnce();
  expect((await countDeviceData()).lists).toBeGreaterThan(1);
  expect(await clearDeviceData(['lists'])).toEqual([]);
  renderRider({
    url: `/?center=${AT_STOPS}&zoom=15`,
    source: bigCity(),
    settings: FEED_CITY,
    middleware: noNetwork,
  });
  expect(await screen.findByText(en.offline.serviceDown, { selector: 'p' })).toBeTruthy();
  expect(within(panel()).queryByRole('button', stopButton)).toBeNull();
});
