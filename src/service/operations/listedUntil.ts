import type { SpecialEvent } from '../../contract/parking/special-event.ts';
import type { Settings } from '../../contract/settings/settings.ts';
import { type ParsedDateTime, parseDateTime, startOfDay } from '../../lib/time/zoned-time.ts';

const HOUR = 3_600_000;

/**
 * Until when an event is current or future (S1). With a published parking end, until then, but at least until the
 * event starts. Without one, until its day is over and its parking can no longer be affected: a page still shows
 * an evening's event after midnight (C22, C24).
 *
 * @param timeZone the city's IANA zone, for times without an offset
 * @param policy how long an event without a published parking end may affect parking
 * @returns milliseconds since 1970; infinite for an event without a readable time, which riders still see (C24)
 */
export function listedUntil(
  { eventDatetime, parkingStartDatetime, parkingEndDatetime }: SpecialEvent,
  timeZone: string,
  policy: Settings['events'],
): number {
  const read = (text: string | null) => (text === null ? null : parseDateTime(text, timeZone));
  const dayEnd = ({ instant }: ParsedDateTime) => startOfDay(instant, timeZone, 1);
  const start = read(eventDatetime);
  const from = read(parkingStartDatetime);
  const end = read(parkingEndDatetime);
  const to = end === null || end.hasTime ? end?.instant : dayEnd(end);
  // A parking end before the parking start counts as not published (C22).
  if (to !== undefined && (from === null || from.instant < to))
    return Math.max(to, start?.instant ?? to);
  const untils = [start, from].flatMap((time) =>
    time === null ? [] : [dayEnd(time), time.instant + policy.afterHours * HOUR],
  );
  return untils.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...untils);
}
