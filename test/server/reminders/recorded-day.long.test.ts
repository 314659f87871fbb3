import { expect, test } from 'vitest';

import { hasRecordedDay, openRecordedDay } from '../../support/push/openRecordedDay.ts';
import {
  compareReminders,
  replayReminders,
  someReminders,
} from '../../support/push/replayReminders.ts';

const HOUR = 3_600_000;
const REMINDERS = 1000;

test.skipIf(!hasRecordedDay)(
  `K3: of 1,000 reminders on a recorded day none is late, comes twice or is about a bus that the page would not name${hasRecordedDay ? '' : ' (needs ../shared)'}`,
  async () => {
    const { source, stopIDs: all, from, until, timeZone, onSecond } = await openRecordedDay();
    expect(until - from).toBeGreaterThan(4 * HOUR);
    const stopIDs = all.filter((_, index) => index % 9 === 0);
    const reminders = await someReminders(source, stopIDs, REMINDERS, from);
    const restartAt = from + 2 * HOUR;
    const options = { source, reminders, from, until, restartAt, timeZone, onSecond };
    const { count, mostLate, ...faults } = compareReminders(await replayReminders(options), until);
    expect(faults).toEqual({ twice: [], neverSaid: [], missing: [], late: 0, early: 0 });
    expect(mostLate).toBeLessThanOrEqual(15);
    expect(count).toBeGreaterThan(REMINDERS);
  },
  900_000,
);
