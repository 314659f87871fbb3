import type { StationDeparture } from '../../../contract/board/board-rows.ts';
import { isOfArrivals } from '../../../contract/board/shownArrival.ts';
import { stateNote } from '../../../contract/departures/departureWords.ts';
import { dotSeparated } from '../../../lib/words/dotSeparated.ts';
import { formatClock } from '../../../lib/words/format-clock.ts';
import { inTimeZone } from '../../../lib/words/inTimeZone.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import { usePageTurns } from '../paged/usePageTurns.ts';
import { RouteBadge } from '../scale/RouteBadge.tsx';

/** The buses that don't come, one after the other: "10C Westphal · 5:05 PM · Doesn't stop here". */
export function NotComing({ departures }: { departures: readonly StationDeparture[] }) {
  const language = useLanguage();
  const { filter } = useKiosk().options;
  const turns = usePageTurns();
  const shown = departures[turns % departures.length];
  if (shown === undefined) return null;
  const [first] = shown.next;
  const name = language.nameOf(shown.destination);
  const clock = formatClock(first.at, inTimeZone(language, first.arrival.timeZone));
  return (
    <p className="kiosk__footnote">
      <RouteBadge routeID={shown.routeID} isSmall />{' '}
      <bdi>{isOfArrivals(filter) ? language.words.display.comesFrom(name) : name}</bdi>
      {' · '}
      {dotSeparated([clock, stateNote(first, language)])}
    </p>
  );
}
