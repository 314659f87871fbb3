import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { CLOCK_KEY } from '../../../../src/api/queries/query-keys.ts';
import { Clock } from '../../../../src/audiences/kiosk/clock/Clock.tsx';
import { render } from '../../../support/page/render.tsx';

const NOON = Date.UTC(2026, 10, 20, 18);

/** Shows the clock of a device whose own is at `now`, with the measured offsets. */
function clockOf(now: number, offsets: readonly number[]) {
  vi.useFakeTimers({ now });
  const client = new QueryClient();
  client.setQueryData(CLOCK_KEY, { ahead: 0, offsets });
  render(
    <QueryClientProvider client={client}>
      <Clock />
    </QueryClientProvider>,
  );
  return screen.queryByRole('time')?.textContent;
}

test('A19: the clock is right although the device’s is 3 hours ahead', () => {
  expect(clockOf(NOON + 3 * 3_600_000, [-3 * 3_600_000])).toBe('12:00 PM');
});

test('A20: a device whose clock starts in 1970 shows no clock until the server has corrected it', () => {
  expect(clockOf(0, [])).toBeUndefined();
  cleanup();
  expect(clockOf(0, [NOON])).toBe('12:00 PM');
});

test('A4: an hour of one digit takes the space of two', () => {
  clockOf(NOON - 3 * 3_600_000, [0]);
  expect(screen.getByRole('time').dataset).toMatchObject({ digits: '1' });
  cleanup();
  clockOf(NOON, [0]);
  expect(screen.getByRole('time').dataset).toMatchObject({ digits: '2' });
});
