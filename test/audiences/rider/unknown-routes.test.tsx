import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { renderRider } from '../../support/page/render-rider.tsx';
import { ANY, like } from '../../support/phrases.ts';
import { en } from '../../support/words/catalogs.ts';

const panel = () => within(screen.getByRole('tabpanel'));
const NO_ROUTE_99 = en.routes.unknown(1, '99');
const routeParameter = () => new URLSearchParams(window.location.search).get('route');

/** Everything that would make a wrong number in a link look like a failure. */
const FAILURES = like(en.failures.refused(ANY), en.feed.unreachable, en.failures.part(ANY, ANY));

test.each(['stops', 'buses'])(
  'R1: the list of %s says that there is no such route, and shows all routes on request',
  async (list) => {
    renderRider({ url: `/?route=99&panel=${list}` });
    expect(await panel().findByText(NO_ROUTE_99)).toBeTruthy();
    // The tools and the favorites load after the list.
    await screen.findByRole('combobox', { name: en.search.label });
    expect(screen.queryByText(FAILURES)).toBeNull();
    expect(screen.queryByRole('button', { name: en.page.retry })).toBeNull();
    expect(screen.queryByRole('button', { name: en.favorites.addRoute('99') })).toBeNull();
    await userEvent.click(panel().getByRole('button', { name: en.routeList.showAll }));
    expect(routeParameter()).toBeNull();
    expect(screen.queryByText(NO_ROUTE_99)).toBeNull();
  },
);

test('R1: a route that does not exist is removed from a choice of several', async () => {
  renderRider({ url: '/?route=99,03&panel=buses' });
  const remove = await panel().findByRole('button', { name: en.routeList.remove(1, '99') });
  const favorite = { name: en.favorites.addRoute('03') };
  expect(await panel().findByRole('button', favorite)).toBeTruthy();
  expect(panel().queryByRole('button', { name: en.favorites.addRoute('99') })).toBeNull();
  await userEvent.click(remove);
  expect(routeParameter()).toBe('03');
});

test('R1: where the settings list no routes, the service says that there is no such route', async () => {
  renderRider({ url: '/?route=99', settings: { routes: [] } });
  await userEvent.click(await panel().findByRole('button', { name: en.routeList.remove(1, '99') }));
  expect(await panel().findByText(en.routes.none)).toBeTruthy();
});

test.each([
  ['a service that is down', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'a service that refuses every request',
    async () => Response.json({ status: '-1', description: 'The service is not running' }),
  ],
])('R1, R25: %s does not say that there is no such route', async (_case, answer) => {
  renderRider({
    url: '/?route=99',
    middleware: (request, service) =>
      /getstops|getvehicles/.test(request.url) ? answer() : service(request),
  });
  expect(await panel().findByRole('button', { name: en.page.retry })).toBeTruthy();
  expect(screen.queryByText(NO_ROUTE_99)).toBeNull();
});

test('R25: a route of the settings that the service refuses has failed', async () => {
  renderRider({ url: '/?route=03', source: { routeIDs: async () => ['07'] } });
  expect(await panel().findByRole('button', { name: en.page.retry })).toBeTruthy();
  expect(screen.getAllByText(like(en.failures.refused(ANY))).length).toBeGreaterThan(0);
});
