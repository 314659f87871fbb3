import { cleanup, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { Kiosk } from '../../../../src/audiences/kiosk/Kiosk.tsx';
import { eventually } from '../../../support/eventually.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';

/** 19:59 in Chicago. */
const EVENING = Date.UTC(2026, 10, 21, 1, 59);

async function openAt(now: number, parameters = '') {
  const requests: string[] = [];
  vi.stubGlobal('navigator', {
    language: 'en',
    wakeLock: {
      request: async (type: string) => {
        requests.push(type);
        return { release: async () => {} };
      },
    },
  });
  vi.useFakeTimers({ now, shouldAdvanceTime: true });
  renderRider({ audience: Kiosk, url: `/?view=kiosk&panels=lots${parameters}` });
  await screen.findByRole('heading', { level: 1 });
  const theme = () => document.documentElement.dataset['theme'];
  const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * 60_000);
  return { theme, pass, requests };
}

test('A41: the display is dark from 20:00 to 6:00 in the city, and by day as its device is', async () => {
  const { theme, pass } = await openAt(EVENING);
  expect(theme()).not.toBe('dark');
  await pass(1.1);
  await eventually(() => expect(theme()).toBe('dark'));
});

test('A41: the theme in the URL stays at night', async () => {
  const { theme } = await openAt(EVENING + 3_600_000, '&theme=light');
  expect(theme()).toBe('light');
});

test('A38: the display keeps the screen awake, unless the URL has wake=0', async () => {
  const { requests } = await openAt(EVENING);
  expect(requests).toContain('screen');
  cleanup();
  const other = await openAt(EVENING, '&wake=0');
  expect(other.requests).toEqual([]);
});
