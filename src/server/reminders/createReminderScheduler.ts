import { DEFAULT_ARRIVAL_MINUTES } from '../../contract/arrivals.ts';
import { doesCome, isLive } from '../../contract/departures/departureRows.ts';
import { nextTurn } from '../../lib/nextTurn.ts';
import { alertsAbout } from '../../service/operations/alerts/alertsAbout.ts';
import { isClosedFor } from '../../service/operations/alerts/closedStops.ts';
import { labelsIn } from '../../service/operations/times.ts';
import type { Source } from '../../service/Source.ts';
import { createDelivery, type DeliveryOptions } from './createDelivery.ts';
import { boardOf, busKey, dueBuses, dueStop } from './dueBuses.ts';
import type { ReminderItem } from './ReminderStore.ts';
import { shortTexts } from './shortTexts.ts';

/** Milliseconds in which a bus may become this much earlier than was known. Before that it is not looked at. */
const EARLIER_BY = 15 * 60_000;
/** How often a bus that may be due soon is looked at. */
const LOOKED_AT_EVERY = 10_000;
/** How often anything else is, because a timetable or a stop may change. */
const RARELY = 5 * 60_000;
const NOTICES_EVERY = 30_000;
/** Jobs between which other work may run. */
const AT_ONCE = 8;
/** Milliseconds after a bus has come in which the reminder of the next stop still helps. */
const NEXT_STAYS = 60_000;
const NOTICE_STAYS = 12 * 3_600_000;
/** Milliseconds after which a bus that is in no row has gone: its live times may be lost for a while. */
const TOLD_STAYS = 4 * 3_600_000;

export interface ReminderSchedulerOptions extends DeliveryOptions {
  readonly source: Source;
  /** Milliseconds after which live times are the timetable's again. */
  readonly liveFor: () => number;
  /** The IANA zone of the city. */
  readonly timeZone: () => string;
}

/** Decides when reminders are due, from the same answers as the page's rows, and sends them. */
export function createReminderScheduler(options: ReminderSchedulerOptions) {
  const { source, store, liveFor, timeZone, onChange } = options;
  const nextAt = new Map<string, number>();
  const { fire, settle, counts, idle } = createDelivery(options);

  /** The buses at a stop, without those that an alert closes it for. */
  async function arrivalsAt(stopID: string, now: number) {
    const read = await source.times?.arrivals.read(
      { stopID, minutes: DEFAULT_ARRIVAL_MINUTES },
      now,
    );
    const alerts = await source.alerts?.read(null, now).catch(() => undefined);
    if (!read?.value) return null;
    const { arrivals, updatedAt, timeZone: zone = timeZone() } = read.value;
    const inForce = arrivals.map((arrival) =>
      doesCome(arrival) && alerts !== undefined && isClosedFor(alerts.value, stopID, arrival)
        ? { ...arrival, state: 'skipped' as const }
        : arrival,
    );
    return { arrivals: inForce, updatedAt: updatedAt ?? undefined, timeZone: zone };
  }

  /** When a job is looked at again. */
  function nextLook(now: number, due: readonly { nextAt: number; earliestAt: number }[]): number {
    const exact = Math.min(...due.map((one) => one.nextAt));
    const soon = Math.min(...due.map(({ earliestAt }) => earliestAt)) - EARLIER_BY;
    return Math.min(exact, soon > now ? Math.min(soon, now + RARELY) : now + LOOKED_AT_EVERY);
  }

  async function lookAtStop(stopID: string, items: ReadonlySet<ReminderItem>, now: number) {
    const feed = await arrivalsAt(stopID, now);
    if (feed === null) return now + LOOKED_AT_EVERY;
    const label = labelsIn(source);
    const board = boardOf(feed, { now, liveFor: liveFor() });
    const found = [...items].map((item) => {
      const { reminder } = item;
      const told = new Map(item.told);
      const bus = dueBuses(reminder, board, (key) => told.has(key));
      for (const departure of bus.due) {
        const { arrival, at } = departure;
        const { routeID, destination, tripID } = arrival;
        const message = {
          tripID,
          line: `${label(routeID)} ${destination}`,
          at,
          isLive: isLive(arrival),
          comes: doesCome(arrival),
          timeZone: feed.timeZone,
        };
        fire(item, { key: busKey(departure), until: at, message }, now);
      }
      store.keepTold(item, (key, at) => now - at < TOLD_STAYS || bus.seen.includes(key));
      // A line may get a bus that its row didn't show, or that nobody knew of.
      return reminder.tripID === undefined ? { ...bus, earliestAt: now } : bus;
    });
    return nextLook(now, found);
  }

  async function lookAtTrip(tripID: string, items: ReadonlySet<ReminderItem>, now: number) {
    const trip = (await source.times?.trip?.read({ tripID }, now))?.value;
    if (!trip) return now + LOOKED_AT_EVERY;
    const label = labelsIn(source);
    const found = [...items].map((item) => {
      const stop = dueStop(item.reminder.stopID ?? '', trip);
      for (const at of stop.due) {
        const message = { tripID, line: `${label(trip.routeID)} ${trip.destination}`, at };
        fire(item, { key: tripID, until: Math.max(at, now) + NEXT_STAYS, message }, now);
      }
      if (stop.isPassed) settle(item, tripID);
      return stop;
    });
    return nextLook(now, found);
  }

  async function lookAtNotices(items: ReadonlySet<ReminderItem>, now: number) {
    const read = await source.alerts?.read(null, now);
    if (read === undefined) return now + RARELY;
    const label = labelsIn(source);
    const known = new Set(read.value.map(({ alertID }) => alertID));
    const isWhole = (read.gap ?? null) === null;
    const found = new Map<string, ReturnType<typeof alertsAbout>>();
    for (const item of new Set(items)) {
      const { routeID, stopID } = item.reminder;
      const followed = JSON.stringify([routeID, stopID]);
      const about = found.get(followed) ?? alertsAbout(read.value, item.reminder, now);
      found.set(followed, about);
      for (const { alertID, header } of about) {
        if (item.told.some(([told]) => told === alertID)) continue;
        const line = routeID === undefined ? '' : label(routeID);
        const message = { line, routeID, texts: shortTexts(header) };
        fire(item, { key: alertID, until: now + NOTICE_STAYS, message }, now);
      }
      // What a feed that is down had said is not over.
      store.keepTold(item, (key) => !isWhole || known.has(key));
    }
    return now + NOTICES_EVERY;
  }

  function look(job: string, items: ReadonlySet<ReminderItem>, now: number): Promise<number> {
    const id = job.slice(job.indexOf(' ') + 1);
    if (job === 'notices') return lookAtNotices(items, now);
    return job.startsWith('stop ') ? lookAtStop(id, items, now) : lookAtTrip(id, items, now);
  }

  return {
    counts,
    /** Looks at a job again at the next pass, because it has another reminder. */
    wake: (job: string) => nextAt.delete(job),
    /** Looks at what may be due. @param now milliseconds since 1970 */
    async pass(now: number): Promise<void> {
      if (store.expire(now)) onChange();
      for (const job of nextAt.keys()) if (!store.jobs.has(job)) nextAt.delete(job);
      const due = [...store.jobs].filter(([job]) => (nextAt.get(job) ?? 0) <= now);
      for (const [index, [job, items]] of due.entries()) {
        nextAt.set(job, now + LOOKED_AT_EVERY);
        try {
          const next = await look(job, items, now);
          nextAt.set(job, next);
        } catch {
          // What can't be read now is asked for again soon. The source's own log has the reason.
        }
        if (index % AT_ONCE === AT_ONCE - 1) await nextTurn();
      }
    },
    idle,
  };
}
