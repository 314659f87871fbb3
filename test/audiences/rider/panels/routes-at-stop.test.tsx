import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import type { RouteSettings } from '../../../../src/contract/settings/settings.ts';
import { smallSource } from '../../../support/cities/small-source.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { en } from '../../../support/words/catalogs.ts';

const SHOW_ROUTE_07 = en.vehicles.card.showRoute('07');

const panel = () => within(screen.getByRole('tabpanel'));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const stopsOf = (requests: readonly string[]) =>
  requests.flatMap((url) => /getstops\?.*routeID=(\w+)/.exec(url)?.slice(1) ?? []);

test('R5: the card of a stop on no chosen route finds its routes, and shows one of them', async () => {
  const { requests } = renderRider({ url: '/?route=03&stop=0070' });
  expect(await panel().findByText(en.stop.routesNotSelected)).toBeTruthy();
  expect(stopsOf(requests), 'no request without a press').toEqual(['03']);
  await press(en.stop.findRoutes(1));
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toContain(en.stop.routesHere(1, '07')),
  );
  await press(SHOW_ROUTE_07);
  expect(new URLSearchParams(window.location.search).get('route')).toBe('03,07');
  expect(panel().queryByText(en.stop.routesNotSelected)).toBeNull();
  expect(stopsOf(requests).toSorted(), 'each route once').toEqual(['03', '07', '22']);
});

test('R5: the routes whose lines pass the stop are requested first', async () => {
  const [first, , last] = smallSource().city?.routes ?? [];
  const line: RouteSettings['line'] = {
    type: 'LineString',
    coordinates: [
      [-89.41, 43.07434],
      [-89.39, 43.07434],
    ],
  };
  const { requests } = renderRider({
    url: '/?route=&stop=0070',
    settings: {
      routes: [first, last, { routeID: '07', name: 'Lakeside', color: '#b5441a', line }].flatMap(
        (route) => route ?? [],
      ),
    },
  });
  await press(en.stop.findRoutes(1));
  await screen.findByRole('button', { name: SHOW_ROUTE_07 });
  await waitFor(() => expect(stopsOf(requests)).toEqual(['07', '03', '22']));
});

test('R5: the card says that no route of the settings stops there', async () => {
  const [first] = smallSource().city?.routes ?? [];
  renderRider({
    url: '/?route=03&stop=0070',
    settings: { routes: first === undefined ? [] : [first] },
  });
  expect(await panel().findByText(en.stop.noRoutes)).toBeTruthy();
});

test('R5: the card of a stop on a chosen route finds its other routes', async () => {
  renderRider({ url: '/?route=03&stop=0100' });
  await press(en.stop.findOtherRoutes(1));
  await press(SHOW_ROUTE_07);
  expect(new URLSearchParams(window.location.search).get('route')).toBe('03,07');
  expect(await panel().findByText(en.stop.noOtherRoutes)).toBeTruthy();
});

test('R25: the card names routes that could not be loaded and does not say that they do not stop there', async () => {
  let isBroken = true;
  renderRider({
    url: '/?route=03&stop=0070',
    isDown: (url) => isBroken && url.includes('getstops') && url.includes('routeID=07'),
  });
  await press(en.stop.findRoutes(1));
  expect(
    await panel().findByText(en.failures.part(en.stops.ofRoute('07'), en.failures.unreachable)),
  ).toBeTruthy();
  expect(panel().queryByText(en.stop.noRoutes)).toBeNull();
  isBroken = false;
  await press(en.page.retry);
  expect(await screen.findByRole('button', { name: SHOW_ROUTE_07 })).toBeTruthy();
});

test('R6: a favorite stop opens with its routes', async () => {
  const { unmount } = renderRider({ url: '/?route=03&stop=0341' });
  await press(en.favorites.add);
  unmount();
  renderRider({ url: '/?route=07&destination=West+Transfer+Point' });
  await userEvent.click(await screen.findByRole('combobox', { name: en.search.label }));
  await userEvent.click(await screen.findByRole('option', { name: /Johnson & Park/ }));
  expect(await screen.findByRole('heading', { name: 'Johnson & Park' })).toBeTruthy();
  const query = new URLSearchParams(window.location.search);
  expect([query.get('route'), query.get('stop'), query.get('destination')]).toEqual([
    '07,03',
    '0341',
    null,
  ]);
});

test('R6: a favorite gets its routes once they are found', async () => {
  const { unmount } = renderRider({ url: '/?route=03&stop=0070' });
  await press(en.favorites.add);
  await press(en.stop.findRoutes(1));
  await press(SHOW_ROUTE_07);
  await waitFor(() => expect(screen.queryByText(en.stop.routesNotSelected)).toBeNull());
  unmount();
  renderRider({ url: '/?route=03' });
  await userEvent.click(await screen.findByRole('combobox', { name: en.search.label }));
  await userEvent.click(await screen.findByRole('option', { name: /West Transfer Point/ }));
  await waitFor(() =>
    expect(new URLSearchParams(window.location.search).get('route')).toBe('03,07'),
  );
});
