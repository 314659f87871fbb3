// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { en } from '../../../src/lib/words/en.ts';
import type { Words } from '../../../src/lib/words/en.ts';
import { es } from '../../../src/lib/words/es.ts';
import { renderRider } from '../../support/render-rider.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const panel = () => screen.getByRole('tabpanel');

test('R30: a first visit has one route shown and asks for nothing', async () => {
  const { requests } = renderRider();
  const route = await screen.findByRole('button', { name: 'Route 03, Crosstown' });
  expect(route.getAttribute('aria-pressed')).toBe('true');
  expect(await within(panel()).findByRole('button', { name: /University & Park/ })).toBeTruthy();
  expect(requests.filter((url) => url.includes('getstops'))).toEqual([
    '/v1/getstops?key=test-key&routeID=03',
  ]);
});

test('R1: several routes are shown at once, each asked for once', async () => {
  const { requests } = renderRider({ url: '/?route=03' });
  await within(panel()).findByRole('button', { name: /University & Park/ });
  await userEvent.click(screen.getByRole('button', { name: 'Route 07, Lakeside' }));
  expect(
    await within(panel()).findByText('West Transfer Point', { selector: '.stop-list__name' }),
  ).toBeTruthy();
  expect(window.location.search).toBe('?route=03,07');
  const stops = requests.filter((url) => url.includes('getstops'));
  expect(new Set(stops).size).toBe(stops.length);
});

test('R1: a route that the settings do not name can be opened by the URL', async () => {
  renderRider({ url: '/?route=99' });
  expect(await screen.findByText(/the service refused/)).toBeTruthy();
});

test('R1: a route that the settings do not name has a chip, and is turned off by it', async () => {
  renderRider({ url: '/?route=99,03' });
  const chip = await screen.findByRole('button', { name: 'Route 99' });
  expect(chip.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(chip);
  expect(window.location.search).toBe('?route=03');
  expect(screen.queryByRole('button', { name: 'Route 99' })).toBeNull();
});

test('R2: destination chips narrow the list, and the URL says so', async () => {
  renderRider({ url: '/?route=03' });
  await userEvent.click(await screen.findByRole('button', { name: 'West Transfer Point' }));
  await waitFor(() => {
    expect(within(panel()).queryByRole('button', { name: /University & Park/ })).toBeNull();
  });
  expect(within(panel()).getByRole('button', { name: /Johnson & Park/ })).toBeTruthy();
  expect(window.location.search).toContain('destination=West+Transfer+Point');
});

test('R5: a stop by its ID in the URL opens, also one of no chosen route', async () => {
  renderRider({ url: '/?route=03&stop=0070' });
  expect(await screen.findByRole('heading', { name: 'West Transfer Point' })).toBeTruthy();
});

test('R5: an unknown stop is said to be unknown, and the rest stays', async () => {
  renderRider({ url: '/?route=03&stop=9999' });
  expect(await screen.findByText(en.stop.unknown('9999'))).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }));
  expect(await within(panel()).findByRole('button', { name: /University & Park/ })).toBeTruthy();
});

test('R3: what was searched around a point is listed by distance and said aloud', async () => {
  renderRider({ url: '/?route=03&near=43.0733673,-89.4014633' });
  expect(await screen.findByRole('heading', { name: '4 stops within 500 ft' })).toBeTruthy();
  const found = within(screen.getByRole('region', { name: 'Nearby' })).getAllByRole('button', {
    name: /walk/,
  });
  expect(found[0]?.textContent).toContain('University & Park');
  expect(await screen.findByText('4 stops within 500 ft', { selector: 'output *' })).toBeTruthy();
});

test('R3: a search that finds nothing says so', async () => {
  renderRider({ url: '/?route=03&near=43.2,-89.4&radius=250' });
  expect(
    await screen.findByRole('heading', { name: 'No stop within 250 ft of this point.' }),
  ).toBeTruthy();
});

test('R4: where there is little, it is searched farther away, and how far is said', async () => {
  renderRider({ url: '/?route=03&near=43.0937715,-89.3467281' });
  expect(await screen.findByRole('heading', { name: '1 stop within 1,800 ft' })).toBeTruthy();
  expect(screen.getByText('Searched 1,800 ft, as there is little within 500 ft.')).toBeTruthy();
  expect(await screen.findByText('1 stop within 1,800 ft', { selector: 'output *' })).toBeTruthy();
});

test('R4: a part of the area that fails is said, and the rest is shown', async () => {
  let requests = 0;
  renderRider({
    url: '/?route=03&near=43.0937715,-89.3467281',
    middleware: async (request, service) => {
      if (request.url.includes('getnearbystops') && ++requests === 4)
        throw new TypeError('no answer');
      return service(request);
    },
  });
  expect(
    await screen.findByText('A part of the area could not be loaded: no answer from the service.'),
  ).toBeTruthy();
  expect(await screen.findByRole('heading', { name: '1 stop within 1,800 ft' })).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toContain('could not be searched'),
  );
});

test('R20: back undoes a selection', async () => {
  renderRider({ url: '/?route=03' });
  await userEvent.click(await within(panel()).findByRole('button', { name: /Johnson & Park/ }));
  expect(await screen.findByRole('heading', { name: 'Johnson & Park' })).toBeTruthy();
  window.history.back();
  await waitFor(() => {
    expect(screen.queryByRole('heading', { name: 'Johnson & Park' })).toBeNull();
  });
});

test('R25: stops that fail are named with the reason, and the buses are still there', async () => {
  renderRider({
    url: '/?route=03',
    middleware: async (request, service) =>
      request.url.includes('getstops')
        ? new Response('<!doctype html>', { status: 200 })
        : service(request),
  });
  expect(
    await screen.findByText('Stops of route 03 could not be loaded: the answer made no sense.'),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: /Buses/ }));
  expect(await within(panel()).findAllByRole('button', { name: /Bus \d{3}/ })).not.toEqual([]);
});

test('R25: a retry brings the stops back', async () => {
  let isBroken = true;
  renderRider({
    url: '/?route=03',
    middleware: async (request, service) => {
      if (isBroken && request.url.includes('getstops')) throw new TypeError('fetch failed');
      return service(request);
    },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await userEvent.click(retry);
  expect(await within(panel()).findByRole('button', { name: /University & Park/ })).toBeTruthy();
});

test('R25: a route without stops is empty, which is no failure', async () => {
  renderRider({ url: '/?route=22' });
  expect(await screen.findByText(/This route has no stops/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('R23: the language changes without a reload, in words, names, title and URL, and back', async () => {
  renderRider({ url: '/?route=03' });
  const speaks = async (spoken: Words, language: string) => {
    expect(await screen.findByRole('tab', { name: spoken.page.tabs.stops })).toBeTruthy();
    // The controls of the map, whose words come after the first list's.
    expect(await screen.findByRole('button', { name: spoken.map.layers })).toBeTruthy();
    expect(screen.getByRole('button', { name: spoken.map.zoomIn })).toBeTruthy();
    expect(screen.getByRole('combobox', { name: spoken.searching.label })).toBeTruthy();
    const towards = spoken.stops.towards('East Transfer Point');
    expect(within(panel()).getAllByRole('button', { name: new RegExp(towards) })).toHaveLength(3);
    await waitFor(() => expect(document.documentElement.lang).toBe(language));
    expect(document.title).toBe(spoken.page.title('Smallville'));
  };
  await userEvent.click(await screen.findByRole('button', { name: en.map.layers }));
  await speaks(en, 'en');
  // A page that was loaded anew would have another one.
  const root = document.querySelector('.rider');
  await userEvent.click(screen.getByRole('radio', { name: 'Español' }));
  await speaks(es, 'es');
  expect(screen.queryByRole('button', { name: en.map.zoomIn })).toBeNull();
  expect(window.location.search).toContain('lang=es');
  await userEvent.click(screen.getByRole('radio', { name: 'English' }));
  await speaks(en, 'en');
  expect(window.location.search).toContain('lang=en');
  expect(document.querySelector('.rider')).toBe(root);
});

test('R23: a link in Spanish opens in Spanish', async () => {
  renderRider({ url: '/?route=03&lang=es' });
  expect(await screen.findByRole('tab', { name: 'Paradas' })).toBeTruthy();
});
