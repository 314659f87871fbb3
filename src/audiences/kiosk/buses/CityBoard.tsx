import { useMemo } from 'react';

import { vehicleKey } from '../../../api/feeds/vehicle-keys.ts';
import { useCity } from '../../../city/reads/CityContext.tsx';
import { useWholeLanguage } from '../../../ui/text/Language.tsx';
import { useUnknownRoutes } from '../causes/useUnknownRoutes.ts';
import type { PanelNeed } from '../layout/board-layout.ts';
import { useShownFeeds } from '../station/useStationBuses.ts';
import { BusList } from './BusList.tsx';
import { cityRows } from './city-rows.ts';
import { nextStopWordings } from './nextStopWordings.ts';
import { NoBuses } from './NoBuses.tsx';
import { useIdleRoutes } from './useIdleRoutes.tsx';

/** All buses of the city, or of the routes in the URL: how many run to each destination. */
export function CityBoard({ onNeed }: { onNeed: (need: PanelNeed) => void }) {
  const { words, formats, nameOf, compareNames } = useWholeLanguage();
  const { feedReads } = useCity();
  const shown = useShownFeeds();
  const unknownRoutes = useUnknownRoutes();
  const known = feedReads.filter(({ route }) => !unknownRoutes.includes(route.routeID));
  const isKnown = known.length > 0 && known.every((feed) => shown.includes(feed));
  const rows = useMemo(
    () =>
      cityRows(
        shown.flatMap(({ read }) => read?.answer?.vehicles ?? []),
        shown.map(({ route }) => route),
        compareNames,
      ),
    [shown, compareNames],
  );
  const idle = shown
    .filter(({ read }) => read?.answer?.vehicles.length === 0)
    .map(({ route }) => route.routeID);
  const idleRoutes = useIdleRoutes(idle);
  return (
    <BusList
      title={words.page.tabs.vehicles}
      items={rows}
      pinned={null}
      onNeed={onNeed}
      figureOf={({ vehicles }) => ({
        number: formats.number(vehicles.length),
        words: words.kiosk.running(vehicles.length),
      })}
      wordsOf={({ destination, vehicles: [first] }) => ({
        name: nameOf(destination),
        details: [nextStopWordings(nameOf(first.nextStop), words.kiosk)],
        leastDetails: 0,
      })}
      selectionOf={({ vehicles: [first] }) => ({ kind: 'vehicle', id: vehicleKey(first) })}
      empty={<NoBuses station={null} reason={isKnown ? words.kiosk.noneRunning : null} />}
      {...idleRoutes}
    />
  );
}
