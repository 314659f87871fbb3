import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { aRouteStop, aVehicle } from '../../../support/builders.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { ANY, DIGITS, like } from '../../../support/phrases.ts';
import { en } from '../../../support/words/catalogs.ts';

const panel = () => screen.getByRole('tabpanel');

const box = () => screen.findByRole('combobox', { name: en.search.label });

test('R5: the number on a sign finds its stop', async () => {
  renderRider({ url: '/?route=03' });
  await within(panel()).findByRole('button', { name: /University & Park/ });
  await userEvent.type(await box(), '0341');
  expect(
    await screen.findByRole('option', {
      name: like(`Johnson & Park${ANY}${en.stops.stopID('0341')}`),
    }),
  ).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Johnson & Park' })).toBeTruthy();
  expect(window.location.search).toContain('stop=0341');
});

test.each(['0070', '8503000:0:3', 'place-dwnxg', 'ДП-1'])(
  'R5: where the service can’t search, the stop ID %s on no chosen route is looked up with one request',
  async (stopID) => {
    const lookups: (string | null)[] = [];
    renderRider({
      url: '/?route=03',
      source: {
        stops: async () => [aRouteStop({ routeID: '07', stopID, intersection: 'Downtown' })],
      },
      middleware: (request, service) => {
        const { pathname, searchParams } = new URL(request.url);
        if (pathname.endsWith('/search')) return Promise.resolve(new Response('', { status: 404 }));
        if (pathname.endsWith('getstoplocation')) lookups.push(searchParams.get('stopID'));
        return service(request);
      },
    });
    await userEvent.type(await box(), stopID);
    expect(
      await screen.findByRole('option', { name: like(`Downtown${ANY}${en.stops.stopID(stopID)}`) }),
    ).toBeTruthy();
    expect(lookups).toEqual([stopID]);
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Downtown' })).toBeTruthy();
    expect(new URLSearchParams(window.location.search).get('stop')).toBe(stopID);
  },
);

test('R5: a name with punctuation is not called a stop that does not exist', async () => {
  const { requests } = renderRider({ url: '/?route=03' });
  await within(panel()).findByRole('button', { name: /University & Park/ });
  await userEvent.type(await box(), "o'hare");
  await waitFor(() => {
    expect(requests.some((url) => url.includes('getstoplocation'))).toBe(true);
    expect(within(panel()).getByText(en.search.none("o'hare"))).toBeTruthy();
  });
  expect(within(panel()).queryByRole('option')).toBeNull();
  expect(within(panel()).queryByText(en.stops.unknown("o'hare"))).toBeNull();
});

test('R5: two words are no stop ID, so the service is not asked for them', async () => {
  const { requests } = renderRider({ url: '/?route=03' });
  await userEvent.type(await box(), 'gate 3');
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toContain(en.search.none('gate 3')),
  );
  expect(requests.filter((url) => url.includes('getstoplocation'))).toEqual([]);
});

test('R5: the search says that a number is no stop’s', async () => {
  renderRider({ url: '/?route=03' });
  await userEvent.type(await box(), '9999');
  expect(await within(panel()).findByText(en.stops.unknown('9999'))).toBeTruthy();
  expect(within(panel()).getByText(en.search.none('9999'))).toBeTruthy();
  await waitFor(() => {
    expect(screen.getByRole('status').textContent).toContain(en.stops.unknown('9999'));
  });
});

test('R5: the number of a loaded bus finds the bus, and the search says that it is no stop’s', async () => {
  renderRider({
    url: '/?route=03',
    source: { vehicles: async () => [aVehicle({ vehicleID: '2303' })] },
  });
  await userEvent.type(await box(), '2303');
  const buses = await screen.findByRole('group', { name: en.layers.vehicles });
  const bus = within(buses).getByRole('option', {
    name: new RegExp(`^${en.vehicles.vehicleID('2303')}`),
  });
  expect(await within(panel()).findByText(en.stops.unknown('2303'))).toBeTruthy();
  expect(within(panel()).getByText(en.search.count(1, '1'))).toBeTruthy();
  await userEvent.click(bus);
  const heading = await screen.findByRole('heading', { name: en.vehicles.vehicleID('2303') });
  expect(heading).toBeTruthy();
  expect(window.location.search).toContain('vehicle=03');
});

test('R5: words in any order and with typos find stops, lots and events, and the count is announced', async () => {
  renderRider({ url: '/?route=03' });
  await within(panel()).findByRole('button', { name: /University & Park/ });
  await userEvent.type(await box(), 'park unversity');
  expect(await screen.findByRole('option', { name: /University & Park/ })).toBeTruthy();
  await waitFor(() => {
    expect(screen.getByRole('status').lastElementChild?.textContent).toBe(en.search.count(1, '1'));
  });
  const counts = [...screen.getByRole('status').children].filter(({ textContent }) =>
    like(en.search.count(1, DIGITS), en.search.count(2, DIGITS)).test(textContent),
  );
  expect(counts.length, 'not each letter').toBeLessThan(3);
  await userEvent.clear(await box());
  await userEvent.type(await box(), 'gradaution');
  const event = await screen.findByRole('option', { name: /Graduation/ });
  expect(within(screen.getByRole('group', { name: en.page.tabs.events })).getByRole('option')).toBe(
    event,
  );
});

test('R5: slash focuses the search, arrows and Enter choose, Escape clears', async () => {
  renderRider({ url: '/?route=03' });
  await within(panel()).findByRole('button', { name: /University & Park/ });
  await userEvent.keyboard('/');
  const input = await box();
  expect(document.activeElement).toBe(input);
  expect(input.getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('johnson');
  const [first, second] = await screen.findAllByRole('option');
  expect(first?.getAttribute('aria-selected')).toBe('true');
  expect(input.getAttribute('aria-activedescendant')).toBe(first?.id);
  await userEvent.keyboard('{ArrowDown}');
  expect(second?.getAttribute('aria-selected')).toBe('true');
  expect(input.getAttribute('aria-activedescendant')).toBe(second?.id);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Escape}');
  await waitFor(() => expect(screen.queryAllByRole('option')).toEqual([]));
  expect(document.activeElement).toBe(input);
  await userEvent.keyboard('{Escape}');
  expect(input.getAttribute('aria-expanded')).toBe('false');
  expect(await within(panel()).findByRole('button', { name: /University & Park/ })).toBeTruthy();
});

test('Q2, Q11: a route that the search finds is shown alone, with its star, and those before it are one step back', async () => {
  renderRider({ url: '/?route=03' });
  await userEvent.type(await box(), 'lakeside');
  await userEvent.click(await screen.findByRole('option', { name: like(en.routes.unnamed('07')) }));
  expect(window.location.search).toBe('?route=07');
  expect(await screen.findByRole('button', { name: en.favorites.add })).toBeTruthy();
  expect(
    await within(panel()).findByText('West Transfer Point', { selector: '.stop-list__name > bdi' }),
  ).toBeTruthy();
  window.history.back();
  await waitFor(() => expect(window.location.search).toBe('?route=03'));
});

test('R6: favorites are saved on the device, shown when the search is empty, and can be removed', async () => {
  const { unmount } = renderRider({ url: '/?route=03&stop=0341' });
  await userEvent.click(await screen.findByRole('button', { name: en.favorites.add }));
  expect(screen.getByRole('button', { name: en.favorites.add }).getAttribute('aria-pressed')).toBe(
    'true',
  );
  unmount();

  renderRider({ url: '/?route=07' });
  await userEvent.click(await box());
  const option = await screen.findByRole('option', { name: /Johnson & Park/ });
  await userEvent.click(screen.getByRole('button', { name: en.favorites.clear }));
  expect(option.isConnected).toBe(false);
  // The stops that were opened may stay, for their timetables (T20), saved some seconds later.
  const saved = Object.keys(window.localStorage).filter((key) => !key.endsWith('/recent-stops'));
  expect(saved).toEqual([]);
});

test('R6: where the browser blocks storage, favorites last until the page is closed', async () => {
  vi.stubGlobal('localStorage', undefined);
  renderRider({ url: '/?route=03&stop=0341' });
  await userEvent.click(await screen.findByRole('button', { name: en.favorites.add }));
  await userEvent.click(await box());
  expect(await screen.findByRole('option', { name: /Johnson & Park/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: en.favorites.clear }));
});
