// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { renderRider } from '../../support/render-rider.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const panel = () => screen.getByRole('tabpanel');
const noVehicles = { vehicles: async () => [] };
const line = (name: RegExp) => screen.findByRole('button', { name });

test.each(['stops', 'parking', 'events'])(
  'R11, R21: on the tab of %s it is seen and heard that there are no buses now',
  async (tab) => {
    renderRider({ url: `/?route=03,07&panel=${tab}`, source: noVehicles });
    expect(await line(/^Routes 03 and 07: no buses now$/)).toBeTruthy();
    // Said right after it is seen: on a busy machine not at once.
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toContain(
        'Route 03, Crosstown: no buses now.',
      ),
    );
  },
);

test('R11, R21: it is seen since when buses are not reachable, and the tab of buses says more', async () => {
  renderRider({
    url: '/?route=03',
    middleware: async (request, service) => {
      if (request.url.includes('getvehicles')) throw new TypeError('Failed to fetch');
      return service(request);
    },
  });
  await userEvent.click(await line(/^Route 03: buses not reachable since \d/));
  expect(await within(panel()).findByText(/^Not reachable since/)).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Buses' }).ariaSelected).toBe('true');
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: /buses not reachable/ })).toBeNull();
  });
});

test('R11, R21: beside a stop’s card it is seen though the tab is that of buses', async () => {
  renderRider({ url: '/?route=03&panel=buses&stop=0100', source: noVehicles });
  expect(await screen.findByRole('heading', { name: 'University & Park' })).toBeTruthy();
  expect(await line(/^Route 03: no buses now$/)).toBeTruthy();
});

test('R11: live buses need no line', async () => {
  renderRider({ url: '/?route=03' });
  await waitFor(() => {
    expect(screen.getByRole('status').textContent).toContain('2 buses, live');
  });
  expect(screen.queryByRole('button', { name: /^Route 03: / })).toBeNull();
});
