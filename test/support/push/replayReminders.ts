import { departureOf, departureRows } from '../../../src/contract/departures/departureRows.ts';
import type { Reminder } from '../../../src/contract/reminders.ts';
import { timeAlert } from '../../../src/features/times/alerts/timeAlert.ts';
import { groupBy } from '../../../src/lib/groupBy.ts';
import type { PushMessage } from '../../../src/lib/push/PushMessage.ts';
import type { SendPush } from '../../../src/server/reminders/createPushSender.ts';
import { createReminderScheduler } from '../../../src/server/reminders/createReminderScheduler.ts';
import { jobOf, ReminderStore } from '../../../src/server/reminders/ReminderStore.ts';
import { isClosedFor } from '../../../src/service/operations/alerts/closedStops.ts';
import type { Source } from '../../../src/service/Source.ts';
import { language } from '../departure-rows.ts';
import { aBrowser } from './push-service.ts';

const SECOND = 1_000;
const MINUTE = 60_000;
/** How often an open page looks, in milliseconds. */
const PAGE_TICK = 5 * SECOND;
const LIVE_FOR = 120_000;

/** When a reminder told of a bus, or an open page would have, by the index of the reminder and the bus. */
type Told = Map<string, number[]>;

const note = (told: Told, index: number, bus: string, at: number) => {
  const key = `${index} ${bus}`;
  told.set(key, [...(told.get(key) ?? []), at]);
};

interface ReplayOptions {
  readonly source: Source;
  readonly reminders: readonly Reminder[];
  readonly from: number;
  readonly until: number;
  /** The server stops and starts again with what it has stored. */
  readonly restartAt: number;
  readonly timeZone: string;
  /** Called each second, for cities whose messages were recorded. */
  readonly onSecond?: (now: number) => void;
}

/**
 * Sets reminders on a server and looks at the same city as open pages do, by the page's own code.
 *
 * @returns when each told of which bus, and the seconds that the server took
 */
export async function replayReminders(options: ReplayOptions) {
  const { source, reminders, from, until, restartAt, timeZone, onSecond = () => {} } = options;
  const browsers = reminders.map((_, index) => aBrowser(String(index)).subscription);
  const sent: Told = new Map();
  const said: Told = new Map();
  let now = from;
  const send: SendPush = async ({ endpoint }, { payload }) => {
    const message: PushMessage = JSON.parse(payload);
    note(sent, Number(endpoint.split('/').at(-1)), message.key, now);
    return { result: 'sent', retryAfter: 0 };
  };
  const serve = (store: ReminderStore) => ({
    store,
    ...createReminderScheduler({
      source,
      store,
      send,
      clock: () => now,
      liveFor: () => LIVE_FOR,
      timeZone: () => timeZone,
      onChange: () => {},
    }),
  });
  let server = serve(new ReminderStore());
  for (const [index, reminder] of reminders.entries()) {
    const browser = browsers[index];
    if (browser !== undefined) server.store.add(browser, reminder, [], from);
  }

  async function sayStop(stopID: string, own: readonly (readonly [number, Reminder])[]) {
    const read = await source.times?.arrivals.read({ stopID, minutes: 90 }, now);
    if (!read?.value) return;
    const alerts = (await source.alerts?.read(null, now).catch(() => undefined))?.value ?? [];
    const arrivals = read.value.arrivals.map((arrival) =>
      ['running', 'added'].includes(arrival.state) && isClosedFor(alerts, stopID, arrival)
        ? { ...arrival, state: 'skipped' as const }
        : arrival,
    );
    const feed = { arrivals, updatedAt: read.value.updatedAt ?? undefined };
    const clock = { now, liveFor: LIVE_FOR };
    const rows = departureRows(feed, clock);
    const isFresh = feed.updatedAt !== undefined && now - feed.updatedAt <= LIVE_FOR;
    for (const [index, { tripID, routeID = '', destination = null, minutes = 0, kind }] of own) {
      if (tripID === undefined) {
        const time = { routeID, before: String(minutes) };
        const input = { time, destination, stop: undefined, location: null, metresPerMinute: 80 };
        const { due } = timeAlert({ ...input, read: undefined, rows, now }, language);
        for (const { key } of due) note(said, index, key.split(' ')[0] ?? '', now);
        continue;
      }
      const bus = arrivals.find((arrival) => arrival.tripID === tripID);
      const departure = bus === undefined ? null : departureOf(bus, isFresh, clock);
      if (departure === null) continue;
      const left = Math.max(0, Math.floor((departure.at - now) / MINUTE));
      const isInTime = kind === 'leave' ? left >= minutes && left <= minutes + 1 : left <= minutes;
      if (isInTime) note(said, index, tripID, now);
    }
  }

  async function sayTrip(tripID: string, own: readonly (readonly [number, Reminder])[]) {
    const trip = (await source.times?.trip?.read({ tripID }, now))?.value;
    const next = trip?.stops.find(({ passed, state }) => !passed && state !== 'skipped');
    if (!trip || next === undefined || trip.vehicleID === '' || next.basis === 'scheduled') return;
    for (const [index, { stopID }] of own)
      if (next.stopID === stopID && trip.state !== 'canceled') note(said, index, tripID, now);
  }

  const byJob = groupBy([...reminders.entries()], ([, reminder]) => jobOf(reminder));
  let serverTime = 0;
  for (; now < until; now += SECOND) {
    onSecond(now);
    if (now === restartAt) {
      const store = new ReminderStore();
      for (const line of server.store.lines()) store.readLine(line);
      server = serve(store);
    }
    // The server's passes and a page's clock have the same steps.
    if (now % PAGE_TICK !== 0) continue;
    const start = performance.now();
    await server.pass(now);
    serverTime += performance.now() - start;
    await server.idle();
    for (const [job, own] of byJob) {
      const id = job.slice(job.indexOf(' ') + 1);
      await (job.startsWith('stop ') ? sayStop(id, own) : sayTrip(id, own));
    }
  }
  return { sent, said, serverSeconds: serverTime / SECOND };
}

/** How the server's reminders differ from what an open page says. */
export function compareReminders(
  { sent, said }: Pick<Awaited<ReturnType<typeof replayReminders>>, 'sent' | 'said'>,
  until: number,
) {
  const latest = 15 * SECOND;
  const first = (times: readonly number[] | undefined) => times?.[0] ?? Number.NaN;
  const lateness = [...sent].map(([key, times]) => first(times) - first(said.get(key)));
  return {
    count: sent.size,
    twice: [...sent].filter(([, times]) => times.length > 1).map(([key]) => key),
    neverSaid: [...sent.keys()].filter((key) => !said.has(key)),
    missing: [...said].filter(
      ([key, times]) => !sent.has(key) && first(times) < until - latest && times.length > 2,
    ),
    late: lateness.filter((by) => by > latest).length,
    early: lateness.filter((by) => by < -PAGE_TICK).length,
    mostLate: Math.max(...lateness) / SECOND,
  };
}

/** Reminders of buses and lines at some stops of a city, the same ones each time. */
export async function someReminders(
  source: Source,
  stopIDs: readonly string[],
  count: number,
  now: number,
): Promise<Reminder[]> {
  const boards = await Promise.all(
    stopIDs.map(async (stopID) => {
      const read = await source.times?.arrivals.read({ stopID, minutes: 1440 }, now);
      return { stopID, arrivals: read?.value?.arrivals ?? [] };
    }),
  );
  const served = boards.filter(({ arrivals }) => arrivals.length > 0);
  return Array.from({ length: count }, (_, index): Reminder => {
    const { stopID = '', arrivals = [] } = served[index % served.length] ?? {};
    const round = Math.floor(index / served.length);
    const bus = arrivals[(round * 7 + index) % Math.max(1, arrivals.length)];
    const { tripID = '', routeID = '', destination = '' } = bus ?? {};
    const minutes = 2 + ((index * 5) % 19);
    if (index % 10 === 0) return { kind: 'next', stopID, tripID };
    if (index % 10 < 3) return { kind: 'before', stopID, routeID, destination, minutes };
    if (index % 10 < 4) return { kind: 'leave', stopID, tripID, minutes };
    return { kind: 'before', stopID, tripID, minutes };
  });
}
