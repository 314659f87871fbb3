// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { renderRider } from '../../support/render-rider.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const NEAR = 'near=43.0733673,-89.4014633';
const nearby = () => within(screen.getByRole('region', { name: 'Nearby' }));

test('R23: a page in metres tells every distance in metres', async () => {
  renderRider({ url: `/?route=03&units=metres&${NEAR}` });
  expect(await screen.findByRole('heading', { name: '4 stops within 150 m' })).toBeTruthy();
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('150 m');
  const rows = nearby().getAllByRole('button', { name: /walk/ });
  expect(rows.map((row) => /\d+ m, \d+ min walk/.test(row.textContent))).toEqual(
    rows.map(() => true),
  );
  expect(document.body.textContent).not.toMatch(/\d ft/);
});

test('R18, R23: so does the card of a lot, of the stops within a walk', async () => {
  renderRider({ url: '/?route=03&units=metres&panel=parking' });
  await userEvent.click(await screen.findByRole('button', { name: /Grainger Hall Garage/ }));
  expect(await screen.findByRole('heading', { name: 'Stops within a walk (400 m)' })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/\d ft/);
});

test('R20, R23: units that there are not are dropped, and the city’s are told', async () => {
  renderRider({ url: `/?route=03&units=furlongs&${NEAR}` });
  expect(await screen.findByRole('heading', { name: '4 stops within 500 ft' })).toBeTruthy();
});

test('R23: distances are chosen in the menu, and given back to the city', async () => {
  renderRider({ url: `/?route=03&${NEAR}`, settings: { units: 'metres' } });
  expect(await screen.findByRole('heading', { name: '4 stops within 150 m' })).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Layers and legend' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Feet and miles' }));
  expect(await screen.findByRole('heading', { name: '4 stops within 500 ft' })).toBeTruthy();
  expect(window.location.search).toContain('units=feet');
  await userEvent.click(screen.getByRole('radio', { name: 'As usual in Smallville' }));
  expect(await screen.findByRole('heading', { name: '4 stops within 150 m' })).toBeTruthy();
  expect(window.location.search).not.toContain('units=');
});
