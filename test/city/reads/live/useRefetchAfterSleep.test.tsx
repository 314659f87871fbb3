import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import {
  CLOCK_KEY,
  LOTS_KEY,
  stopsKey,
  vehiclesKey,
} from '../../../../src/api/queries/query-keys.ts';
import { useRefetchAfterSleep } from '../../../../src/city/reads/live/useRefetchAfterSleep.ts';

const HOUR = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 18) }));
/** Renders a page that reads each key once; returns the keys it reads afterwards. */
async function aPage(inBackground?: boolean): Promise<string[]> {
  const reads: string[] = [];
  function Reads() {
    const query = (name: string, queryKey: readonly string[]) => ({
      queryKey,
      queryFn: () => reads.push(name),
      staleTime: Number.POSITIVE_INFINITY,
    });
    useQuery(query('clock', CLOCK_KEY));
    useQuery(query('vehicles', vehiclesKey('03')));
    useQuery(query('parking', LOTS_KEY));
    useQuery(query('stops', stopsKey('03')));
    useRefetchAfterSleep(inBackground);
    return null;
  }
  const client = new QueryClient();
  render(<Reads />, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  await seconds(2);
  reads.length = 0;
  return reads;
}

const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));
const jump = (by: number) => vi.setSystemTime(Date.now() + by);

test.each([
  ['slept for an hour', HOUR],
  ['was set back an hour', -HOUR],
])('A19: a device that %s refetches all live data at once, and only once', async (_, by) => {
  const reads = await aPage();
  await seconds(60);
  expect(reads).toEqual([]);
  jump(by);
  await seconds(1);
  expect(reads.toSorted()).toEqual(['clock', 'parking', 'vehicles']);
  await seconds(60);
  expect(reads).toHaveLength(3);
});

test('A19: a clock that is corrected by seconds causes no refetch', async () => {
  const reads = await aPage();
  for (let step = 0; step < 20; step++) {
    jump(step % 2 === 0 ? 20_000 : -20_000);
    await seconds(1);
  }
  expect(reads).toEqual([]);
});

test('R9, A13: a hidden page refetches when it is visible again, a display at once', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const [rider, display] = [await aPage(), await aPage(true)];
  jump(HOUR);
  await seconds(5);
  expect([rider.length, display.length]).toEqual([0, 3]);
  hidden.mockReturnValue(false);
  await seconds(1);
  expect([rider.length, display.length]).toEqual([3, 3]);
});
