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
const CHANGES_KEPT = 100;

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
  const left = [...before].filter(([key]) => !now.has(key)).map(([, event]) => event);
  const came = [...now].filter(([key]) => !before.has(key)).map(([, event]) => event);
  const leftByName = new Map(left.map((event) => [nameOf(event), event]));
  const cameNames = new Set(came.map(nameOf));
  const arrivals = came.map((event): EventChange => {
    const was = leftByName.get(nameOf(event));
    return was === undefined
      ? { kind: 'new', event, at }
      : { kind: 'moved', event, previous: was, at };
  });
  const departures = left
    .filter((event) => !cameNames.has(nameOf(event)))
    .map((event): EventChange => ({ kind: 'gone', event, at }));
  return [...arrivals, ...departures, ...previous.eventChanges].slice(0, CHANGES_KEPT);
}
