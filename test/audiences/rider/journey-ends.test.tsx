import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { RIDER_FAVORITES } from '../../../src/audiences/rider/saved/rider-favorites.ts';
import { forgetLocation } from '../../../src/city/map/locate.ts';
import {
  after,
  aJourney,
  aRide,
  aWalk,
  journeysResponse,
} from '../../support/journeys/journeys-answer.ts';
import { beginAtNoon, openWays } from '../../support/journeys/open-ways.tsx';
import { mockGeolocation } from '../../support/page/mockGeolocation.ts';
import { ANY, like } from '../../support/phrases.ts';
import { en } from '../../support/words/catalogs.ts';

const own = en.journeys;

beforeEach(() => {
  beginAtNoon();
  forgetLocation();
  RIDER_FAVORITES.clear();
});

const open = (url: string) => openWays(url, () => journeysResponse([aJourney(aRide())]));
const searchStart = async () =>
  userEvent.click(await screen.findByRole('button', { name: like(own.ends.from(ANY)) }));

test('J5: a search for a start offers the rider’s location, and asks the browser for it', async () => {
  mockGeolocation({ lat: 43.07, lon: -89.4 });
  const { asked } = open('/?from=0100&to=0341');
  await searchStart();
  await userEvent.click(await screen.findByRole('button', { name: own.yourLocation }));
  await waitFor(() => expect(asked.at(-1)?.searchParams.get('from')).toBe('43.07000,-89.40000'));
  expect(window.location.search).not.toContain('from');
});

test('J5: a location that can’t be had says why, and the search stays', async () => {
  mockGeolocation({ code: 1 });
  open('/?from=0100&to=0341');
  await searchStart();
  await userEvent.click(await screen.findByRole('button', { name: own.yourLocation }));
  expect(await screen.findByText(en.map.locationDenied)).toBeTruthy();
  expect(window.location.search).toContain('from=0100');
});

test('J5: where the other end is the rider’s location, it isn’t offered twice', async () => {
  mockGeolocation({ lat: 43.07, lon: -89.4 });
  open('/?from=0100');
  await searchStart();
  await screen.findByText(en.favorites.none);
  expect(screen.queryByRole('button', { name: own.yourLocation })).toBeNull();
});

test('J5: after the search for an end, the focus is on that end', async () => {
  open('/?from=0100&to=0341');
  for (const end of [own.ends.to, own.ends.from]) {
    await userEvent.click(await screen.findByRole('button', { name: like(end(ANY)) }));
    await userEvent.click(await screen.findByRole('button', { name: en.search.close }));
    const field = await screen.findByRole('button', { name: like(end(ANY)) });
    await waitFor(() => expect(document.activeElement).toBe(field));
  }
});

test('J5: a button leads from the search for an end back to the ways', async () => {
  open('/?from=0100&to=0341');
  await searchStart();
  await userEvent.click(await screen.findByRole('button', { name: en.search.close }));
  expect(await screen.findByRole('button', { name: like(own.ends.from(ANY)) })).toBeTruthy();
  expect(window.location.search).toContain('from=0100');
});

test('J5: the search for an end stays when its field loses the focus, such as to the map', async () => {
  open('/?from=0100&to=0341');
  await searchStart();
  const field = await screen.findByRole('combobox', { name: en.search.label });
  expect(document.activeElement).toBe(field);
  await userEvent.click(document.body);
  expect(document.activeElement).toBe(document.body);
  expect(screen.getByRole('region', { name: en.search.results })).toBeTruthy();
});

test('J7: ways from where the rider is say why they can’t be a favorite', async () => {
  open('/?to=0341');
  await userEvent.click(await screen.findByRole('button', { name: en.favorites.add }));
  expect(screen.getByText(own.noFavorite, { selector: 'header *' })).toBeTruthy();
  // The star looks as before: pressed or open it would look like a favorite.
  const star = screen.getByRole('button', { name: en.favorites.add });
  for (const state of ['aria-pressed', 'aria-expanded'])
    expect(star.hasAttribute(state)).toBe(false);
  expect(RIDER_FAVORITES.get()).toEqual([]);
});

test.each([
  ['from', '/?to=0341&near=43.07,-89.4&center=43.07,-89.4&zoom=16', 'from=0100&to=0341', null],
  [
    'from',
    '/?to=0341&way=t1%400100&departs=2026-11-20T12:40',
    'from=0100&to=0341',
    '2026-11-20T12:44',
  ],
  ['to', '/?from=0100&near=43.07,-89.4', 'from=0100&to=0341', null],
])(
  'J6: a shared way %s where the rider is names a stop there, and nothing that says where the rider is',
  async (end, url, expected, departs) => {
    mockGeolocation({ lat: 43.07, lon: -89.4 });
    const shared: { url: string }[] = [];
    open(url);
    await userEvent.click(await screen.findByRole('button', { name: en.stops.locate }));
    await screen.findByRole('button', { name: like(own.sentence(ANY, ANY)), expanded: true });
    vi.stubGlobal('navigator', {
      share: async (sheet: { url: string }) => shared.push(sheet),
    });
    await userEvent.click(screen.getByRole('button', { name: en.share.button }));
    const { searchParams } = new URL(shared[0]?.url ?? '');
    const named = ['from', 'to'].map((name) => `${name}=${searchParams.get(name)}`).join('&');
    expect(named).toBe(expected);
    expect(searchParams.get('departs')).toBe(departs);
    for (const name of ['near', 'center', 'zoom']) expect(searchParams.has(name)).toBe(false);
    const stop = end === 'from' ? 'University & Park' : 'Johnson & Park';
    expect(await screen.findByText(own.sharedStop(stop), { selector: 'p' })).toBeTruthy();
  },
);

test('J7: a point without a name is near a stop, also as a favorite', async () => {
  open('/?from=43.0733673,-89.4014633&to=0341');
  const near = en.stops.near('University & Park');
  expect(await screen.findByRole('button', { name: own.ends.from(near) })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: en.favorites.add }));
  expect(RIDER_FAVORITES.get()).toMatchObject([{ kind: 'journey', name: near }]);
});

test('J7: a point far from any stop is a chosen point', async () => {
  open('/?from=43.2,-89.2&to=0341');
  expect(await screen.findByRole('button', { name: own.ends.from(own.point) })).toBeTruthy();
});

test('J5: ways to be there by a morning say when the last one of the evening before leaves', async () => {
  const evening = aRide({ tripID: 'e', isLast: true, departAt: after(15), arriveAt: after(30) });
  const morning = aRide({ tripID: 'm', departAt: after(900), arriveAt: after(920) });
  openWays('/?from=0100&to=0341&arrive=2026-11-21T04:00', () =>
    journeysResponse([aJourney(morning), aJourney(evening)]),
  );
  const line = own.dayBefore(en.events.dayAndTime('Fri, Nov 20', '12:53 PM'));
  const below = (await screen.findByText(line)).nextElementSibling;
  expect(below?.textContent).toContain('12:53');
});

test('J10: an end that is no stop is said to be none before the page knows where the rider is', async () => {
  open('/?to=9999');
  expect(await screen.findByText(en.journeys.unknownStop)).toBeTruthy();
  expect(screen.queryByText(en.journeys.needsPlace)).toBeNull();
});

test.each([
  ['43.08,-89.41', own.walkToEnd('4 min')],
  ['43.08,-89.41,Home', own.walkTo('4 min', 'Home')],
])('J5: the last walk is to the destination, by a name that it has: %s', async (to, walk) => {
  const end = { lat: 43.08, lon: -89.41 };
  const last = aWalk({ from: aRide().to, to: end, departAt: after(20), arriveAt: after(24) });
  openWays(`/?from=0100&to=${to}`, () => journeysResponse([aJourney(aRide(), last)]));
  const steps = within(await screen.findByRole('list', { name: own.steps }));
  expect(steps.getAllByRole('listitem').at(-1)?.textContent).toContain(walk);
});

test('J10: where nothing leaves for half a day or longer, the first way after it is listed', async () => {
  const morning = aJourney(
    aRide({ departAt: after(30 * 60), arriveAt: after(30 * 60 + 12), basis: 'scheduled' }),
  );
  const { asked } = openWays('/?from=0100&to=0341', () =>
    asked.length > 2
      ? journeysResponse([morning])
      : journeysResponse([], { why: 'no-service-then', updatedAt: undefined }),
  );
  expect(await screen.findByText(own.nextDay('Sat, Nov 21, 6:38 PM'))).toBeTruthy();
  expect(screen.queryByText(own.none['no-service-then'])).toBeNull();
  // No gap is between them, and the clock's minutes don't make another question.
  const byBus = asked.filter(({ searchParams }) => !searchParams.has('by'));
  expect(byBus.map(({ searchParams }) => searchParams.get('at'))).toEqual([
    null,
    '2026-11-21T06:30:00.000Z',
    '2026-11-21T18:30:00.000Z',
  ]);
});
