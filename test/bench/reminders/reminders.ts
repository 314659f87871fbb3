import type { Reminder } from '../../../src/contract/reminders.ts';
import { createReminderScheduler } from '../../../src/server/reminders/createReminderScheduler.ts';
import { jobOf, ReminderStore } from '../../../src/server/reminders/ReminderStore.ts';
import { hasRecordedDay, openRecordedDay } from '../../support/push/openRecordedDay.ts';
import { aBrowser } from '../../support/push/push-service.ts';
import { someReminders } from '../../support/push/replayReminders.ts';
import { inShort } from '../short.ts';
import { figure, table } from '../table.ts';

const REMINDERS = inShort(200, 10_000);
const SECONDS = inShort(60, 1800);
/** Both in seconds. */
const PASS_EVERY = 5;
const MILLISECONDS = 1000;

type Choose = (all: readonly Reminder[], stopIDs: readonly string[]) => readonly Reminder[];

const isOfBus = ({ tripID }: Reminder) => tripID !== undefined;
const many = (some: readonly Reminder[], count: number): Reminder[] =>
  Array.from({ length: count }, (_, index) => some[index % some.length]).flatMap(
    (one) => one ?? [],
  );
const notices = (stopIDs: readonly string[], count: number): Reminder[] =>
  many(
    stopIDs.map((stopID) => ({ kind: 'notice', stopID })),
    count,
  );

const MIXES: Readonly<Record<string, Choose>> = {
  'of single buses': (all) => many(all.filter(isOfBus), REMINDERS),
  'of lines': (all) =>
    many(
      all.filter((one) => !isOfBus(one)),
      REMINDERS,
    ),
  'six buses, one line, three notices': (all, stopIDs) => [
    ...many(all.filter(isOfBus), 0.6 * REMINDERS),
    ...many(
      all.filter((one) => !isOfBus(one)),
      0.1 * REMINDERS,
    ),
    ...notices(stopIDs, 0.3 * REMINDERS),
  ],
};

/** What the server spends on reminders while the buses of a recorded day run (K3). */
async function measure(name: string, choose: Choose): Promise<string[]> {
  const { source, onSecond, from, timeZone, stopIDs } = await openRecordedDay();
  const store = new ReminderStore();
  const chosen = choose(await someReminders(source, stopIDs, 3 * REMINDERS, from), stopIDs);
  for (const [index, reminder] of chosen.entries())
    store.add(aBrowser(String(index)).subscription, reminder, [], from);
  let now = from;
  const scheduler = createReminderScheduler({
    source,
    store,
    send: async () => ({ result: 'sent', retryAfter: 0 }),
    clock: () => now,
    liveFor: () => 120_000,
    timeZone: () => timeZone,
    onChange: () => {},
  });
  let used = 0;
  for (let second = 0; second < SECONDS; second += PASS_EVERY) {
    now = from + second * MILLISECONDS;
    onSecond(now);
    const before = process.cpuUsage();
    await scheduler.pass(now);
    await scheduler.idle();
    const { user, system } = process.cpuUsage(before);
    used += (user + system) / 1e6;
  }
  const jobs = new Set(chosen.map(jobOf)).size;
  const share = `${figure((100 * used) / SECONDS, 2)} %`;
  return [name, figure(chosen.length), figure(jobs), figure(scheduler.counts.sent), share];
}

export async function benchReminders(): Promise<string> {
  if (!hasRecordedDay) return 'reminders: needs the recorded day in ../shared/times/washington\n';
  const rows = [['reminders', 'number', 'stops and trips', 'sent', 'of a core']];
  for (const [name, choose] of Object.entries(MIXES)) rows.push(await measure(name, choose));
  return table(`Reminders over ${figure(SECONDS / 60)} minutes (limit 1 % of a core)`, rows);
}
