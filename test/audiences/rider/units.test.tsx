import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { renderRider } from '../../support/page/render-rider.tsx';
import { DIGITS, like } from '../../support/phrases.ts';
import { timesOf } from '../../support/times/departures.ts';
import { en } from '../../support/words/catalogs.ts';

const NEAR = 'near=43.0733673,-89.4014633';
const IN_METERS = like(`${DIGITS} m`);
const nearby = () => within(screen.getByRole('region', { name: en.nearby.heading }));

test('R23: a page in meters shows every distance in meters', async () => {
  renderRider({ url: `/?route=03&units=metres&${NEAR}` });
  expect(
    await screen.findByRole('heading', { name: en.nearby.found(4, '4', '150 m') }),
  ).toBeTruthy();
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('150 m');
  const rows = nearby().getAllByRole('listitem');
  expect(rows.map((row) => IN_METERS.test(row.textContent))).toEqual(rows.map(() => true));
  expect(document.body.textContent).not.toMatch(/\d ft/);
});

test('R18, R23: a lot’s card in meters shows the stops within a walk in meters', async () => {
  renderRider({ url: '/?route=03&units=metres&panel=parking' });
  await userEvent.click(await screen.findByRole('button', { name: /Grainger Hall Garage/ }));
  expect(await screen.findByRole('heading', { name: en.parkAndRide.stops('400 m') })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/\d ft/);
});

test('R20, R23: unknown units in a link are ignored, and the city’s are used', async () => {
  renderRider({ url: `/?route=03&units=furlongs&${NEAR}` });
  expect(
    await screen.findByRole('heading', { name: en.nearby.found(4, '4', '500 ft') }),
  ).toBeTruthy();
});

test('R23: the menu changes the units, and back to the city’s', async () => {
  renderRider({ url: `/?route=03&${NEAR}`, settings: { units: 'metres' } });
  expect(
    await screen.findByRole('heading', { name: en.nearby.found(4, '4', '150 m') }),
  ).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: en.menu.heading }));
  // Its code loads with the first press.
  await screen.findByText(en.menu.units.heading);
  await userEvent.click(screen.getByRole('radio', { name: en.menu.units.feet }));
  expect(
    await screen.findByRole('heading', { name: en.nearby.found(4, '4', '500 ft') }),
  ).toBeTruthy();
  expect(window.location.search).toContain('units=feet');
  await userEvent.click(screen.getByRole('radio', { name: en.menu.units.city('Smallville') }));
  expect(
    await screen.findByRole('heading', { name: en.nearby.found(4, '4', '150 m') }),
  ).toBeTruthy();
  expect(window.location.search).not.toContain('units=');
});

test('Q2, R23: without a radius the list says how far it has looked, and with one that', async () => {
  const near = (radius: string) =>
    renderRider({
      url: `/?route=03&units=metres&${NEAR}${radius}`,
      source: { times: timesOf(() => [], null) },
    });
  const shown = async () => (await screen.findByRole('slider')).getAttribute('aria-valuetext');
  near('');
  await waitFor(async () => expect(await shown()).toBe('2 km'));
  cleanup();
  near('&radius=300');
  expect(await shown()).toBe('90 m');
});
