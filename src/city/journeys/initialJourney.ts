import { eventKeyParts } from '../../contract/parking/special-event.ts';
import { parseDateTime } from '../../lib/time/zoned-time.ts';
import type { JourneyView } from '../../view/journey-view.ts';

/** What an event's time is written with, without its seconds. */
const MINUTE = '2026-11-20T19:00'.length;

/**
 * What a frame asks before its visitor has chosen anything: the journey of its address, without a time that has passed,
 * since a frame stays on its page. To an event of which nobody said when, one is there by its beginning, as long as that
 * is ahead.
 *
 * @param now milliseconds since 1970
 */
export function initialJourney(asked: JourneyView, now: number, timeZone: string): JourneyView {
  const at = asked.time === null ? null : parseDateTime(asked.time, timeZone);
  if (at !== null && at.instant > now) return asked;
  const journey = { ...asked, time: null, isArriveBy: false };
  if (journey.event === null) return journey;
  const { dateTime } = eventKeyParts(journey.event);
  const begins = parseDateTime(dateTime, timeZone);
  // An event of which only the day is known begins at midnight.
  const isKnown = begins?.hasTime === true && !/T00:00(:00)?$/.test(dateTime);
  if (!isKnown || begins.instant <= now) return journey;
  return { ...journey, time: dateTime.slice(0, MINUTE), isArriveBy: true };
}
