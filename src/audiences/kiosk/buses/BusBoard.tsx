import { useMemo } from 'react';

import { vehicleKey } from '../../../api/feeds/vehicle-keys.ts';
import { useCity } from '../../../city/reads/CityContext.tsx';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { NEAR_FEET } from '../../../contract/board/station-places.ts';
import type { RouteFeed } from '../../../features/vehicles/feed/route-feed.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useUnknownRoutes } from '../causes/useUnknownRoutes.ts';
import { useShownFeeds } from '../station/useShownFeeds.ts';
import type { Station } from '../station/useStation.ts';
import { BusList } from './BusList.tsx';
import { cityRows } from './city-rows.ts';
import { NoBuses } from './NoBuses.tsx';
import { useIdleRoutes } from './useIdleRoutes.tsx';

interface BusBoardProps {
  /** Null for all buses of the city, or of the routes in the URL. */
  station: Station | null;
}

/** The buses of a city or of the routes at a station: how many run to each destination. */
export function BusBoard({ station }: BusBoardProps) {
  const { words, formats, nameOf, compareNames } = useLanguage();
  const { feedReads } = useCity();
  const { features } = useSettings();
  const allShown = useShownFeeds();
  const unknownRoutes = useUnknownRoutes();
  const isHere = useMemo(() => {
    const here = station && new Set(station.stops.flatMap(({ routes }) => routes));
    return ({ route: { routeID } }: RouteFeed) => here?.has(routeID) ?? true;
  }, [station]);
  const shown = useMemo(() => allShown.filter(isHere), [allShown, isHere]);
  const known = feedReads
    .filter(isHere)
    .filter(({ route }) => !unknownRoutes.includes(route.routeID));
  const isKnown =
    station?.isLoaded !== false && known.length > 0 && known.every((feed) => shown.includes(feed));
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
  const noStops = () => {
    if (station === null || !station.isLoaded || station.stops.length > 0) return null;
    if (station.search === 'unserved') return words.stop.noRoutes;
    return station.unknown.length === 0 ? words.display.noStopNear(formats.feet(NEAR_FEET)) : null;
  };
  return (
    <BusList
      title={words.page.tabs.vehicles}
      items={rows}
      // No row matters more than the others.
      near={rows.length}
      wordsOf={({ vehicles }) => ({
        figure: {
          number: formats.number(vehicles.length),
          words: words.kiosk.running(vehicles.length),
        },
        details: [],
        more:
          vehicles[0].nextStop === '' ? [] : [words.vehicles.next(nameOf(vehicles[0].nextStop))],
      })}
      selectionOf={({ vehicles: [first] }) => ({ kind: 'vehicle', id: vehicleKey(first) })}
      empty={<NoBuses station={station} reason={isKnown ? words.kiosk.noneRunning : noStops()} />}
      legend={idleRoutes.legend}
      footer={
        <>
          {idleRoutes.footer}
          {station === null || features.times === true ? null : (
            <p className="kiosk__footnote">{words.stop.noTimes}</p>
          )}
        </>
      }
    />
  );
}
