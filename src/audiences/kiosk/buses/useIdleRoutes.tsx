import { use } from 'react';

import { useCity } from '../../../city/reads/CityContext.tsx';
import { noServiceSentence } from '../../../features/vehicles/feed/no-service.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { ClockOffsetContext } from '../../../ui/time/ClockOffsetContext.ts';
import { useNow } from '../../../ui/time/useNow.ts';
import { useTrustedClock } from '../clock/useTrustedClock.ts';
import { usePageTurns } from '../paged/usePageTurns.ts';
import { RouteBadge } from '../scale/RouteBadge.tsx';

const MINUTE = 60_000;

/** How many routes have a sentence of their own; more would take the place of the buses. */
const MOST_SENTENCES = 2;

/** How many badges stand in the heading of a list at a time. */
const BADGES = 4;

/** Small, so that nobody waits for a bus of these routes. They change with the pages of the list. */
function IdleRoutes({ routeIDs }: { routeIDs: readonly string[] }) {
  const { words } = useLanguage();
  const turns = usePageTurns();
  if (routeIDs.length === 0) return null;
  const pages = Math.ceil(routeIDs.length / BADGES);
  const from = (turns % pages) * BADGES;
  return (
    <p className="kiosk__idle">
      {words.kiosk.notComing}{' '}
      {routeIDs.slice(from, from + BADGES).map((routeID) => (
        <RouteBadge key={routeID} routeID={routeID} isSmall />
      ))}
    </p>
  );
}

/**
 * What a board says of its routes without a bus on its way: those that don't run today below the buses,
 * the others in its heading.
 */
export function useIdleRoutes(routeIDs: readonly string[]) {
  const language = useLanguage();
  const { feedReads } = useCity();
  const offset = use(ClockOffsetContext);
  const isTrusted = useTrustedClock();
  const said = useNow(MINUTE, () =>
    feedReads.map(({ route }) =>
      isTrusted ? noServiceSentence(route, Date.now() + offset, language) : null,
    ),
  );
  const withSentence = feedReads
    .map(({ route: { routeID } }, index) => [routeID, said[index] ?? ''] as const)
    .filter(([routeID, sentence]) => sentence !== '' && routeIDs.includes(routeID));
  const sentences = new Map(withSentence.slice(0, MOST_SENTENCES));
  return {
    legend: <IdleRoutes routeIDs={routeIDs.filter((routeID) => !sentences.has(routeID))} />,
    footer: [...sentences].map(([routeID, sentence]) => (
      <p key={routeID} className="kiosk__footnote">
        {sentence}
      </p>
    )),
  };
}
