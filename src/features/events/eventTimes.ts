import type { SpecialEvent } from '../../contract/special-event.ts';
import { parseDateTime, startOfDay } from '../../lib/time/zoned-time.ts';
import type { ParsedDateTime } from '../../lib/time/zoned-time.ts';

/** When event parking starts and ends; a side that was not published is null, never both. */
interface ParkingWindow {
  /** The first moment, milliseconds since 1970. */
  readonly from: ParsedDateTime | null;
  /** The last; of a date alone the end of that day. */
  readonly to: ParsedDateTime | null;
}

/** What an event's date-times mean in the service's zone. */
export interface EventTimes {
  /** Null where there is none or it cannot be read; then `rawStart` is what was sent. */
  readonly start: ParsedDateTime | null;
  readonly rawStart: string | null;
  /** Null where the operator publishes none (interface 2.5, rule 2), or one that ends before it starts. */
  readonly window: ParkingWindow | null;
  /** A window was sent that ends before it starts: for whoever looks after the feed. */
  readonly isBackwards: boolean;
}

/**
 * Reads an event's date-times as civil time of the service's zone (C20).
 *
 * @param timeZone IANA zone
 */
export function eventTimes(event: SpecialEvent, timeZone: string): EventTimes {
  const read = (text: string | null) => (text === null ? null : parseDateTime(text, timeZone));
  const from = read(event.parkingStartDatetime);
  const lastDay = read(event.parkingEndDatetime);
  const to =
    lastDay === null || lastDay.hasTime
      ? lastDay
      : { ...lastDay, instant: startOfDay(lastDay.instant, timeZone, 1) };
  const isBackwards = from !== null && to !== null && to.instant <= from.instant;
  return {
    start: read(event.eventDatetime),
    rawStart: event.eventDatetime,
    window: isBackwards || (from === null && to === null) ? null : { from, to },
    isBackwards,
  };
}
