import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { Kiosk } from '../../../src/audiences/kiosk/Kiosk.tsx';
import { aVehicle, theSettings } from '../../support/builders.ts';
import { countListeners } from '../../support/page/countListeners.ts';
import { renderRider } from '../../support/page/render-rider.tsx';

test('A29: after more polls a board has as many elements, listeners and sources as before', async () => {
  const listeners = countListeners();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // A bus that moves: without movement the board would say after a while that the feed is frozen.
  let answers = 0;
  const { requests } = renderRider({
    audience: Kiosk,
    source: {
      vehicles: async () => {
        answers += 1;
        return [aVehicle({ lat: 43.07 + (answers % 50) * 0.0001 })];
      },
    },
    url: '/?view=kiosk&route=03&nightly=0',
    settings: { polling: { ...theSettings().polling, vehiclesSeconds: 2, lotsSeconds: 5 } },
  });
  await screen.findByRole('heading', { level: 1 });
  // Its code loads later than the lists'.
  await waitFor(() => expect(document.querySelector('[data-map-state]')).not.toBeNull());
  /** The least of each while all pages are shown: they differ in length, and a notice may come and go. */
  const measure = async () => {
    const least = { elements: Infinity, listeners: Infinity, sources: Infinity };
    for (let nth = 0; nth < 14; nth += 1) {
      await act(() => vi.advanceTimersByTimeAsync(2_000));
      const { sources = {} } = window.curbsideHealth?.() ?? {};
      least.elements = Math.min(least.elements, document.querySelectorAll('*').length);
      least.listeners = Math.min(least.listeners, listeners());
      least.sources = Math.min(least.sources, Object.keys(sources).length);
    }
    return least;
  };
  await measure();
  const before = await measure();
  const polled = requests.length;
  const after = await measure();
  expect(requests.length - polled).toBeGreaterThan(15);
  expect(after.sources).toBe(before.sources);
  for (const what of ['elements', 'listeners'] as const) {
    expect(before[what]).toBeGreaterThan(0);
    expect(Math.abs(after[what] - before[what]) / before[what]).toBeLessThanOrEqual(0.05);
  }
});
