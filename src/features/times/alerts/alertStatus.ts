import type { ArrivalsFeed } from '../../../api/queries/times-queries.ts';
import type { Read } from '../../../api/Read.ts';
import type { Departure } from '../../../contract/departures/departureRows.ts';
import { spokenTime } from '../../../contract/departures/departureWords.ts';
import type { Lead } from '../../../contract/departures/dueDepartures.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import type { Language } from '../../../ui/text/Language.tsx';

const MINUTE = 60_000;

interface AlertState {
  /** Undefined while the first answer hasn't come. */
  readonly read: Read<ArrivalsFeed> | undefined;
  /** The next one of the watched route and destination that the rider reaches; undefined if nothing is known. */
  readonly next: Departure | undefined;
  /** Null if it isn't known how far the walk is. */
  readonly lead: Lead | null;
  /** Undefined while the device looks for it. */
  readonly location: Place | null | undefined;
  /** Whether the place of the stop is known. */
  readonly hasStop: boolean;
}

/** What is known while there is no alert: "Next: in 12 minutes, live.", or why none can come. */
export function alertStatus(
  { read, next, lead, location, hasStop }: AlertState,
  language: Language,
): string {
  const { words, formats } = language;
  const { byTime } = words.alerts;
  if (read === undefined) return words.page.loading;
  if (lead === null) return location === undefined || !hasStop ? words.page.loading : byTime.noWalk;
  if (next === undefined)
    return read.answer === undefined || read.answer.isPartial === true
      ? byTime.noTimes
      : words.times.none;
  const walk = lead.isWalk ? ` ${byTime.walk(formats.longDuration(lead.minutes * MINUTE))}` : '';
  return `${byTime.next(spokenTime(next, language))}${walk}`;
}
