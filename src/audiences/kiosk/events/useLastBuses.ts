import { useQueries } from '@tanstack/react-query';

import { timetableQuery } from '../../../api/queries/timetableQuery.ts';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import type { CityEvent } from '../../../features/events/groupEvents.ts';
import { lastBuses } from '../../../features/events/lastBuses.ts';
import { lotPlace } from '../../../features/parking/lotPlace.ts';
import { metersBetween } from '../../../lib/geo/distance.ts';
import { formatCivilMinute } from '../../../lib/time/zoned-time.ts';
import { dotSeparated } from '../../../lib/words/dotSeparated.ts';
import { formatClock } from '../../../lib/words/format-clock.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { Station } from '../station/useStation.ts';

/** Meters: about ten minutes on foot. */
const AT_VENUE = 800;
const HOUR = 3_600_000;
/** After an event that begins at this hour or later, the last bus may be gone. */
const EVENING = 16;
/** Visitors look for it from so many milliseconds before the event begins until so many after. */
const [BEFORE, AFTER] = [4 * HOUR, 10 * HOUR];
const MOST_STOPS = 4;
const MOST_ROUTES = 3;

/** The day of an event of this evening, `2026-11-20`; null for another one and where its time isn't known. */
function dayOfEvening(
  { times: { start } }: CityEvent,
  now: number,
  timeZone: string,
): string | null {
  if (start?.hasTime !== true) return null;
  const minute = formatCivilMinute(start.instant, timeZone);
  const isEvening = Number(minute.slice(11, 13)) >= EVENING;
  const isNow = now > start.instant - BEFORE && now < start.instant + AFTER;
  return isEvening && isNow ? minute.slice(0, 10) : null;
}

/**
 * What visitors of an event nearby ask when it is over: the last bus of each route at this station that night, by the
 * timetable.
 *
 * @param now milliseconds since 1970
 * @returns null without an event nearby this evening, and while no last bus is known
 */
export function useLastBuses(
  station: Station | null,
  events: readonly CityEvent[],
  now: number,
): string | null {
  const { city, timetables } = useSettings();
  const language = useLanguage();
  const { words, timeZone, labelOf } = language;
  const here = station?.here ?? null;
  const isHere = ({ place, lots }: CityEvent) => {
    const places = place === null ? lots.map(({ lot }) => lotPlace(lot, city.center)) : [place];
    return places.some(
      (one) => here !== null && one !== null && metersBetween(one, here) <= AT_VENUE,
    );
  };
  const days = events.filter(isHere).map((event) => dayOfEvening(event, now, timeZone));
  const day = days.find((one) => one !== null);
  const stops =
    day === undefined || station === null || timetables === undefined
      ? []
      : station.stops.slice(0, MOST_STOPS);
  const reads = useQueries({
    queries: stops.map(({ stopID }) =>
      timetableQuery(timetables ?? '', { stopID, date: day ?? '' }),
    ),
  });
  const last = lastBuses(
    reads.flatMap(({ data }) => data?.answer ?? []),
    now,
  ).slice(0, MOST_ROUTES);
  if (last.length === 0) return null;
  return dotSeparated([
    words.times.last,
    // A route stays beside its time.
    ...last.map(({ routeID, at }) =>
      `${labelOf(routeID)} ${formatClock(at, language)}`.replaceAll(' ', '\u00A0'),
    ),
  ]);
}
