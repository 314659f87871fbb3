import { useCallback, useMemo, useState } from 'react';

import { routeIDOf } from '../../../api/feeds/vehicle-keys.ts';
import type { Selection, View } from '../../../view/view.ts';
import { OPEN_JOURNEY, useOpenJourney } from '../openJourney.ts';
import { useOpenTrip } from '../useOpenTrip.ts';

const NONE: readonly string[] = [];

const keyOf = ({ kind, id }: Selection) => `${kind} ${id}`;

/** The selected stop or lot, and the stops with an alert: routes are searched for each of them. */
const placesOf = ({ selection, watches }: View): Selection[] => [
  ...(selection === null ? [] : [selection]),
  ...watches.map(({ stopID }): Selection => ({ kind: 'stop', id: stopID })),
];

/** The routes that the page adds by itself. */
interface AddedRoutes {
  readonly added: readonly string[];
  /** Adds the routes that were found at a stop or lot, for as long as it is selected or has an alert. */
  readonly addRoutes: (place: Selection, routeIDs: readonly string[]) => void;
}

/**
 * Until the rider chooses routes, the page adds those that the rider looks at: the routes of the selected
 * and of the followed bus, of the selected stop or lot, of stops with an alert, and of the open journey. So
 * their stops and lines are read, and a card says the same as the map, which has the buses of all routes.
 * The route of the open trip is added to chosen routes too, for the map to show the trip.
 */
export function useAddedRoutes(view: View): AddedRoutes {
  const [found, setFound] = useState<ReadonlyMap<string, readonly string[]>>(new Map());
  const addRoutes = useCallback(
    (place: Selection, routeIDs: readonly string[]) =>
      setFound((before) =>
        before.get(keyOf(place))?.join() === routeIDs.join()
          ? before
          : new Map([...before, [keyOf(place), routeIDs]]),
      ),
    [],
  );
  const { routes, selection, follow } = view;
  const buses = [selection?.kind === 'vehicle' ? selection.id : null, follow];
  const ofJourney = useOpenJourney(OPEN_JOURNEY.routeIDs, view);
  const openTrip = useOpenTrip(view);
  const ofTrip = openTrip === null ? NONE : [openTrip.trip.routeID];
  const routeIDs =
    routes === null
      ? [
          ...buses.map((key) => (key === null ? null : routeIDOf(key))),
          ...ofTrip,
          ...(ofJourney ?? NONE),
          ...placesOf(view).flatMap((place) => found.get(keyOf(place)) ?? []),
        ].filter((routeID) => routeID !== null)
      : ofTrip;
  // As text, because the view is a new object after each move of the map.
  const text = JSON.stringify([...new Set(routeIDs)]);
  const added = useMemo((): readonly string[] => JSON.parse(text), [text]);
  return { added, addRoutes };
}
