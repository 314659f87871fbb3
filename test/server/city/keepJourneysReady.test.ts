import { expect, onTestFinished, test, vi } from 'vitest';

import { keepJourneysReady } from '../../../src/server/city/keepJourneysReady.ts';
import type { LogEntry } from '../../../src/server/log.ts';
import { NOON } from '../../support/cities/small-source.ts';
import { supply } from '../../support/cities/supply.ts';
import { timesOf } from '../../support/times/departures.ts';

vi.mock('../../../src/transit/journeys/prepareJourneys.ts', () => ({
  prepareSteps: () => {
    throw new Error('no way');
  },
}));

test('J10: what can’t be prepared is tried once for each timetable and hour, and logged once', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const settings = {
    walking: { metresPerMinute: 75, parkAndRideFeet: 1500 },
    journeys: { changeSeconds: 60 },
  };
  let now = NOON;
  const log: LogEntry[] = [];
  const stop = keepJourneysReady({
    times: () => ({ ...timesOf(() => []), journeys: supply(async () => []) }),
    settings: () => settings,
    clock: () => now,
    log: (entry) => log.push(entry),
  });
  onTestFinished(stop);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(log.map(({ event }) => event)).toEqual(['journeys not prepared']);
  now += 3_600_000;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(log).toHaveLength(2);
});
