import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import type { Words } from '../../../src/lib/words/wordsOf.ts';
import { recordAnnouncements } from '../../support/page/recordAnnouncements.ts';
import { renderRider } from '../../support/page/render-rider.tsx';
import { ANY, DIGITS, like } from '../../support/phrases.ts';
import { en, es } from '../../support/words/catalogs.ts';

const FOUND = en.nearby.found(4, '4', '500 ft');

const panel = () => screen.getByRole('tabpanel');

test('R1: several routes are shown at once, each requested once', async () => {
  const { requests } = renderRider({ url: '/?route=03' });
  await within(panel()).findByRole('button', { name: /University & Park/ });
  await userEvent.click(
    await screen.findByRole('button', { name: en.routes.name('07', 'Lakeside') }),
  );
  expect(
    await within(panel()).findByText('West Transfer Point', { selector: '.stop-list__name > bdi' }),
  ).toBeTruthy();
  expect(window.location.search).toBe('?route=03,07');
  const stops = requests.filter((url) => url.includes('getstops'));
  expect(new Set(stops).size).toBe(stops.length);
});

test('R1: a URL can open a route that is not in the settings', async () => {
  renderRider({ url: '/?route=07', settings: { routes: [] } });
  expect(await within(panel()).findByText('West Transfer Point')).toBeTruthy();
});

test('R1: a route that is not in the settings has a chip that turns it off', async () => {
  renderRider({ url: '/?route=99,03' });
  const chip = await screen.findByRole('button', { name: en.routes.unnamed('99') });
  expect(chip.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(chip);
  expect(window.location.search).toBe('?route=03');
  expect(screen.queryByRole('button', { name: en.routes.unnamed('99') })).toBeNull();
});

test('R5: the page says that a stop is unknown, and the list stays', async () => {
  renderRider({ url: '/?route=03&stop=9999' });
  expect(await screen.findByText(en.stops.unknown('9999'))).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: en.page.back }));
  expect(await within(panel()).findByRole('button', { name: /University & Park/ })).toBeTruthy();
});

test('R3: stops near a point are listed by distance, and their count is announced', async () => {
  const heard = recordAnnouncements();
  renderRider({ url: '/?route=03&near=43.0733673,-89.4014633' });
  expect(await screen.findByRole('heading', { name: FOUND })).toBeTruthy();
  const nearby = within(screen.getByRole('region', { name: en.nearby.heading }));
  const [first, second] = nearby.getAllByRole('listitem');
  expect(first?.textContent).toMatch(/^University & Park.*30 ft$/);
  expect(second?.textContent).toMatch(like(en.nearby.walk(`${DIGITS} ft`, ANY)));
  await waitFor(() => expect(heard).toContain(FOUND));
});

test('R4: the page says that the search failed, and tries again', async () => {
  let isDown = true;
  renderRider({
    url: '/?route=03&near=43.0733673,-89.4014633',
    middleware: async (request, service) => {
      if (isDown && request.url.includes('getnearbystops')) throw new TypeError('no answer');
      return service(request);
    },
  });
  expect(
    await screen.findByText(en.failures.part(en.nearby.part, en.failures.unreachable)),
  ).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: en.page.retry }));
  expect(await screen.findByRole('heading', { name: FOUND })).toBeTruthy();
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

test('R25: the page says why stops failed to load, and the buses are still shown', async () => {
  renderRider({
    url: '/?route=03',
    middleware: async (request, service) =>
      request.url.includes('getstops')
        ? new Response('<!doctype html>', { status: 200 })
        : service(request),
  });
  expect(
    await screen.findByText(en.failures.part(en.stops.ofRoute('03'), en.failures.malformed)),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: en.page.tabs.vehicles }));
  expect(
    await within(panel()).findAllByRole('button', { name: like(en.vehicles.vehicleID(DIGITS)) }),
  ).not.toEqual([]);
});

test('R25: a route without stops is shown as empty, not as failed', async () => {
  renderRider({ url: '/?route=22' });
  expect(await screen.findByText(like(en.lists.noStops))).toBeTruthy();
  expect(screen.queryByRole('button', { name: en.page.retry })).toBeNull();
});

test('R23: the language changes without a reload, in words, names, title and URL, and back', async () => {
  renderRider({ url: '/?route=03' });
  const expectLanguage = async (expected: Words, language: string) => {
    expect(await screen.findByRole('tab', { name: expected.page.tabs.stops })).toBeTruthy();
    // The map's controls load after the first list.
    expect(await screen.findByRole('button', { name: expected.map.layers })).toBeTruthy();
    expect(screen.getByRole('button', { name: expected.map.zoomIn })).toBeTruthy();
    expect(screen.getByRole('combobox', { name: expected.search.label })).toBeTruthy();
    const towardEast = expected.stops.toward('East Transfer Point');
    expect(within(panel()).getAllByRole('button', { name: like(towardEast) })).toHaveLength(3);
    await waitFor(() => expect(document.documentElement.lang).toBe(language));
    expect(document.title).toBe(expected.page.title('Smallville'));
  };
  await userEvent.click(await screen.findByRole('button', { name: en.menu.heading }));
  // Its code loads with the first press.
  await screen.findByText(en.menu.theme);
  await expectLanguage(en, 'en');
  // A reload would replace this element.
  const root = document.querySelector('.rider');
  await userEvent.click(screen.getByRole('radio', { name: 'Español' }));
  await expectLanguage(es, 'es');
  expect(screen.queryByRole('button', { name: en.map.zoomIn })).toBeNull();
  expect(window.location.search).toContain('lang=es');
  await userEvent.click(screen.getByRole('radio', { name: 'English' }));
  await expectLanguage(en, 'en');
  expect(window.location.search).toContain('lang=en');
  expect(document.querySelector('.rider')).toBe(root);
});
