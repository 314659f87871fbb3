import { pairMoves } from '../../api/feeds/eventLog.ts';
import type { EventChange } from '../../api/feeds/eventLog.ts';
import { eventKey } from '../../contract/special-event.ts';
import type { SpecialEvent } from '../../contract/special-event.ts';
import type { Visit } from './visit.ts';

/** An event that was added, moved to another time or withdrawn. */
interface ChangedEvent {
  readonly id: string;
  readonly at: number;
  readonly kind: 'event-new' | 'event-moved' | 'event-gone';
  /** Its name. */
  readonly event: string;
  /** By `eventKey`. */
  readonly key: string;
}

/** Whether an event has ended by now. */
export type HasEnded = (event: SpecialEvent) => boolean;

const changed = (kind: ChangedEvent['kind'], key: string, event: string, at: number) => ({
  id: `event ${key}`,
  at,
  kind,
  event,
  key,
});

/**
 * What the log tells of events that have not ended (R34). An event that moved several times is told
 * once, where it is now, and the next date of an event that ended is a new event.
 *
 * @param log the latest first
 */
export function changesInLog(log: readonly EventChange[], hasEnded: HasEnded): ChangedEvent[] {
  const leftAgain = new Set<string>();
  return log.flatMap(({ kind, event, previous, at }): ChangedEvent[] => {
    const key = eventKey(event);
    if (leftAgain.has(key) || hasEnded(event)) return [];
    if (previous === undefined) return [changed(`event-${kind}`, key, event.eventName, at)];
    leftAgain.add(eventKey(previous));
    const isNew = hasEnded(previous);
    return [changed(isNew ? 'event-new' : 'event-moved', key, event.eventName, at)];
  });
}

/**
 * What became of the events of a visit, told as of `at` (R34). Whether an event that left has ended is
 * known from the visit; one that a page without ends remembered is not called withdrawn.
 *
 * @param events those of the answer that is on the page
 * @param now milliseconds since 1970
 */
export function eventsSinceVisit(
  visit: Visit,
  at: number,
  events: readonly SpecialEvent[],
  hasEnded: HasEnded,
  now: number,
): ChangedEvent[] {
  const known = new Map(visit.events.map((event) => [event.id, event]));
  const listed = new Map(events.map((event) => [eventKey(event), event]));
  const mayReturn = ({ endsAt }: Visit['events'][number]) =>
    endsAt !== undefined && (endsAt === null || now < endsAt);
  const left = [...known.values()].filter((event) => !listed.has(event.id) && mayReturn(event));
  const came = [...listed].filter(([key, event]) => !known.has(key) && !hasEnded(event));
  const { moved, gone } = pairMoves(
    left.map(({ id }) => id),
    came.map(([key]) => key),
  );
  return [
    ...came.map(([key, { eventName }]) =>
      changed(moved.has(key) ? 'event-moved' : 'event-new', key, eventName, at),
    ),
    ...gone.map((key) => changed('event-gone', key, known.get(key)?.name ?? '', at)),
  ];
}
