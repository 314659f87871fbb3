import { expect, test } from 'vitest';

import { createDemoCity } from '../../../src/service/sources/demo/createDemoCity.ts';
import {
  compareReminders,
  replayReminders,
  someReminders,
} from '../../support/push/replayReminders.ts';

const MINUTE = 60_000;

test('K3: reminders of a closed page come when an open page says them, once, and a restart loses none', async () => {
  const source = createDemoCity({ seed: 1 });
  const from = Date.parse('2026-11-20T18:00:00Z');
  const until = from + 8 * MINUTE;
  const all = [...new Set((await source.stops.read(null, from)).value.map(({ stopID }) => stopID))];
  const stopIDs = all.filter((_, index) => index % 60 === 0);
  const reminders = await someReminders(source, stopIDs, 120, from);
  const restartAt = from + 4 * MINUTE;
  const timeZone = 'America/Chicago';
  const options = { source, reminders, from, until, restartAt, timeZone };
  const { count, mostLate, ...faults } = compareReminders(await replayReminders(options), until);
  expect(faults).toEqual({ twice: [], neverSaid: [], missing: [], late: 0, early: 0 });
  expect(mostLate).toBeLessThanOrEqual(15);
  expect(count).toBeGreaterThan(20);
});
