import { expect, onTestFinished, test, vi } from 'vitest';

import { nextTurn } from '../../../src/lib/nextTurn.ts';
import { keepJourneysReady } from '../../../src/server/city/keepJourneysReady.ts';
import type { LogEntry } from '../../../src/server/log.ts';
import { NOON } from '../../support/cities/small-source.ts';
import { supply } from '../../support/cities/supply.ts';
import { eventually } from '../../support/eventually.ts';
import { WAY_SETTINGS } from '../../support/journeys/way-settings.ts';
import { timesOf } from '../../support/times/departures.ts';
import { openSmallLiveCity } from '../../support/times/small-live-city.ts';

test('J10: what can’t be prepared is tried once for each timetable and hour, and logged once', async () => {
  const part = (await openSmallLiveCity()).agency.journeys();
  if (part === null) throw new Error('the city has no timetable');
  const broken: typeof part = {
    ...part,
    city: {
      ...part.city,
      lanesOn() {
        throw new Error('no lanes');
      },
    },
  };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  let now = NOON;
  const log: LogEntry[] = [];
  const stop = keepJourneysReady({
    times: () => ({ ...timesOf(() => []), journeys: supply(async () => [broken]) }),
    settings: () => WAY_SETTINGS,
    clock: () => now,
    log: (entry) => log.push(entry),
  });
  onTestFinished(stop);
  const look = async () => {
    await vi.advanceTimersByTimeAsync(5_000);
    for (let turn = 0; turn < 50; turn += 1) await nextTurn();
  };
  await eventually(() => expect(log).toHaveLength(1));
  for (let times = 0; times < 5; times += 1) await look();
  expect(log.map(({ event }) => event)).toEqual(['journeys not prepared']);
  now += 3_600_000;
  await look();
  await eventually(() => expect(log).toHaveLength(2));
});
