import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { en } from '../../../src/lib/words/en.ts';
import { aRouteStop } from '../../support/builders.ts';
import { ANY, like } from '../../support/phrases.ts';
import { renderRider } from '../../support/render-rider.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ask = async (text: string) =>
  userEvent.type(await screen.findByRole('combobox', { name: en.search.label }), text);
const results = () => screen.findByRole('region', { name: en.search.results });

/** A network on which an operation fails until `isBroken` is false. */
function broken(operation: string) {
  const line = {
    isBroken: true,
    take: async (request: Request, service: (request: Request) => Promise<Response>) => {
      if (line.isBroken && request.url.includes(operation)) throw new TypeError('fetch failed');
      return service(request);
    },
  };
  return line;
}

test('R5, R25: the search says that stops could not be searched, not that none match', async () => {
  const line = broken('getstops');
  renderRider({ url: '/?route=03', middleware: line.take });
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
  line.isBroken = false;
  await userEvent.click(found.getByRole('button', { name: en.page.retry }));
  expect(await found.findByRole('option', { name: /Johnson & Park/ })).toBeTruthy();
  expect(found.queryByText(like(en.search.partFailed(ANY, ANY)))).toBeNull();
});

test('R5, R25: the search says that lots and events could not be searched', async () => {
  renderRider({ url: '/?route=03', middleware: broken('parking/v2/lots').take });
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

test('R5: a wider search finds a stop on no chosen route, and its card can show the route', async () => {
  const vilas = aRouteStop({ routeID: '07', stopID: '0071', intersection: 'Vilas & Drake' });
  const { requests } = renderRider({
    url: '/?route=03',
    source: { stops: async () => [aRouteStop(), vilas] },
  });
  await ask('drake');
  const found = within(await results());
  expect(await found.findByText(en.search.none('drake'))).toBeTruthy();
  const isOther = (url: string) => /getstops\?.*routeID=07/.test(url);
  expect(requests.some(isOther), 'no request without a press').toBe(false);
  await userEvent.click(found.getByRole('button', { name: en.search.allRoutes }));
  await userEvent.click(await found.findByRole('option', { name: /^Vilas & Drake/ }));
  // The wider search has already loaded its route.
  await userEvent.click(
    await screen.findByRole('button', { name: en.vehicles.card.showRoute('07') }),
  );
  expect(new URLSearchParams(window.location.search).get('route')).toBe('03,07');
  expect(requests.filter(isOther)).toHaveLength(1);
});
