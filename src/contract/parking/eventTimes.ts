import { parseDateTime, startOfDay } from '../../lib/time/zoned-time.ts';
import type { ParsedDateTime } from '../../lib/time/zoned-time.ts';
import type { SpecialEvent } from './special-event.ts';

/** When event parking starts and ends. At most one of the two is null: not published. */
interface ParkingWindow {
  readonly from: ParsedDateTime | null;
  /** If the operator sent only a date, the instant is the end of that day. */
  readonly to: ParsedDateTime | null;
}

/** An event's dates and times, read in the service's zone. */
export interface EventTimes {
  /** Null if it is missing or can't be read. */
  readonly start: ParsedDateTime | null;
  /** The start as the operator sent it; null if it is missing. */
  readonly rawStart: string | null;
  /** Null if none is published (interface 2.5, rule 2) or the one sent ends before it starts. */
  readonly window: ParkingWindow | null;
}

/** The format of the interface (2.5) has no date alone, so a service sends a day without a time as its midnight. */
const MIDNIGHT = /T00:00(:00)?$/;

/**
 * Reads an event's dates and times as civil time of the service's zone.
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
  const start = read(event.eventDatetime);
  const isDayOnly = MIDNIGHT.test(event.eventDatetime ?? '');
  const isBackwards = from !== null && to !== null && to.instant <= from.instant;
  return {
    start: start !== null && isDayOnly ? { ...start, hasTime: false } : start,
    rawStart: event.eventDatetime,
    window: isBackwards || (from === null && to === null) ? null : { from, to },
  };
}
