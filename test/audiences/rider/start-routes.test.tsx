import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Settings } from '../../../src/contract/settings/settings.ts';
import type { StartPlace } from '../../../src/lib/words/wordsOf.ts';
import { BIG_CITY, bigCity } from '../../support/cities/big-city.ts';
import { AT_STOPS, FAR_AWAY, FEED_CITY, NEAR_STOPS } from '../../support/cities/feed-city.ts';
import { mockGeolocation } from '../../support/page/mockGeolocation.ts';
import { renderRider } from '../../support/page/render-rider.tsx';
import { stubIntersectionObserver } from '../../support/page/stubIntersectionObserver.ts';
import { ANY, startingWith } from '../../support/phrases.ts';
import { en } from '../../support/words/catalogs.ts';

// jsdom has neither of these observers.
beforeEach(stubIntersectionObserver);
afterEach(() => void Reflect.deleteProperty(navigator, 'permissions'));

type RiderOptions = NonNullable<Parameters<typeof renderRider>[0]>;

const open = (
  url: string,
  settings: Partial<Settings> = {},
  middleware?: RiderOptions['middleware'],
) =>
  renderRider({
    url,
    source: bigCity(),
    settings: { ...FEED_CITY, ...settings },
    ...(middleware === undefined ? {} : { middleware }),
  });

const PLACES: readonly StartPlace[] = ['point', 'rider', 'map', 'center'];
/** The sentence "Showing routes near …", with any routes and any place. */
const nearAny = startingWith(...PLACES.map((place) => en.manyRoutes.near[place](ANY)));
const near = (place: StartPlace) => startingWith(en.manyRoutes.near[place]('8A, 8B and Streetcar'));

const chosenRoutes = () => {
  const picker = within(screen.getByRole('group', { name: en.routes.heading }));
  return picker.getAllByRole('button', { pressed: true }).map((button) => button.textContent ?? '');
};
const findChosen = (...routeIDs: readonly string[]) =>
  waitFor(() => {
    const chosen = chosenRoutes();
    expect(chosen).toHaveLength(routeIDs.length);
    for (const [index, routeID] of routeIDs.entries()) expect(chosen[index]).toContain(routeID);
  });

const grantLocation = (place: string) => {
  const [lat = 0, lon = 0] = place.split(',').map(Number);
  Object.defineProperty(navigator, 'permissions', {
    configurable: true,
    value: { query: async () => ({ state: 'granted' }) },
  });
  mockGeolocation({ lat, lon });
};

const fromOtherService = { service: { baseUrl: 'http://other.test', key: 'test-key' } };

/** As if the rider went to another entry of the browser's history. */
function goTo(url: string): void {
  window.history.replaceState(window.history.state, '', url);
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
}

const countOf = (requests: readonly string[], part: string) =>
  requests.filter((url) => url.includes(part)).length;

test('R37: a city from a feed opens on the routes near a point, also where no stop is within one circle', async () => {
  open(`/?near=${NEAR_STOPS}`);
  expect(await screen.findByText(near('point'))).toBeTruthy();
});

test('R37: a city from a feed opens on the routes near the rider, with one request', async () => {
  grantLocation(NEAR_STOPS);
  const { requests } = open('/');
  expect(await screen.findByText(near('rider'))).toBeTruthy();
  expect(countOf(requests, '/routes/near/')).toBe(1);
  expect(countOf(requests, 'getnearbystops')).toBe(0);
});

test('R37: a city from a feed opens on the routes in the middle of a link’s map', async () => {
  open(`/?center=${AT_STOPS}&zoom=15`);
  expect(await screen.findByText(near('map'))).toBeTruthy();
});

test.each([
  ['a point', `/?near=${FAR_AWAY}`],
  ['the middle of the map', `/?center=${FAR_AWAY}&zoom=15`],
  ['the rider', '/'],
])('R37: no route is called near %s if none is', async (_, url) => {
  grantLocation(FAR_AWAY);
  open(url);
  await findChosen('Red', 'WTAXI');
  await waitFor(() => expect(screen.queryByText(nearAny)).toBeNull());
});

test('R37: without a route near a point, and none in the settings, the page has those near the center', async () => {
  const { startRoutes: _, ...settings } = FEED_CITY;
  renderRider({ url: `/?near=${FAR_AWAY}`, source: bigCity(), settings });
  await findChosen('8A', '8B', 'Streetcar');
  expect(screen.queryByText(nearAny)).toBeNull();
});

test('R37: with another service the stops of one circle say which routes are near', async () => {
  grantLocation(AT_STOPS);
  // Its settings have the destinations of the routes.
  const settings = { ...BIG_CITY, ...fromOtherService, startRoutes: ['Red'] };
  const { requests } = open('/', settings);
  expect(await screen.findByText(near('rider'))).toBeTruthy();
  expect(countOf(requests, '/routes/near/')).toBe(0);
  expect(countOf(requests, 'getnearbystops')).toBe(1);
});

test('R37: where nothing says which routes stop there, the page reads the stops of 24 routes and calls none near', async () => {
  grantLocation(AT_STOPS);
  const { requests } = open('/', fromOtherService);
  await findChosen('Red', 'WTAXI');
  // Those of the settings, and the candidates.
  await waitFor(() => expect(countOf(requests, 'getstops')).toBe(26));
  await waitFor(() => expect(screen.queryByText(nearAny)).toBeNull());
  await findChosen('Red', 'WTAXI');
});

test('R37: a server without the file of routes is asked for stops instead', async () => {
  grantLocation(AT_STOPS);
  const page = async () => new Response('<!doctype html><title>Not found</title>');
  const settings = { ...BIG_CITY, startRoutes: ['Red'] };
  open('/', settings, (request, service) =>
    request.url.includes('/routes/near/') ? page() : service(request),
  );
  expect(await screen.findByText(near('rider'))).toBeTruthy();
});

test('R37: while the routes near another point are looked for, those shown are not called near it', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  open(`/?near=${AT_STOPS}`, {}, async (request, service) => {
    if (request.url.includes('/routes/near/43.070')) await held;
    return service(request);
  });
  expect(await screen.findByText(near('point'))).toBeTruthy();
  act(() => goTo(`/?near=${NEAR_STOPS}`));
  await waitFor(() => expect(screen.queryByText(nearAny)).toBeNull());
  await findChosen('8A', '8B', 'Streetcar');
  answer();
  expect(await screen.findByText(near('point'))).toBeTruthy();
});

const isNearRead = ({ url }: Request) =>
  url.includes('/routes/near/') || url.includes('getnearbystops');

test.each([
  ['its own', {}],
  ['another', { ...fromOtherService, routes: [...BIG_CITY.routes] }],
])(
  'R25: with %s service down, the page has the routes of the settings, and looks again',
  async (_, settings) => {
    grantLocation(AT_STOPS);
    let isDown = true;
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open('/', settings, async (request, service) => {
      if (isDown && isNearRead(request)) throw new TypeError('Failed to fetch');
      return service(request);
    });
    await findChosen('Red', 'WTAXI');
    await waitFor(() => expect(screen.queryByText(nearAny)).toBeNull());
    isDown = false;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await screen.findByText(near('rider'))).toBeTruthy();
    await findChosen('8A', '8B', 'Streetcar');
  },
);
