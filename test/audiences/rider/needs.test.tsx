// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { aVehicle } from '../../support/builders.ts';
import { renderRider } from '../../support/render-rider.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const source = {
  vehicles: async (routeID: string) =>
    routeID === '03'
      ? [aVehicle({ wheelChairLift: true }), aVehicle({ vehicleID: '943', wheelChairLift: false })]
      : [],
};
const isBack = (row: HTMLElement) => row.closest('.vehicle-list__row--dimmed') !== null;

test('R15: what is needed is in the URL, is counted, and the other buses stand back', async () => {
  renderRider({ url: '/?route=03&panel=buses', source });
  const panel = within(screen.getByRole('tabpanel'));
  const [first, other] = [
    await panel.findByRole('button', { name: /Bus 007/ }),
    await panel.findByRole('button', { name: /Bus 943/ }),
  ];
  expect([first, other].map(isBack)).toEqual([false, false]);
  await userEvent.click(panel.getByRole('button', { name: 'Wheelchair lift' }));
  expect(window.location.search).toContain('needs=lift');
  expect(panel.getByText('1 of 2 buses matches.')).toBeTruthy();
  expect([first, other].map(isBack)).toEqual([false, true]);
});

test('R15: a link with needs opens with them', async () => {
  renderRider({ url: '/?route=03&panel=buses&needs=lift', source });
  const chip = await screen.findByRole('button', { name: 'Wheelchair lift' });
  expect(chip.getAttribute('aria-pressed')).toBe('true');
  expect(await screen.findByText('1 of 2 buses matches.', { selector: 'p' })).toBeTruthy();
});
