import { useMemo } from 'react';

import { sameDestination, uniqueDestinations } from '../../../lib/names/destination.ts';
import { usePageView } from '../../../view/ViewContext.tsx';
import { useCityStops } from '../StopsInViewContext.tsx';

/**
 * Of a list about one route: the route, the destinations of its directions in the order of its document, and the one
 * whose stops are listed, with their IDs: the first one until the rider chooses. None of several routes, or of one
 * without a document.
 */
export function useRouteDirections() {
  const { chosen, routes } = useCityStops();
  const { destination } = usePageView();
  const route =
    chosen.length === 1 ? routes.find(({ routeID }) => routeID === chosen[0]) : undefined;
  return useMemo(() => {
    const destinations = uniqueDestinations(
      (route?.directions ?? []).map((direction) => direction.destination),
    ).filter((label) => label !== '');
    const [first = null] = destinations.length > 1 ? destinations : [];
    const listed = destination ?? first;
    const stopIDs = (route?.directions ?? []).flatMap((direction) =>
      sameDestination(direction.destination, listed) ? direction.stops : [],
    );
    return { route, destinations, listed, stopIDs: new Set(stopIDs) };
  }, [route, destination]);
}
