import type { KnownRoute } from '../../../api/RouteRead.ts';
import { civilTimeOf } from '../../../lib/time/civil-time.ts';
import { formatIso, parseDateTime } from '../../../lib/time/zoned-time.ts';
import type { Language } from '../../../ui/text/Language.tsx';

/** A route that has no service today. */
interface NoService {
  /** The next day with service, such as "Mon, Nov 23"; null if none is known. */
  readonly nextDay: string | null;
}

/**
 * Whether a route's document says that it has no service today, by the city's zone (S20).
 *
 * @param instant milliseconds since 1970
 * @returns null if the route runs today, or if that isn't known
 */
export function noServiceToday(
  { serviceDates }: Pick<KnownRoute, 'serviceDates'>,
  instant: number,
  { formats, timeZone }: Pick<Language, 'formats' | 'timeZone'>,
): NoService | null {
  const today = formatIso(civilTimeOf(instant, timeZone)).slice(0, 10);
  if (serviceDates === undefined || serviceDates.includes(today)) return null;
  const next = serviceDates.toSorted().find((date) => date > today);
  const start = next === undefined ? null : parseDateTime(next, timeZone);
  return { nextDay: start === null ? null : formats.day(start.instant) };
}

/** The sentence about a route that has no service today; null if it has, or if that isn't known. */
export function noServiceSentence(
  route: Pick<KnownRoute, 'routeID' | 'serviceDates'>,
  instant: number,
  language: Pick<Language, 'words' | 'formats' | 'timeZone'>,
): string | null {
  const none = noServiceToday(route, instant, language);
  const { noService } = language.words.vehicles.state;
  return none === null ? null : noService(route.routeID, none.nextDay);
}
