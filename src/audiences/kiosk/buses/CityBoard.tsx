import { useMemo } from 'react';

import { vehicleKey } from '../../../api/feeds/vehicle-keys.ts';
import { useCity } from '../../../city/reads/CityContext.tsx';
import { useWholeLanguage } from '../../../ui/text/Language.tsx';
import { useUnknownRoutes } from '../causes/useUnknownRoutes.ts';
import type { PanelNeed } from '../layout/board-layout.ts';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import { PagedList } from '../paged/PagedList.tsx';
import { busColumns, MIN_BUS_ROWS } from '../paged/row-columns.ts';
import { withAgency } from '../paged/row-layout.ts';
import { useShownFeeds } from '../station/useStationBuses.ts';
import { BusRow } from './BusRow.tsx';
import { cityRows } from './city-rows.ts';
import type { CityRow } from './city-rows.ts';
import { IdleRoutes } from './IdleRoutes.tsx';
import { nextStopWordings } from './nextStopWordings.ts';
import { NoBuses } from './NoBuses.tsx';
import { NoServiceLines } from './NoServiceLines.tsx';
import { useIdleRoutes } from './useIdleRoutes.ts';

/** All buses of the city, or of the routes in the URL: how many run to each destination. */
export function CityBoard({ onNeed }: { onNeed: (need: PanelNeed) => void }) {
  const { words, formats, badgeOf, nameOf, compareNames } = useWholeLanguage();
  const { colorOf, feedReads } = useCity();
  const { scale } = useKiosk();
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
  const { sentences, others } = useIdleRoutes(idle);
  const figureOf = ({ vehicles }: CityRow) => ({
    number: formats.number(vehicles.length),
    words: words.kiosk.running(vehicles.length),
  });
  return (
    <PagedList
      title={words.page.tabs.vehicles}
      items={rows}
      minRows={MIN_BUS_ROWS}
      pinned={null}
      onNeed={onNeed}
      keyOf={({ key }) => key}
      columns={busColumns(
        rows.map(({ routeID }) => badgeOf(routeID).label),
        rows.map(figureOf),
        scale,
      )}
      wordsOf={({ routeID, destination, vehicles: [first] }) =>
        withAgency(
          {
            name: nameOf(destination),
            details: [nextStopWordings(nameOf(first.nextStop), words.kiosk)],
            leastDetails: 0,
          },
          badgeOf(routeID),
        )
      }
      selectionOf={({ vehicles: [first] }) => ({ kind: 'vehicle', id: vehicleKey(first) })}
      legend={<IdleRoutes routeIDs={others} />}
      empty={<NoBuses station={null} reason={isKnown ? words.kiosk.noneRunning : null} />}
      renderRow={(row, text) => (
        <BusRow routeID={row.routeID} fill={colorOf(row.routeID)} figure={figureOf(row)}>
          {text}
        </BusRow>
      )}
      footer={<NoServiceLines sentences={sentences} />}
    />
  );
}
