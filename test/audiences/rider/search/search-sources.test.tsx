import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { aRouteStop } from '../../../support/builders.ts';
import { BIG_CITY, bigCity } from '../../../support/cities/big-city.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { ANY, like } from '../../../support/phrases.ts';
import { en } from '../../../support/words/catalogs.ts';

// Without its name, which says what the city has.
const ask = async (text: string) => userEvent.type(await screen.findByRole('combobox'), text);
const results = () => screen.findByRole('region', { name: en.search.results });

const isSearch = (url: string) => url.includes('/v1/search');

test('R5, R25: the search says that stops could not be searched, not that none match', async () => {
  let isBroken = true;
  renderRider({ url: '/?route=03', isDown: (url) => isBroken && isSearch(url) });
  await ask('zeppelin');
  const found = within(await results());
  expect(
    await found.findByText(en.search.partFailed(en.search.kinds.stop, en.failures.unreachable)),
  ).toBeTruthy();
  expect(found.getByText(en.search.noneInSearched('zeppelin'))).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toContain(
      en.search.partFailed(en.search.kinds.stop, en.failures.unreachable),
    ),
  );
  isBroken = false;
  await userEvent.click(found.getByRole('button', { name: en.page.retry }));
  expect(await found.findByText(en.search.none('zeppelin'))).toBeTruthy();
  expect(found.queryByText(like(en.search.partFailed(ANY, ANY)))).toBeNull();
});

test('R5, R25: the search says that lots and events could not be searched', async () => {
  renderRider({ url: '/?route=03', isDown: (url) => url.includes('parking/v2/lots') });
  await ask('garage');
  const found = within(await results());
  expect(
    await found.findByText(
      en.search.partFailed(`${en.parking.part} and ${en.events.part}`, en.failures.unreachable),
    ),
  ).toBeTruthy();
  expect(found.queryByText(en.search.none('garage'))).toBeNull();
});

test('R5: the search does not say that nothing was found while it is loading', async () => {
  renderRider({
    url: '/?route=03',
    middleware: (request, service) =>
      isSearch(request.url) ? new Promise(() => {}) : service(request),
  });
  await ask('zeppelin');
  expect(await within(await results()).findByText(en.nearby.searching)).toBeTruthy();
  expect(screen.queryByText(en.search.none('zeppelin'))).toBeNull();
});

test('R5: where not all results of a kind are shown, the search says how many there are', async () => {
  const stops = Array.from({ length: 25 }, (_, nth) =>
    aRouteStop({ stopID: `02${nth + 10}`, intersection: `Main & ${nth}th` }),
  );
  renderRider({ url: '/?route=03', source: { stops: async () => stops } });
  await ask('main');
  const group = await screen.findByRole('group', {
    name: en.search.shownOf(en.search.kinds.stop, '20', '25'),
  });
  expect(within(group).getAllByRole('option')).toHaveLength(20);
});

test('F37: a stop that the search finds says that riders only get off there', async () => {
  const stop = aRouteStop({ intersection: 'Main & 1st', destination: 'Harbor', exitOnly: true });
  renderRider({ url: '/?route=03', source: { stops: async () => [stop] } });
  await ask('main');
  expect(
    await screen.findByRole('option', { name: like(ANY + en.stops.exitOnly('Harbor')) }),
  ).toBeTruthy();
});

const vilas = aRouteStop({ routeID: '07', stopID: '0071', intersection: 'Vilas & Drake' });
const isOfOther = (url: string) => /getstops\?.*routeID=07/.test(url);

test('P2: a stop on no chosen route is found from the first key, with its routes, and no other route is read', async () => {
  const { requests } = renderRider({
    url: '/?route=03',
    source: { stops: async () => [aRouteStop(), vilas] },
  });
  await ask('v');
  const found = within(await results());
  const option = await found.findByRole('option', { name: /^Vilas & Drake/ });
  expect(option.textContent).toContain('07');
  expect(requests.some(isOfOther)).toBe(false);
  await userEvent.click(option);
  expect(await screen.findByRole('heading', { name: 'Vilas & Drake' })).toBeTruthy();
  expect(new URLSearchParams(window.location.search).get('stop')).toBe('0071');
});

test('P2, R37: in a large city the whole city is searched at once', async () => {
  const { requests } = renderRider({
    url: '/?route=8A',
    source: {
      ...bigCity(),
      stops: async () => [aRouteStop({ routeID: '8A' }), { ...vilas, routeID: 'WTAXI' }],
    },
    settings: BIG_CITY,
  });
  await ask('drake');
  const found = within(await results());
  expect(await found.findByRole('option', { name: /^Vilas & Drake/ })).toBeTruthy();
  expect(requests.filter((url) => url.includes('getstops')).length).toBeLessThan(3);
});

test('P2: a destination is found, and shows its routes toward it', async () => {
  const stops = ['03', '07'].map((routeID) =>
    aRouteStop({ routeID, stopID: `1${routeID}`, destination: 'Zoo' }),
  );
  renderRider({ url: '/?route=03', source: { stops: async () => stops } });
  await ask('zo');
  const group = within(await screen.findByRole('group', { name: en.search.kinds.destination }));
  await userEvent.click(group.getByRole('option', { name: /^Zoo/ }));
  const query = new URLSearchParams(window.location.search);
  expect(query.get('route')).toBe('03,07');
  expect(query.get('destination')).toBe('Zoo');
});

test('R5: where the service can’t search, the stops of the chosen routes are found, and no failure is said', async () => {
  renderRider({
    url: '/?route=03',
    middleware: async (request, service) =>
      isSearch(request.url) ? new Response('', { status: 404 }) : service(request),
  });
  await ask('johnson');
  const found = within(await results());
  expect(await found.findByRole('option', { name: /Johnson & Park/ })).toBeTruthy();
  expect(found.queryByText(like(en.search.partFailed(ANY, ANY)))).toBeNull();
});

const WITH_PLACES = { settings: { features: { vehicles: true, parking: true, places: true } } };
const CITY_HALL = {
  kind: 'place',
  name: 'City Hall',
  detail: '1 Oak St',
  latitude: '43.0741',
  longitude: '-89.3809',
};

test('J5a: addresses are below the stops, asked once typing pauses, and lead to the stops there', async () => {
  const asked: string[] = [];
  renderRider({
    url: '/?route=03',
    ...WITH_PLACES,
    middleware: async (request, service) => {
      const { pathname, searchParams } = new URL(request.url);
      if (!pathname.endsWith('/v1/places')) return service(request);
      asked.push(searchParams.get('text') ?? '');
      return Response.json({ status: '0', places: [CITY_HALL], attribution: 'Data of a test' });
    },
  });
  await ask('un');
  await ask('iversity');
  const found = within(await results());
  const place = await found.findByRole('option', { name: like(`City Hall${ANY}1 Oak St`) });
  expect(place.textContent).toContain(en.search.placeKinds.place);
  expect(found.getByText('Data of a test')).toBeTruthy();
  const groups = found.getAllByRole('group').map((group) => group.textContent);
  expect(groups[0]).toContain(en.search.kinds.stop);
  expect(groups.at(-1)).toContain(en.search.kinds.place);
  expect(asked).toEqual(['university']);
  await userEvent.click(place);
  expect(new URLSearchParams(window.location.search).get('near')).toBe('43.0741,-89.3809');
});

test('J5a: where the geocoder fails, the search says that addresses could not be searched', async () => {
  renderRider({
    url: '/?route=03',
    ...WITH_PLACES,
    middleware: async (request, service) =>
      request.url.includes('/v1/places')
        ? Response.json({ status: '0', places: [], attribution: 'x', isPartial: true })
        : service(request),
  });
  await ask('zeppelin');
  const found = within(await results());
  expect(
    await found.findByText(en.search.partFailed(en.search.kinds.place, en.failures.unreachable)),
  ).toBeTruthy();
  expect(found.getByText(en.search.noneInSearched('zeppelin'))).toBeTruthy();
  expect(found.queryByText('x')).toBeNull();
});

test.each([
  ['two letters', 'un', WITH_PLACES],
  ['a service without a geocoder', 'university', {}],
])('J5a: nobody is asked for addresses with %s', async (_what, text, options) => {
  const { requests } = renderRider({ url: '/?route=03', ...options });
  await ask(text);
  await within(await results()).findAllByRole('option');
  // A pause in typing is shorter.
  await new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
  expect(requests.filter((url) => url.includes('/v1/places'))).toEqual([]);
});
