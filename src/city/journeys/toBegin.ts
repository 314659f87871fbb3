import { eventKeyParts } from '../../contract/parking/special-event.ts';
import { parseDateTime } from '../../lib/time/zoned-time.ts';
import type { JourneyView } from '../../view/journey-view.ts';

/** What an event's time is written with, without its seconds. */
const MINUTE = '2026-11-20T19:00'.length;

/**
 * A journey to an event, of which nobody said when: one is there by its beginning, as long as that is ahead.
 *
 * @param now milliseconds since 1970
 */
export function toBegin(journey: JourneyView, now: number, timeZone: string): JourneyView {
  if (journey.event === null || journey.time !== null) return journey;
  const { dateTime } = eventKeyParts(journey.event);
  const begins = parseDateTime(dateTime, timeZone);
  // An event of which only the day is known begins at midnight.
  const isKnown = begins?.hasTime === true && !/T00:00(:00)?$/.test(dateTime);
  if (!isKnown || begins.instant <= now) return journey;
  return { ...journey, time: dateTime.slice(0, MINUTE), isArriveBy: true };
}
