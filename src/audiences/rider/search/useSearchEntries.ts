import { useDeferredValue, useMemo } from 'react';

import { vehicleKey } from '../../../api/feeds/vehicle-keys.ts';
import type { CityView } from '../../../city/reads/useCityView.ts';
import type { Settings } from '../../../contract/settings/settings.ts';
import { type AddedKind, SEARCHED_KINDS, type SelectionKind } from '../../../contract/subjects.ts';
import { allRoutes } from '../../../features/routes/routesInView.ts';
import type { SearchEntry } from '../../../features/search/results/findEntries.ts';
import type { CityStop } from '../../../features/stops/mergeStops.ts';
import { towardText } from '../../../features/stops/towardText.ts';
import { badgeText, labelInSentence, nameBesideLabel } from '../../../lib/names/route-name.ts';
import { stopNumbers } from '../../../lib/names/stop-numbers.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { stopDetail } from './stopDetail.ts';
import { useOtherNames } from './useOtherNames.ts';

const NO_STOPS: readonly CityStop[] = [];

/**
 * Everything that can be found by name or number: the settings' routes, the loaded stops, buses, lots and
 * events, and the stops that a search around a point found.
 *
 * @param isQueried whether there is a query; without one, the stops are added a moment after the first render
 */
export function useSearchEntries(
  { routes: configured, names }: Pick<Settings, 'routes' | 'names'>,
  city: CityView,
  isQueried: boolean,
): readonly SearchEntry[] {
  const { words, wordsOn, formats, labelOf, nameOf } = useLanguage();
  const otherNames = useOtherNames(names);
  const { routes, allStops, foundStops, vehicles, lots, events, thingsOf } = city;
  const stops = useMemo(() => {
    const loaded = new Set(allStops.map(({ stopID }) => stopID));
    return [...allStops, ...foundStops.filter(({ stopID }) => !loaded.has(stopID))];
  }, [allStops, foundStops]);

  // Two thousand stops have two thousand texts. A search that opens without a query doesn't wait for them.
  const namedStops = useDeferredValue(stops, isQueried ? stops : NO_STOPS);
  // Apart from the others, because buses change with every poll.
  const stopEntries = useMemo(
    () =>
      namedStops.map((stop): SearchEntry => {
        const language = { words, formats, nameOf };
        const numbers = stopNumbers(stop, language);
        const toward = towardText(stop, language);
        return {
          kind: 'stop',
          id: stop.stopID,
          name: nameOf(stop.intersection, stop.stopID),
          otherNames: otherNames(stop.intersection, stop.stopID),
          // The stops on both sides of a street have the same name.
          detail: stopDetail(numbers, formats.list(stop.routes.map(labelOf)), toward),
          ofStop: { numbers, toward, exitsToward: stop.exitsToward ?? [] },
        };
      }),
    [namedStops, words, formats, labelOf, nameOf, otherNames],
  );
  return useMemo(() => {
    // Every kind of selection except trips, which nobody searches for.
    const byKind = {
      route: allRoutes(configured, routes).map((route): SearchEntry => ({
        kind: 'route',
        id: route.routeID,
        name: words.routes.unnamed(labelInSentence(badgeText(route))),
        detail: nameBesideLabel(route, words.routes),
        otherNames: otherNames(route.name),
      })),
      stop: stopEntries,
      vehicle: vehicles.map((vehicle): SearchEntry => ({
        kind: 'vehicle',
        id: vehicleKey(vehicle),
        name: wordsOn(vehicle.routeID).vehicles.vehicleID(vehicle.vehicleID),
        detail: [
          words.routes.unnamed(labelOf(vehicle.routeID)),
          ...(vehicle.direction === '' ? [] : [words.stops.toward(nameOf(vehicle.direction))]),
        ].join(' '),
      })),
      lot: lots.map(({ key, lot }): SearchEntry => ({
        kind: 'lot',
        id: key,
        name: lot.name,
        detail: '',
      })),
      event: events.map(({ key, eventName, eventVenue }): SearchEntry => ({
        kind: 'event',
        id: key,
        name: eventName,
        detail: eventVenue ?? '',
      })),
    } satisfies Record<
      'route' | Exclude<SelectionKind, 'trip' | AddedKind>,
      readonly SearchEntry[]
    >;
    const added = SEARCHED_KINDS.flatMap((kind) =>
      thingsOf(kind).map(({ id, name, detail }): SearchEntry => ({ kind, id, name, detail })),
    );
    return [...Object.values(byKind).flat(), ...added];
  }, [
    configured,
    routes,
    stopEntries,
    vehicles,
    lots,
    events,
    thingsOf,
    words,
    wordsOn,
    labelOf,
    nameOf,
    otherNames,
  ]);
}
