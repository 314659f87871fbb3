import { parseDateTime } from '../../lib/time/zoned-time.ts';
import { eventTimes } from './eventTimes.ts';
import type { SpecialEvent } from './special-event.ts';

/** How long an event lasts of which nobody published the end. */
const USUAL_LENGTH = 3 * 3_600_000;

/** When an event begins and ends, in milliseconds since 1970. */
export interface EventSpan {
  readonly from: number;
  readonly until: number;
  /** Whether nobody published the end. */
  readonly isAssumed: boolean;
}

/** When an event takes place, as one of its lots has it; null if only its day is known, or nothing. */
function spanAtLot(event: SpecialEvent, timeZone: string): EventSpan | null {
  const { start } = eventTimes(event, timeZone);
  if (start?.hasTime !== true) return null;
  const from = start.instant;
  const end = parseDateTime(event.eventEndDatetime ?? '', timeZone);
  const isPublished = end?.hasTime === true && end.instant > from;
  return {
    from,
    until: isPublished ? end.instant : from + USUAL_LENGTH,
    isAssumed: !isPublished,
  };
}

/**
 * When an event takes place; null if only its day is known, or nothing.
 *
 * @param atLots the event as each of its lots has it: one may say its end, and others not
 */
export function eventSpan(atLots: readonly SpecialEvent[], timeZone: string): EventSpan | null {
  const spans = atLots.map((event) => spanAtLot(event, timeZone));
  return spans.find((span) => span?.isAssumed === false) ?? spans[0] ?? null;
}
