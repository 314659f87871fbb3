import type { EventChange } from '../../../api/feeds/lots/eventLog.ts';
import { eventTimes } from '../../../contract/parking/eventTimes.ts';
import { eventKey } from '../../../contract/parking/special-event.ts';
import type { SpecialEvent } from '../../../contract/parking/special-event.ts';
import { eventPhase } from '../eventPhase.ts';
import type { PhaseOptions } from '../eventPhase.ts';

/** The events that changed since the rider last looked at them. */
export interface EventNews {
  /** By `eventKey`: `'new'`, or the event before it moved. */
  readonly arrived: ReadonlyMap<string, 'new' | SpecialEvent>;
  /** Events that are no longer listed although they are not over. */
  readonly removed: readonly SpecialEvent[];
}

/**
 * Finds an event that moved, perhaps several times, by its old key, so that an open card can follow it.
 *
 * @param changes the latest first
 * @returns its current key and what it was at first; null if it didn't move. An event that is over
 *   didn't move: the later event of the same name is a new one.
 */
export function movedEvent(
  changes: readonly EventChange[],
  key: string,
  options: PhaseOptions,
): { readonly key: string; readonly previous: SpecialEvent } | null {
  let currentKey = key;
  let first: SpecialEvent | null = null;
  for (const { event, previous } of changes.toReversed()) {
    if (previous === undefined || eventKey(previous) !== currentKey) continue;
    if (eventPhase(eventTimes(previous, options.timeZone), options) === 'over') continue;
    first ??= previous;
    currentKey = eventKey(event);
  }
  return first === null || currentKey === key ? null : { key: currentKey, previous: first };
}

/**
 * Reads the changes since the last look from the log. Events that ended are left out. An event that
 * replaced one that is over is new, not moved.
 *
 * @param changes the latest first
 * @param since when the rider last looked, on the log's monotonic clock
 */
export function eventNews(
  changes: readonly EventChange[],
  since: number,
  options: PhaseOptions,
): EventNews {
  const isOver = (event: SpecialEvent) =>
    eventPhase(eventTimes(event, options.timeZone), options) === 'over';
  const arrived = new Map<string, 'new' | SpecialEvent>();
  const removed = new Map<string, SpecialEvent>();
  const seen = new Set<string>();
  for (const { kind, event, previous, at } of changes) {
    const key = eventKey(event);
    if (at <= since || seen.has(key)) continue;
    // The log is newest first: older entries of the same event no longer apply.
    seen.add(key);
    if (kind === 'gone') {
      if (!isOver(event)) removed.set(key, event);
    } else arrived.set(key, previous === undefined || isOver(previous) ? 'new' : previous);
  }
  return { arrived, removed: [...removed.values()] };
}
