import { useMemo } from 'react';

import { vehicleKey } from '../../../api/feeds/vehicle-keys.ts';
import { useCity } from '../../../city/reads/CityContext.tsx';
import { useWholeLanguage } from '../../../ui/text/Language.tsx';
import { useUnknownRoutes } from '../causes/useUnknownRoutes.ts';
import { PagedList } from '../paged/PagedList.tsx';
import { RowText } from '../paged/RowText.tsx';
import { RouteBadge } from '../scale/RouteBadge.tsx';
import { useShownFeeds } from '../station/useStationBuses.ts';
import { cityRows } from './city-rows.ts';
import { IdleRoutes } from './IdleRoutes.tsx';
import { nextStopWordings } from './nextStopWordings.ts';
import { NoBuses } from './NoBuses.tsx';
import { NoServiceLines } from './NoServiceLines.tsx';
import { useIdleRoutes } from './useIdleRoutes.ts';

/** All buses of the city, or of the routes in the URL: how many run to each destination. */
export function CityBoard() {
  const { words, formats } = useWholeLanguage();
  const { colorOf, feedReads } = useCity();
  const shown = useShownFeeds();
  const unknownRoutes = useUnknownRoutes();
  const known = feedReads.filter(({ route }) => !unknownRoutes.includes(route.routeID));
  const isKnown = known.length > 0 && known.every((feed) => shown.includes(feed));
  const rows = useMemo(
    () => cityRows(shown.flatMap(({ read }) => read?.answer?.vehicles ?? [])),
    [shown],
  );
  const idle = shown
    .filter(({ read }) => read?.answer?.vehicles.length === 0)
    .map(({ route }) => route.routeID);
  const { sentences, others } = useIdleRoutes(idle);
  return (
    <PagedList
      title={words.page.tabs.buses}
      items={rows}
      keyOf={({ key }) => key}
      wordsOf={({ destination }) => ({ name: destination, keepsAside: false })}
      selectionOf={({ vehicles: [first] }) => ({ kind: 'vehicle', id: vehicleKey(first) })}
      legend={<IdleRoutes routeIDs={others} />}
      empty={<NoBuses station={null} reason={isKnown ? words.kiosk.noneRunning : null} />}
      renderRow={({ routeID, destination, vehicles }, width) => (
        <>
          <RouteBadge text={routeID} fill={colorOf(routeID)} />
          <RowText
            name={destination}
            width={width}
            asides={nextStopWordings(vehicles[0].nextStop, words.kiosk)}
          />
          <p className="kiosk-row__figure">
            <strong>{formats.number(vehicles.length)}</strong>{' '}
            <span>{words.kiosk.running(vehicles.length)}</span>
          </p>
        </>
      )}
      footer={<NoServiceLines sentences={sentences} />}
    />
  );
}
