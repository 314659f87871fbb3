import type { EventAtLot } from '../../../features/events/groupEvents.ts';

const instantOf = (at: { readonly instant: number } | null | undefined) => at?.instant ?? Infinity;

/**
 * When the parking of the events that affect a lot now ends. Windows that overlap count as one, so that a lot
 * is not called free of events while the next one has begun.
 *
 * @returns milliseconds since 1970; null if no event affects the lot, or if the end is not published
 */
export function eventEnd(events: readonly EventAtLot[]): number | null {
  const inPhase = (wanted: EventAtLot['phase']) => events.filter(({ phase }) => phase === wanted);
  const sure = inPhase('now');
  const affecting = sure.length > 0 ? sure : inPhase('maybe-now');
  const byStart = events
    .flatMap(({ times: { window } }) => (window?.from === null || window === null ? [] : [window]))
    .toSorted((a, b) => instantOf(a.from) - instantOf(b.from));
  let [last = null] = affecting
    .map(({ times: { window } }) => window?.to ?? null)
    .toSorted((a, b) => instantOf(b) - instantOf(a));
  for (const { from, to } of byStart) {
    if (last !== null && instantOf(from) <= last.instant && instantOf(to) > last.instant) last = to;
  }
  return last?.hasTime === true ? last.instant : null;
}
