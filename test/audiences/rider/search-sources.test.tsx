// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { en } from '../../../src/lib/words/en.ts';
import { aRouteStop } from '../../support/builders.ts';
import { renderRider } from '../../support/render-rider.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ask = async (text: string) =>
  userEvent.type(await screen.findByRole('combobox', { name: en.searching.label }), text);
const results = () => screen.findByRole('region', { name: en.searching.results });

/** A line on which the operation is answered only once it is mended. */
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

test('R5, R25: stops that could not be searched are told as such, and not as no match', async () => {
  const line = broken('getstops');
  renderRider({ url: '/?route=03', middleware: line.take });
  await ask('johnson');
  const found = within(await results());
  expect(
    await found.findByText('Stops of route 03 could not be searched: no answer from the service.'),
  ).toBeTruthy();
  expect(found.getByText(en.searching.noneOfRest('johnson'))).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toContain('could not be searched'),
  );
  line.isBroken = false;
  await userEvent.click(found.getByRole('button', { name: en.page.retry }));
  expect(await found.findByRole('option', { name: /Johnson & Park/ })).toBeTruthy();
  expect(found.queryByText(/could not be searched/)).toBeNull();
});

test('R5, R25: lots and events that could not be searched are told as such', async () => {
  renderRider({ url: '/?route=03', middleware: broken('parking/v2/lots').take });
  await ask('garage');
  const found = within(await results());
  expect(
    await found.findByText(
      'Parking lots and Events could not be searched: no answer from the service.',
    ),
  ).toBeTruthy();
  expect(found.queryByText(en.searching.none('garage'))).toBeNull();
});

test('R5: while something is on its way it is not said that nothing was found', async () => {
  renderRider({
    url: '/?route=03',
    middleware: (request, service) =>
      request.url.includes('getstops') ? new Promise(() => {}) : service(request),
  });
  await ask('zeppelin');
  expect(await within(await results()).findByText(en.nearby.searching)).toBeTruthy();
  expect(screen.queryByText(en.searching.none('zeppelin'))).toBeNull();
});

test('R5: where not all results of a kind are shown, it is said how many there are', async () => {
  const stops = Array.from({ length: 8 }, (_, nth) =>
    aRouteStop({ stopID: `020${nth}`, intersection: `Main & ${nth}th` }),
  );
  renderRider({ url: '/?route=03', source: { stops: async () => stops } });
  await ask('main');
  const group = await screen.findByRole('group', { name: 'Stops: 6 of 8' });
  expect(within(group).getAllByRole('option')).toHaveLength(6);
});

test('R5: a name that no chosen route has is found among all of them, and leads to its route', async () => {
  const vilas = aRouteStop({ routeID: '07', stopID: '0071', intersection: 'Vilas & Drake' });
  const { requests } = renderRider({
    url: '/?route=03',
    source: { stops: async () => [aRouteStop(), vilas] },
  });
  await ask('drake');
  const found = within(await results());
  expect(await found.findByText(en.searching.none('drake'))).toBeTruthy();
  const isOther = (url: string) => /getstops\?.*routeID=07/.test(url);
  expect(requests.some(isOther), 'nothing is asked for unasked').toBe(false);
  await userEvent.click(found.getByRole('button', { name: en.searching.wider }));
  await userEvent.click(await found.findByRole('option', { name: /^Vilas & Drake/ }));
  // What was read to find it knows its route.
  await userEvent.click(await screen.findByRole('button', { name: 'Show route 07' }));
  expect(new URLSearchParams(window.location.search).get('route')).toBe('03,07');
  expect(requests.filter(isOther)).toHaveLength(1);
});
