import type { EventChange } from '../../api/feeds/eventLog.ts';
import { eventKey } from '../../contract/special-event.ts';
import type { SpecialEvent } from '../../contract/special-event.ts';
import { eventPhase } from './eventPhase.ts';
import type { PhaseOptions } from './eventPhase.ts';
import { eventTimes } from './eventTimes.ts';

/** What is new of the events since someone last looked at them (C30). */
export interface EventNews {
  /** By `eventKey`: new, or what it was before it moved. */
  readonly arrived: ReadonlyMap<string, 'new' | SpecialEvent>;
  /** No longer listed, although they are not over. */
  readonly removed: readonly SpecialEvent[];
}

/**
 * The event that one became which moved, however often, for whoever still looks at it by its old key;
 * null where it did not, or was over when another of its name came.
 *
 * @param changes the latest first
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
 * Reads the log of changes for what came after a look. An event that ended is no news, and one that
 * came as an earlier one of its name ended has not moved.
 *
 * @param changes the latest first
 * @param since when someone last looked, by the clock of the log
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
    // What became of it last is what is so.
    seen.add(key);
    if (kind === 'gone') {
      if (!isOver(event)) removed.set(key, event);
    } else arrived.set(key, previous === undefined || isOver(previous) ? 'new' : previous);
  }
  return { arrived, removed: [...removed.values()] };
}
