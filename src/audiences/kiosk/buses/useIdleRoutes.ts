import { use } from 'react';

import { useCity } from '../../../city/reads/CityContext.tsx';
import { noServiceSentence } from '../../../features/vehicles/feed/no-service.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { ClockOffsetContext } from '../../../ui/time/ClockOffsetContext.ts';
import { useNow } from '../../../ui/time/useNow.ts';
import { useTrustedClock } from '../clock/useTrustedClock.ts';

const MINUTE = 60_000;

/** How many routes have a sentence of their own; more would take the place of the buses. */
const MOST_SENTENCES = 2;

interface IdleRoutes {
  /** About routes that don't run today (S20), by route. */
  readonly sentences: ReadonlyMap<string, string>;
  /** The other routes. */
  readonly others: readonly string[];
}

/** What a board says of its routes without a bus on its way (A48). */
export function useIdleRoutes(routeIDs: readonly string[]): IdleRoutes {
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
  return { sentences, others: routeIDs.filter((routeID) => !sentences.has(routeID)) };
}
