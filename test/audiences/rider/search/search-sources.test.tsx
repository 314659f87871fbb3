import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { en } from '../../../../src/lib/words/en/words.ts';
import { aRouteStop } from '../../../support/builders.ts';
import { BIG_CITY, bigCity } from '../../../support/cities/big-city.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { ANY, like } from '../../../support/phrases.ts';

// Without its name, which says what the city has.
const ask = async (text: string) => userEvent.type(await screen.findByRole('combobox'), text);
const results = () => screen.findByRole('region', { name: en.search.results });

test('R5, R25: the search says that stops could not be searched, not that none match', async () => {
  let isBroken = true;
  renderRider({ url: '/?route=03', isDown: (url) => isBroken && url.includes('getstops') });
  await ask('johnson');
  const found = within(await results());
  expect(
    await found.findByText(
      en.search.partFailed(en.stop.stopsOfRoutes(1, '03'), en.failures.unreachable),
    ),
  ).toBeTruthy();
  expect(found.getByText(en.search.noneInSearched('johnson'))).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toContain(
      en.search.partFailed(en.stop.stopsOfRoutes(1, '03'), en.failures.unreachable),
    ),
  );
  isBroken = false;
  await userEvent.click(found.getByRole('button', { name: en.page.retry }));
  expect(await found.findByRole('option', { name: /Johnson & Park/ })).toBeTruthy();
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
      request.url.includes('getstops') ? new Promise(() => {}) : service(request),
  });
  await ask('zeppelin');
  expect(await within(await results()).findByText(en.nearby.searching)).toBeTruthy();
  expect(screen.queryByText(en.search.none('zeppelin'))).toBeNull();
});

test('R5: where not all results of a kind are shown, the search says how many there are', async () => {
  const stops = Array.from({ length: 8 }, (_, nth) =>
    aRouteStop({ stopID: `020${nth}`, intersection: `Main & ${nth}th` }),
  );
  renderRider({ url: '/?route=03', source: { stops: async () => stops } });
  await ask('main');
  const group = await screen.findByRole('group', {
    name: en.search.shownOf(en.search.kinds.stop, '6', '8'),
  });
  expect(within(group).getAllByRole('option')).toHaveLength(6);
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
const isOther = (url: string) => /getstops\?.*routeID=07/.test(url);

test('R5: a search that finds no stop on the chosen routes searches all routes by itself, once', async () => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { requests } = renderRider({
    url: '/?route=03',
    source: { stops: async () => [aRouteStop(), vilas] },
    middleware: async (request, service) => {
      if (isOther(request.url)) await isAnswered;
      return service(request);
    },
  });
  await ask('drake');
  const found = within(await results());
  expect(await found.findByText(en.search.searchingAll)).toBeTruthy();
  expect(found.queryByText(en.search.none('drake'))).toBeNull();
  answer();
  await userEvent.click(await found.findByRole('option', { name: /^Vilas & Drake/ }));
  // The wider search has already loaded its route.
  await userEvent.click(
    await screen.findByRole('button', { name: en.vehicles.card.showRoute('07') }),
  );
  expect(new URLSearchParams(window.location.search).get('route')).toBe('03,07');
  expect(requests.filter(isOther)).toHaveLength(1);
});

test('R5: a search that finds a stop, or that is too short for a name, requests no other routes', async () => {
  const { requests } = renderRider({
    url: '/?route=03',
    source: { stops: async () => [aRouteStop(), vilas] },
  });
  await ask('dr');
  const found = within(await results());
  expect(await found.findByText(en.search.none('dr'))).toBeTruthy();
  await userEvent.clear(screen.getByRole('combobox'));
  await ask(aRouteStop().intersection.slice(0, 6));
  // It is announced once typing has paused, which is when it would widen.
  await waitFor(() =>
    expect(screen.getByRole('status').lastElementChild?.textContent).toBe(en.search.count(1, '1')),
  );
  expect(requests.some(isOther)).toBe(false);
  expect(found.getByRole('button', { name: en.search.allRoutes })).toBeTruthy();
});

test('R5, R37: in a large city the search says which routes it searched, and searches all of them on request', async () => {
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
  const sentence = en.search.searchedOnly(1, '8A');
  expect(await found.findByText(sentence)).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain(sentence));
  expect(requests.filter((url) => url.includes('getstops')).length).toBeLessThan(3);
  await userEvent.click(found.getByRole('button', { name: en.search.allRoutes }));
  expect(await found.findByRole('option', { name: /^Vilas & Drake/ })).toBeTruthy();
  expect(found.queryByText(sentence)).toBeNull();
});
