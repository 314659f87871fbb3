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
    await found.findByText(en.search.partFailed(en.layers.stops, en.failures.unreachable)),
  ).toBeTruthy();
  expect(found.getByText(en.search.noneInSearched('zeppelin'))).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toContain(
      en.search.partFailed(en.layers.stops, en.failures.unreachable),
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
      en.search.partFailed(`${en.layers.lots} and ${en.page.tabs.events}`, en.failures.unreachable),
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

test('R5: without the search of the whole city a stop is found with its chosen routes', async () => {
  renderRider({
    url: '/?route=03',
    source: { stops: async () => [aRouteStop()] },
    isDown: isSearch,
  });
  await ask(aRouteStop().intersection);
  expect(await screen.findByRole('option', { name: like(`${ANY}03${ANY}`) })).toBeTruthy();
});

test('R5: the routes of a stop are in the order of their numbers', async () => {
  const at = (routeID: string) => aRouteStop({ stopID: '0190', intersection: 'Main', routeID });
  renderRider({
    url: '/?route=03',
    middleware: async (request, service) => {
      const answer = await service(request);
      if (!isSearch(request.url)) return answer;
      const text = JSON.stringify({ ...(await answer.json()) });
      return new Response(text.replaceAll(/"routes":\[[^\]]*\]/g, '"routes":["10","9","07"]'));
    },
    source: { stops: async () => [at('03')] },
  });
  await ask('main');
  expect(await screen.findByText(like(`${ANY}07, 9,${ANY}10${ANY}`))).toBeTruthy();
});

test('R5: where not all results of a kind are shown, the search says how many there are', async () => {
  const stops = Array.from({ length: 25 }, (_, nth) =>
    aRouteStop({ stopID: `02${nth + 10}`, intersection: `Main & ${nth}th` }),
  );
  renderRider({ url: '/?route=03', source: { stops: async () => stops } });
  await ask('main');
  const group = await screen.findByRole('group', {
    name: en.search.shownOf(en.layers.stops, '20', '25'),
  });
  expect(within(group).getAllByRole('option')).toHaveLength(20);
});

test('P2: stops of equal names are by distance, and say it; another stop says none', async () => {
  const at = (stopID: string, intersection: string, latitude: number) =>
    aRouteStop({ stopID, intersection, latitude, longitude: -89.4 });
  const stops = [at('2001', 'Main & 1st', 43.08), at('2002', 'Main & 1st', 43.071)];
  renderRider({
    url: '/?route=03&near=43.07,-89.4',
    source: { stops: async () => [...stops, at('2003', 'Main & 2nd', 43.09)] },
  });
  await ask('main');
  const texts = () =>
    screen
      .getAllByRole('option')
      .map(({ textContent }) =>
        textContent.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/\s/g, ' '),
      );
  // Until the service answers, the page finds its own stops.
  await waitFor(() => expect(texts()[0]).toContain('2002'));
  expect(texts()).toEqual([
    expect.stringMatching(/^Main & 1st360 ft · .*2002/),
    expect.stringMatching(/^Main & 1st0\.7 mi · .*2001/),
    expect.stringMatching(/^Main & 2nd\D*2003/),
  ]);
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

test('P2: a stop on a chosen route is found with all its routes, too', async () => {
  const stops = ['03', '07'].map((routeID) => aRouteStop({ routeID, destination: 'Zoo' }));
  renderRider({ url: '/?route=03', source: { stops: async () => stops } });
  await ask(stops[0]?.intersection ?? '');
  expect(
    await screen.findByRole('option', { name: like(`03 and 07${ANY}${en.stops.toward('Zoo')}`) }),
  ).toBeTruthy();
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
