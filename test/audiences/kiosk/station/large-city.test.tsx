import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Kiosk } from '../../../../src/audiences/kiosk/Kiosk.tsx';
import { HUB, HUB_CITY, HUB_ROUTES, hubCity, LAST } from '../../../support/cities/hub-city.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { en } from '../../../support/words/catalogs.ts';

/** The result of the last search. */
const STORED = 'curbside/1/kiosk-station-routes';

type Options = Parameters<typeof renderRider>[0];
type Page = ReturnType<typeof renderRider>;

const display = (query: string, options: Options = {}) =>
  renderRider({
    audience: Kiosk,
    url: `/?view=kiosk&panels=buses&${query}`,
    settings: HUB_CITY,
    source: hubCity(),
    ...options,
  });

const searched = (requests: readonly string[]) =>
  requests.filter((url) => url.includes('/getstops?'));

/** The routes whose buses the page polls, once the board has so many rows. */
async function routesOn({ requests }: Page, count: number): Promise<readonly string[]> {
  const board = within(screen.getByRole('region', { name: en.page.tabs.vehicles }));
  await waitFor(() => expect(board.getAllByText(en.kiosk.running(1))).toHaveLength(count));
  const polled = requests.flatMap((url) => /getvehicles.*routeID=(\w+)/.exec(url)?.[1] ?? []);
  return [...new Set(polled)].toSorted();
}

test('A48: in a large city, a display finds the route of its stop, however late in the list', async () => {
  expect(await routesOn(display('stop=0900'), 1)).toEqual(['30']);
  expect(screen.getByRole('heading', { level: 1, name: '0900' })).toBeTruthy();
});

test('A48: a display at a hub of a large city has all of its routes', async () => {
  expect(await routesOn(display('stop=0800'), 8)).toEqual(HUB_ROUTES);
});

test('A1, A48: in a large city, all stops of the URL belong to the station', async () => {
  // The service writes the first one 0900.
  expect(await routesOn(display('stop=900,0800'), 9)).toEqual([...HUB_ROUTES, '30']);
});

test('A1, A48: in a large city, the stops near each point of the URL belong to the station', async () => {
  const query = `near=${LAST.lat},${LAST.lon}&near=${HUB.lat},${HUB.lon}`;
  expect(await routesOn(display(query), 9)).toEqual([...HUB_ROUTES, '30']);
});

test('A48: the search sends few requests at a time, each once, and a restart needs none of them', async () => {
  let running = 0;
  let most = 0;
  const first = display('stop=0900', {
    middleware: async (request, service) => {
      if (!request.url.includes('/getstops?')) return service(request);
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      return service(request);
    },
  });
  expect(await routesOn(first, 1)).toEqual(['30']);
  await waitFor(() => expect(searched(first.requests)).toHaveLength(30));
  expect(new Set(searched(first.requests)).size).toBe(30);
  expect(most).toBeLessThanOrEqual(4);
  await waitFor(() => expect(localStorage.getItem(STORED)).toBeTruthy());
  cleanup();
  const again = display('stop=0900');
  expect(await routesOn(again, 1)).toEqual(['30']);
  expect(searched(again.requests)).toHaveLength(1);
  cleanup();
  // Another station doesn't have the routes of this one.
  expect(await routesOn(display('stop=0800'), 8)).toEqual(HUB_ROUTES);
});

test('A48: an old result is on the board while it is renewed', async () => {
  const old = { station: JSON.stringify(['', ['0800'], []]), routeIDs: ['15'], foundAt: 0 };
  localStorage.setItem(STORED, JSON.stringify(old));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const page = display('stop=0800', {
    middleware: async (request, service) => {
      if (request.url.endsWith('routeID=30')) await held;
      return service(request);
    },
  });
  await waitFor(() => expect(searched(page.requests)).toHaveLength(30));
  expect(await routesOn(page, 1)).toEqual(['15']);
  release();
  expect(await routesOn(page, 8)).toEqual(HUB_ROUTES);
});

/** What must not be said before it is known. */
const expectNoClaim = () => {
  for (const sentence of [
    en.kiosk.noneRunning,
    en.kiosk.unservedStops(1, '0900'),
    en.display.noStops(1, '0900'),
    en.display.noStopNear('300 ft'),
    en.stop.noRoutes,
  ])
    expect(screen.queryByText(sentence)).toBeNull();
};

test.each(['stop=0900', `near=${LAST.lat},${LAST.lon}`])(
  'A15, A48: until all routes of a large city have answered, a display with %s says that it is loading',
  async (query) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { requests } = display(query, {
      middleware: async (request, service) => {
        if (!/getstops.*routeID=30$/.test(request.url)) return service(request);
        await held;
        return new Response('gone', { status: 500 });
      },
    });
    await waitFor(() => expect(searched(requests)).toHaveLength(30));
    const board = within(screen.getByRole('region', { name: en.page.tabs.vehicles }));
    expect(await board.findByText(en.page.loading)).toBeTruthy();
    expectNoClaim();
    release();
    // A failed read is not an answer.
    expect(await board.findByText(en.kiosk.noBusData)).toBeTruthy();
    expectNoClaim();
    expect(localStorage.getItem(STORED)).toBeNull();
  },
);

test('A1: in a large city, a stop that doesn’t exist is said, and so is a place without stops or routes', async () => {
  display('stop=4711');
  expect(await screen.findByText(en.display.noStops(1, '4711'))).toBeTruthy();
  cleanup();
  display('near=10.5,10.5');
  expect(await screen.findByText(/^There is no stop within/)).toBeTruthy();
  cleanup();
  // The service knows the stop, but lists it for no route.
  display('stop=0900', {
    middleware: async (request, service) => {
      const response = await service(request);
      if (!request.url.includes('/getstops?')) return response;
      return new Response((await response.text()).replaceAll('0900', '0901'), response);
    },
  });
  expect(await screen.findByText(en.stop.noRoutes)).toBeTruthy();
  expect(screen.queryByText(en.page.loading)).toBeNull();
});
