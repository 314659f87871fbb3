import { type Departure, doesCome } from '../../../contract/departures/departureRows.ts';
import { spokenTime } from '../../../contract/departures/departureWords.ts';
import type { Lead } from '../../../contract/departures/dueDepartures.ts';
import { formatStandaloneClock } from '../../../lib/words/format-clock.ts';
import { inTimeZone } from '../../../lib/words/inTimeZone.ts';
import type { Language } from '../../../ui/text/Language.tsx';

const MINUTE = 60_000;

/**
 * The text of an alert by time, which says what is known: "Route 4 to Capitol arrives in 5 minutes, live." or "Route 4 to
 * Capitol is scheduled at 10:42 AM." For a rider who walks, first that it is time to leave.
 *
 * @param now milliseconds since 1970, by the service's clock
 */
export function alertSentence(
  departure: Departure,
  { minutes, isWalk }: Lead,
  now: number,
  language: Language,
): string {
  const { words, formats, labelOf, nameOf } = language;
  const { arrival, at } = departure;
  const { byTime } = words.alerts;
  const route = words.times.to(labelOf(arrival.routeID), nameOf(arrival.destination));
  if (!doesCome(arrival)) return byTime.gone(route, spokenTime(departure, language));
  const left = Math.floor((at - now) / MINUTE) * MINUTE;
  const comes =
    arrival.basis === 'scheduled'
      ? byTime.scheduled(route, formatStandaloneClock(at, inTimeZone(language, arrival.timeZone)))
      : byTime.live(route, left <= 0 ? null : formats.longDuration(left));
  return isWalk ? `${byTime.leave(formats.longDuration(minutes * MINUTE))} ${comes}` : comes;
}
