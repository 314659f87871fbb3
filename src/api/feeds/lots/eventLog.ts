import type { LotsAnswer } from '../../../contract/parking/parking-lot.ts';
import { eventKey, eventKeyParts } from '../../../contract/parking/special-event.ts';
import type { SpecialEvent } from '../../../contract/parking/special-event.ts';
import { parseDateTime } from '../../../lib/time/zoned-time.ts';

/** How an event changed between two answers. */
export interface EventChange {
  /** `moved`: the event has a new time. Its name and venue are the same. */
  readonly kind: 'new' | 'moved' | 'gone';
  readonly event: SpecialEvent;
  /** The event before it moved. */
  readonly previous?: SpecialEvent;
  /** When the answer with the change arrived, in milliseconds of a monotonic clock. */
  readonly at: number;
}

/** Limits the memory of a display that runs for weeks. */
const MAX_CHANGES = 100;

/** Milliseconds between the date-times of two keys; infinite if one of them can't be parsed. */
function gapBetween(a: string, b: string): number {
  const [first, second] = [a, b].map((key) => parseDateTime(eventKeyParts(key).dateTime, 'UTC'));
  return first && second ? Math.abs(first.instant - second.instant) : Infinity;
}

/**
 * Pairs removed events with added ones of the same name and venue: those have moved. Each event is in
 * one pair at most, and the pairs closest in time come first.
 *
 * @param removed the `eventKey`s of removed events
 * @param added the `eventKey`s of added events
 * @returns `moved`: by the key of the added event, the key that it had before; `gone`: the other keys
 *   in `removed`
 */
export function pairMoves(
  removed: readonly string[],
  added: readonly string[],
): { readonly moved: ReadonlyMap<string, string>; readonly gone: readonly string[] } {
  const nameOf = (key: string) => {
    const { name, venue } = eventKeyParts(key);
    return `${name}|${venue}`;
  };
  const pairs = added
    .flatMap((to) =>
      removed
        .filter((from) => nameOf(from) === nameOf(to))
        .map((from) => ({ from, to, gap: gapBetween(from, to) })),
    )
    .toSorted((a, b) => (a.gap === b.gap ? 0 : a.gap - b.gap));
  const moved = new Map<string, string>();
  const used = new Set<string>();
  for (const { from, to } of pairs) {
    if (moved.has(to) || used.has(from)) continue;
    moved.set(to, from);
    used.add(from);
  }
  return { moved, gone: removed.filter((key) => !used.has(key)) };
}

/** The distinct events of an answer, by `eventKey`. */
function eventsOf({ lots }: LotsAnswer): Map<string, SpecialEvent> {
  const events = lots.flatMap(({ specialEvents }) => specialEvents ?? []);
  return new Map(events.map((event) => [eventKey(event), event]));
}

/** Whether an answer has a valid list of events for at least one lot. */
const hasEvents = ({ lots }: LotsAnswer) =>
  lots.some(({ specialEvents }) => specialEvents !== null && specialEvents !== undefined);

/**
 * Adds the changes of an answer to the log. An answer without any list of events changes nothing. Pure.
 *
 * @param at when the answer arrived, in milliseconds of a monotonic clock
 * @returns the changes, latest first; none for the first answer
 */
export function advanceEventLog(
  previous: (LotsAnswer & { readonly eventChanges: readonly EventChange[] }) | undefined,
  answer: LotsAnswer,
  at: number,
): readonly EventChange[] {
  if (previous === undefined) return [];
  if (!hasEvents(previous) || !hasEvents(answer)) return previous.eventChanges;
  const [before, now] = [eventsOf(previous), eventsOf(answer)];
  const added = [...now].filter(([key]) => !before.has(key));
  const { moved, gone } = pairMoves(
    [...before.keys()].filter((key) => !now.has(key)),
    added.map(([key]) => key),
  );
  const additions = added.map(([key, event]): EventChange => {
    const previousEvent = before.get(moved.get(key) ?? '');
    return previousEvent === undefined
      ? { kind: 'new', event, at }
      : { kind: 'moved', event, previous: previousEvent, at };
  });
  const removals = gone.flatMap((key): EventChange[] => {
    const event = before.get(key);
    return event === undefined ? [] : [{ kind: 'gone', event, at }];
  });
  return [...additions, ...removals, ...previous.eventChanges].slice(0, MAX_CHANGES);
}
