import { useMemo } from 'react';

import { JOURNEY_SOURCE, journeyLayers } from '../../features/journeys/map/journeyLines.ts';
import { tripLine } from '../../features/journeys/map/rideLine.ts';
import type { Theme } from '../../lib/colors/theme.ts';
import { useScenePart } from '../../map/scene/useScenePart.ts';
import { MAP_COLORS } from '../../ui/map-colors.ts';
import { useCity } from '../reads/CityContext.tsx';
import type { OpenTrip } from '../reads/useOpenTrip.ts';

/** The line of the open trip on the map, from its first stop to its last one. */
export function TripOnMap({ openTrip: { trip }, theme }: { openTrip: OpenTrip; theme: Theme }) {
  const { routes, stopByID, colorOf } = useCity();
  const { routeID, stops } = trip;
  const line = routes.find((route) => route.routeID === routeID)?.line;
  const color = colorOf(routeID);
  // Each poll changes its times, and rarely its stops.
  const where = JSON.stringify(
    stops.flatMap(({ stopID }) => {
      const stop = stopByID(stopID);
      return stop === undefined ? [] : [{ lat: stop.latitude, lon: stop.longitude }];
    }),
  );
  const drawn = useMemo(() => tripLine(JSON.parse(where), line, color), [where, line, color]);
  const { halo, text: ink } = MAP_COLORS[theme];
  useScenePart(
    useMemo(
      () => ({
        id: 'trip',
        order: 25,
        sources: { [JOURNEY_SOURCE]: drawn },
        layers: journeyLayers(ink, halo),
      }),
      [drawn, ink, halo],
    ),
  );
  return null;
}
