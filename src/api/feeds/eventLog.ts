import type { LotsAnswer } from '../../contract/parking-lot.ts';
import { eventKey } from '../../contract/special-event.ts';
import type { SpecialEvent } from '../../contract/special-event.ts';

/** What became of an event between two answers (C30). */
export interface EventChange {
  /** It came; it has another time than the one of its name and venue that left; it left. */
  readonly kind: 'new' | 'moved' | 'gone';
  readonly event: SpecialEvent;
  /** What it was before it moved. */
  readonly previous?: SpecialEvent;
  /** When the answer came that first had it so, milliseconds of a monotonic clock. */
  readonly at: number;
}

/** A bound, so that a display that runs for weeks does not grow. */
const MAX_CHANGES = 100;

const nameOf = ({ eventName, eventVenue }: SpecialEvent) => `${eventName}|${eventVenue ?? ''}`;

/** Each event of an answer once, by time, name and venue. */
function eventsOf({ lots }: LotsAnswer): Map<string, SpecialEvent> {
  const events = lots.flatMap(({ specialEvents }) => specialEvents ?? []);
  return new Map(events.map((event) => [eventKey(event), event]));
}

/** Whether an answer says anything of events: one whose lists are missing or malformed does not. */
const hasEvents = ({ lots }: LotsAnswer) =>
  lots.some(({ specialEvents }) => specialEvents !== null && specialEvents !== undefined);

/**
 * Adds to the log what an answer changes: an event that was not there is new, or moved where one of
 * its name and venue went away; what else went away is gone. An answer without any list of events
 * changes nothing.
 */
export function advanceEventLog(
  previous: (LotsAnswer & { readonly eventChanges: readonly EventChange[] }) | undefined,
  answer: LotsAnswer,
  at: number,
): readonly EventChange[] {
  if (previous === undefined) return [];
  if (!hasEvents(previous) || !hasEvents(answer)) return previous.eventChanges;
  const [before, now] = [eventsOf(previous), eventsOf(answer)];
  const removed = [...before].filter(([key]) => !now.has(key)).map(([, event]) => event);
  const added = [...now].filter(([key]) => !before.has(key)).map(([, event]) => event);
  const removedByName = new Map(removed.map((event) => [nameOf(event), event]));
  const addedNames = new Set(added.map(nameOf));
  const additions = added.map((event): EventChange => {
    const previousEvent = removedByName.get(nameOf(event));
    return previousEvent === undefined
      ? { kind: 'new', event, at }
      : { kind: 'moved', event, previous: previousEvent, at };
  });
  const removals = removed
    .filter((event) => !addedNames.has(nameOf(event)))
    .map((event): EventChange => ({ kind: 'gone', event, at }));
  return [...additions, ...removals, ...previous.eventChanges].slice(0, MAX_CHANGES);
}
