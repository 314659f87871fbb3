import { useMemo } from 'react';

import { NearbyOnMap } from '../../features/nearby/map/NearbyOnMap.tsx';
import { RouteLinesOnMap } from '../../features/stops/map/RouteLinesOnMap.tsx';
import { StopsOnMap } from '../../features/stops/map/StopsOnMap.tsx';
import type { CityStop } from '../../features/stops/mergeStops.ts';
import type { Theme } from '../../lib/colors/theme.ts';
import { MAP_COLORS } from '../../ui/map-colors.ts';
import type { Selection } from '../../view/view.ts';
import { usePageView } from '../../view/ViewContext.tsx';
import { useCity } from '../reads/CityContext.tsx';
import { useIsRead } from '../reads/live/useIsRead.ts';
import { LiveOnMap, type LiveOnMapProps } from './LiveOnMap.tsx';
import { NoticesOnMap } from './NoticesOnMap.tsx';
import { useNextStopPlace } from './useNextStopPlace.ts';
import { useRoutesInFocus } from './useRoutesInFocus.ts';

const NO_STOPS: readonly CityStop[] = [];

interface CityOnMapProps {
  /** See `LiveOnMapProps`. A picture of the whole city has no stops. */
  picture?: LiveOnMapProps['picture'];
  theme: Theme;
  highlight: Selection | null;
  followedKey: string | null;
  onFollow: LiveOnMapProps['onFollow'];
  reducedMotion: boolean;
}

/** Everything on the map, the same for every audience, without the layers that the view hides. */
export function CityOnMap({
  picture,
  theme,
  highlight,
  followedKey,
  onFollow,
  reducedMotion,
}: CityOnMapProps) {
  const city = useCity();
  const hasNotices = useIsRead()('notices');
  const ink = MAP_COLORS[theme];
  const { selection, hidden, near } = usePageView();
  const { foundStops, chosenStop } = city;
  const { ownSelection } = city;
  // A picture has nothing to choose: the mark of the stop would cover the lots around it.
  const chosenStopID =
    picture === undefined && ownSelection?.kind === 'stop'
      ? ownSelection.id
      : ownSelection?.kind === 'trip'
        ? (chosenStop?.stopID ?? null)
        : null;
  const markedStops = useMemo(
    () => [
      ...(chosenStopID === null ? [] : [chosenStopID]),
      ...(highlight?.kind === 'stop' ? [highlight.id] : []),
    ],
    [chosenStopID, highlight],
  );
  const shownIDs = useMemo(() => new Set(city.stops.map(({ stopID }) => stopID)), [city.stops]);
  const extraStop =
    chosenStop === undefined || shownIDs.has(chosenStop.stopID) || foundStops.includes(chosenStop)
      ? null
      : chosenStop;
  // Found and selected stops are on the map even if no chosen route serves them.
  const stops = useMemo(
    () => [
      ...city.stops,
      ...foundStops.filter(({ stopID }) => !shownIDs.has(stopID)),
      ...(extraStop === null ? [] : [extraStop]),
    ],
    [city.stops, foundStops, shownIDs, extraStop],
  );
  const hasStops = picture?.shows !== 'city';
  const focus = useRoutesInFocus(city);
  const nextStopAt = useNextStopPlace(city, selection);
  return (
    <>
      {hidden.includes('stops') ? null : (
        <>
          <RouteLinesOnMap routes={city.routes} halo={ink.halo} land={ink.land} focus={focus} />
          {hasStops ? (
            <StopsOnMap stops={stops} colorOf={city.colorOf} ink={ink} marked={markedStops} />
          ) : null}
          {hasNotices ? <NoticesOnMap stops={hasStops ? stops : NO_STOPS} theme={theme} /> : null}
        </>
      )}
      {near === null ? null : (
        <NearbyOnMap
          point={near}
          reachMeters={city.nearby.reachMeters}
          accent={ink.accent}
          halo={ink.halo}
        />
      )}
      <LiveOnMap
        theme={theme}
        reducedMotion={reducedMotion}
        highlight={highlight}
        nextStopAt={nextStopAt}
        chosenStop={chosenStop}
        followedKey={followedKey}
        onFollow={onFollow}
        picture={picture}
      />
    </>
  );
}
