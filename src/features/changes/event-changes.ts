import { pairMoves } from '../../api/feeds/lots/eventLog.ts';
import type { EventChange } from '../../api/feeds/lots/eventLog.ts';
import { eventKey } from '../../contract/parking/special-event.ts';
import type { SpecialEvent } from '../../contract/parking/special-event.ts';
import type { Visit } from './visit.ts';

/** An event that was added, moved to another time or withdrawn. */
interface ChangedEvent {
  readonly id: string;
  readonly at: number;
  readonly kind: 'event-new' | 'event-moved' | 'event-gone';
  /** The name of the event. */
  readonly event: string;
  /** By `eventKey`. */
  readonly key: string;
}

/** Whether an event has ended by now. */
export type HasEnded = (event: SpecialEvent) => boolean;

const changedEvent = (kind: ChangedEvent['kind'], key: string, event: string, at: number) => ({
  id: `event ${key}`,
  at,
  kind,
  event,
  key,
});

/**
 * The changes in the log of events that have not ended. An event that moved several times is
 * included once, at its current time. The next date of an event that has ended is a new event.
 *
 * @param log the latest first
 */
export function changesInLog(log: readonly EventChange[], hasEnded: HasEnded): ChangedEvent[] {
  const movedOn = new Set<string>();
  return log.flatMap(({ kind, event, previous, at }): ChangedEvent[] => {
    const key = eventKey(event);
    if (movedOn.has(key) || hasEnded(event)) return [];
    if (previous === undefined) return [changedEvent(`event-${kind}`, key, event.eventName, at)];
    movedOn.add(eventKey(previous));
    const isNew = hasEnded(previous);
    return [changedEvent(isNew ? 'event-new' : 'event-moved', key, event.eventName, at)];
  });
}

/**
 * The events that were added, moved or withdrawn since a visit. The visit tells when an event
 * ends. If it doesn't, because an older version of the page stored it, the event doesn't count as
 * withdrawn.
 *
 * @param at the time to give the changes, on the answers' monotonic clock
 * @param events the events of the current answer
 * @param now milliseconds since 1970
 */
export function eventsSinceVisit(
  visit: Visit,
  at: number,
  events: readonly SpecialEvent[],
  hasEnded: HasEnded,
  now: number,
): ChangedEvent[] {
  const before = new Map(visit.events.map((event) => [event.id, event]));
  const listed = new Map(events.map((event) => [eventKey(event), event]));
  const isNotOver = ({ endsAt }: Visit['events'][number]) =>
    endsAt !== undefined && (endsAt === null || now < endsAt);
  const removed = [...before.values()].filter((event) => !listed.has(event.id) && isNotOver(event));
  const added = [...listed].filter(([key, event]) => !before.has(key) && !hasEnded(event));
  const { moved, gone } = pairMoves(
    removed.map(({ id }) => id),
    added.map(([key]) => key),
  );
  return [
    ...added.map(([key, { eventName }]) =>
      changedEvent(moved.has(key) ? 'event-moved' : 'event-new', key, eventName, at),
    ),
    ...gone.map((key) => changedEvent('event-gone', key, before.get(key)?.name ?? '', at)),
  ];
}
