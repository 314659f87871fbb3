import type { LotsAnswer } from '../../contract/parking-lot.ts';
import { eventKey, eventKeyParts } from '../../contract/special-event.ts';
import type { SpecialEvent } from '../../contract/special-event.ts';
import { parseDateTime } from '../../lib/time/zoned-time.ts';

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

/** Milliseconds between the date-times of two keys; infinite where one of them cannot be read. */
function gapBetween(a: string, b: string): number {
  const [first, second] = [a, b].map((key) => parseDateTime(eventKeyParts(key).dateTime, 'UTC'));
  return first && second ? Math.abs(first.instant - second.instant) : Infinity;
}

/**
 * Finds which of the events that left have moved: to one that came with the same name and venue.
 * Each is used once, those nearest to each other in time first.
 *
 * @param left `eventKey`s, as all here
 * @returns moved: by the key of an event that came, the one that it was; gone: what else left
 */
export function pairMoves(
  left: readonly string[],
  came: readonly string[],
): { readonly moved: ReadonlyMap<string, string>; readonly gone: readonly string[] } {
  const nameOf = (key: string) => eventKeyParts(key).nameAndVenue;
  const pairs = came
    .flatMap((to) =>
      left
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
  return { moved, gone: left.filter((key) => !used.has(key)) };
}

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
