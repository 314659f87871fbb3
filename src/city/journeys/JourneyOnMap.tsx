import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';

import { routeDocumentQuery } from '../../api/queries/routeDocumentQuery.ts';
import {
  JOURNEY_SOURCE,
  journeyLayers,
  journeyLines,
} from '../../features/journeys/map/journeyLines.ts';
import type { Theme } from '../../lib/colors/theme.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { useScenePart } from '../../map/scene/useScenePart.ts';
import { MAP_COLORS } from '../../ui/map-colors.ts';
import { useApi } from '../reads/ApiContext.ts';
import { type DrawnJourney, OPEN_JOURNEY } from '../reads/openJourney.ts';
import { useCityStops } from '../reads/StopsInViewContext.tsx';

interface JourneyOnMapProps {
  theme: Theme;
  /** Shows all of a journey's places, once for each journey. */
  onShow: (places: readonly Place[]) => void;
}

/** The open journey on the map. */
export function JourneyOnMap(props: JourneyOnMapProps) {
  const journey = useSyncExternalStore(OPEN_JOURNEY.subscribe, OPEN_JOURNEY.get);
  return journey === null ? null : <Drawn journey={journey} {...props} />;
}

function Drawn({ journey, theme, onShow }: JourneyOnMapProps & { journey: DrawnJourney }) {
  const api = useApi();
  const { colorOf } = useCityStops();
  const routeIDs = useSyncExternalStore(OPEN_JOURNEY.subscribe, OPEN_JOURNEY.routeIDs);
  const documents = useQueries({
    queries: useMemo(
      () => routeIDs.map((routeID) => routeDocumentQuery(api, routeID)),
      [api, routeIDs],
    ),
    combine: (reads) => reads.map(({ data }) => data?.answer),
  });
  const { halo, text: ink } = MAP_COLORS[theme];
  const lines = useMemo(
    () => journeyLines(journey, colorOf, (routeID) => documents[routeIDs.indexOf(routeID)]),
    [journey, colorOf, documents, routeIDs],
  );
  useScenePart(
    useMemo(
      () => ({
        id: 'journey',
        order: 25,
        sources: { [JOURNEY_SOURCE]: lines },
        layers: journeyLayers(ink, halo),
      }),
      [lines, ink, halo],
    ),
  );
  const places = useMemo(
    () => journey.legs.flatMap(({ from, to }) => [from, to]).map(({ lat, lon }) => ({ lat, lon })),
    [journey],
  );
  const where = JSON.stringify(places);
  // Its times change with each poll, and its places don't.
  useEffect(() => onShow(JSON.parse(where)), [where, onShow]);
  return null;
}
