import type { KnownRoute } from '../../../api/RouteRead.ts';
import { civilTimeOf } from '../../../lib/time/civil-time.ts';
import { monotonicNow } from '../../../lib/time/monotonicNow.ts';
import { formatIso, parseDateTime } from '../../../lib/time/zoned-time.ts';
import type { Language } from '../../../ui/text/Language.tsx';

type ServiceDates = Pick<KnownRoute, 'serviceDates' | 'documentReadAt'>;

/** A route that has no service today. */
interface NoService {
  /** The next day with service, such as "Mon, Nov 23"; null if none is known. */
  readonly nextDay: string | null;
}

/**
 * Whether a route's document, read today, says that it has no service today, by the city's zone. An older
 * document may not know that trips of yesterday still run.
 *
 * @param instant milliseconds since 1970
 * @returns null if the route runs today, or if that isn't known
 */
export function noServiceToday(
  { serviceDates, documentReadAt = 0 }: ServiceDates,
  instant: number,
  { formats, timeZone }: Pick<Language, 'formats' | 'timeZone'>,
): NoService | null {
  const dateAt = (at: number) => formatIso(civilTimeOf(at, timeZone)).slice(0, 10);
  const today = dateAt(instant);
  if (serviceDates === undefined || serviceDates.includes(today)) return null;
  if (dateAt(instant - monotonicNow() + documentReadAt) !== today) return null;
  const next = serviceDates.toSorted().find((date) => date > today);
  const start = next === undefined ? null : parseDateTime(next, timeZone);
  return { nextDay: start === null ? null : formats.day(start.instant) };
}

/** The sentence about a route that has no service today; null if it has, or if that isn't known. */
export function noServiceSentence(
  route: ServiceDates & Pick<KnownRoute, 'routeID'>,
  instant: number,
  language: Pick<Language, 'words' | 'formats' | 'timeZone' | 'labelOf'>,
): string | null {
  const none = noServiceToday(route, instant, language);
  const { noService } = language.words.vehicles.state;
  return none === null ? null : noService(language.labelOf(route.routeID), none.nextDay);
}
