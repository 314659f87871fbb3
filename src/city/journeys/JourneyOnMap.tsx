import { useQueries } from '@tanstack/react-query';
import { type RefObject, useEffect, useMemo, useSyncExternalStore } from 'react';

import { routeDocumentQuery } from '../../api/queries/routeDocumentQuery.ts';
import {
  JOURNEY_SOURCE,
  journeyEnds,
  journeyLayers,
  journeyLines,
} from '../../features/journeys/map/journeyLines.ts';
import type { Theme } from '../../lib/colors/theme.ts';
import type { Place } from '../../lib/geo/distance.ts';
import type { MapHandle } from '../../map/createMapHandle.ts';
import { OPENED_MAP } from '../../map/openedMap.ts';
import { useScenePart } from '../../map/scene/useScenePart.ts';
import { MAP_COLORS } from '../../ui/map-colors.ts';
import type { JourneyView } from '../../view/journey-view.ts';
import { usePageView } from '../../view/ViewContext.tsx';
import { wayMargin } from '../map/wayMargin.ts';
import { useApi } from '../reads/ApiContext.ts';
import { type DrawnJourney, OPEN_JOURNEY, useOpenJourney } from '../reads/openJourney.ts';
import { useCityStops } from '../reads/StopsInViewContext.tsx';
import { STREET_WALKS } from './streetWalks.ts';
import { useEndPlace } from './useJourneyEnds.ts';

/** The largest zoom for a short journey. */
const MOST_ZOOM = 16;
/** Milliseconds between two looks for streets that the map has by now. */
const LOOKS = 1_000;

interface JourneyOnMapProps {
  theme: Theme;
  /** The map, which shows all of a journey, once for each one. */
  mapRef: RefObject<MapHandle | null>;
}

/** The open journey on the map; until there is one, where it begins and ends. */
export function JourneyOnMap(props: JourneyOnMapProps) {
  const view = usePageView();
  const journey = useOpenJourney(OPEN_JOURNEY.get, view);
  if (journey !== null) return <Drawn journey={journey} {...props} />;
  return view.journey === null ? null : <Ends asked={view.journey} {...props} />;
}

function Ends({ asked, theme, mapRef }: JourneyOnMapProps & { asked: JourneyView }) {
  const { halo, text: ink } = MAP_COLORS[theme];
  const [from, to] = [useEndPlace(asked.from), useEndPlace(asked.to)];
  const where = JSON.stringify([from, to].filter((place) => place !== null));
  const places = useMemo((): readonly Place[] => JSON.parse(where), [where]);
  useScenePart(
    useMemo(
      () => ({
        id: 'journey',
        order: 25,
        sources: { [JOURNEY_SOURCE]: journeyEnds(places) },
        layers: journeyLayers(ink, halo),
      }),
      [places, ink, halo],
    ),
  );
  // Two places are shown with the way between them.
  const isAlone = asked.from === null || asked.to === null;
  useEffect(() => {
    if (isAlone && places.length > 0) mapRef.current?.ensureVisible(places);
  }, [isAlone, places, mapRef]);
  return null;
}

function Drawn({ journey, theme, mapRef }: JourneyOnMapProps & { journey: DrawnJourney }) {
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
  const known = useSyncExternalStore(STREET_WALKS.subscribe, STREET_WALKS.get);
  const { halo, text: ink } = MAP_COLORS[theme];
  const lines = useMemo(
    () =>
      journeyLines(
        journey,
        colorOf,
        (routeID) => documents[routeIDs.indexOf(routeID)],
        (walk) => STREET_WALKS.of(known, walk)?.line,
      ),
    [journey, colorOf, documents, routeIDs, known],
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
  useEffect(() => {
    const shown: readonly Place[] = JSON.parse(where);
    mapRef.current?.show(shown, MOST_ZOOM, mapRef.current.camera()?.bearing ?? 0, wayMargin());
  }, [where, mapRef]);
  const walks = JSON.stringify(
    journey.legs.flatMap(({ kind, from, to }) => (kind === 'walk' ? [{ from, to }] : [])),
  );
  useEffect(() => {
    // Buses that move keep a map from ever being idle.
    const timer = setInterval(() => {
      const map = OPENED_MAP.get();
      if (map !== null && !STREET_WALKS.find(map, JSON.parse(walks))) clearInterval(timer);
    }, LOOKS);
    return () => clearInterval(timer);
  }, [walks]);
  return null;
}
