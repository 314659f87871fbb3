import { useRef, useState } from 'react';
import type { RefObject } from 'react';

import { routeIDOf, vehicleIDOf } from '../../../api/feeds/vehicle-keys.ts';
import { CityMap } from '../../../city/map/CityMap.tsx';
import { MapControls } from '../../../city/map/MapControls.tsx';
import { selectionsFrom } from '../../../city/map/selectionsFrom.ts';
import { useCity } from '../../../city/reads/CityContext.tsx';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { useCityStops } from '../../../city/reads/StopsInViewContext.tsx';
import type { CityView } from '../../../city/reads/useCityView.ts';
import { eased } from '../../../features/vehicles/map/motion/motion.ts';
import type { Theme } from '../../../lib/colors/theme.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import type { MapHandle } from '../../../map/createMapHandle.ts';
import type { Tap } from '../../../map/taps.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Optional } from '../../../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { MAP_COLORS } from '../../../ui/map-colors.ts';
import type { SheetHeight } from '../../../ui/panels/Sheet.tsx';
import { useAnnounce } from '../../../ui/text/Announcer.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { viewCameraFrom } from '../../../view/startCamera.ts';
import type { Selection } from '../../../view/view.ts';
import { useChangeView, usePageView } from '../../../view/ViewContext.tsx';
import { listsMiddle } from '../panels/isFirstList.ts';
import { FollowedBusMonitor } from './FollowedBusMonitor.tsx';
import { LaterCity } from './LaterCity.tsx';
import { LayersButton } from './LayersButton.tsx';
import { journeyOfTap } from './tappedEnd.ts';
import { useFollowedBus } from './useFollowedBus.ts';
import { useMapHint } from './useMapHint.tsx';
import { useMapPadding } from './useMapPadding.ts';
import { useRevealRoute } from './useRevealRoute.ts';
import { useRevealSelection } from './useRevealSelection.ts';
import { useRoutesOutside } from './useRoutesOutside.ts';
import { useShowPoint } from './useShowPoint.ts';

const JourneyOnMap = lazyComponent(
  async () => (await import('../../../city/journeys/JourneyOnMap.tsx')).JourneyOnMap,
);

export interface MapWithButtonsProps {
  theme: Theme;
  highlight: Selection | null;
  sheet: SheetHeight;
  sheetElement: RefObject<HTMLElement | null>;
  /** A tap hit these: one to select, or several to choose from. */
  onTapHits: (tapHits: readonly Selection[]) => void;
  /** The end of the journey that is searched for, which a tap chooses; null for none. */
  end: 'from' | 'to' | null;
}

/** Hidden buses can't be followed. */
const NO_FEEDS: CityView['feedReads'] = [];

/** Milliseconds to center on a stationary bus. */
const MIN_PAN_DURATION = 400;
/** The legend's example if no route is chosen. */
const NO_ROUTE = { routeID: '', color: MAP_COLORS.light.accent };
const NO_PLACES: readonly Place[] = [];

/** The map with its buttons. A tap on a symbol opens its card; a tap elsewhere searches there. */
export function MapWithButtons({
  theme,
  highlight,
  sheet,
  sheetElement,
  onTapHits,
  end,
}: MapWithButtonsProps) {
  const { words, wordsOn, lang } = useLanguage();
  const announce = useAnnounce();
  const settings = useSettings();
  const view = usePageView();
  const changeView = useChangeView();
  const city = useCity();
  const handle = useRef<MapHandle>(null);
  const { selection } = view;
  const padding = useMapPadding(sheetElement, sheet, selection !== null);
  const selected = selection === null ? null : `${selection.kind} ${selection.id}`;
  const places = selection === null ? NO_PLACES : city.placesOf(selection);
  const { ownSelection } = city;
  const [mapState, setMapState] = useState(0);
  const onMapState = () => setMapState((count) => count + 1);
  const { setOthersDue } = useCityStops();
  useRevealRoute({ view, stops: city.stops, mapState }, handle);
  useRevealSelection({ settings, view, ownSelection, places, padding, mapState }, handle);

  // The message stays until the user pans the map, selects something else or changes the language.
  const shownFor = `${lang} ${selected}`;
  const [message, setMessage] = useState<{ sentence: string; shownFor: string } | null>(null);
  const showMessage = (sentence: string) => {
    setMessage({ sentence, shownFor });
    announce(sentence);
  };

  const { followedKey, stopFollowing } = useFollowedBus();
  const followedRouteID = followedKey === null ? null : routeIDOf(followedKey);
  const followWords = (followedRouteID === null ? words : wordsOn(followedRouteID)).follow;
  const onFollowedBusLeft = () => {
    if (followedKey === null) return;
    changeView({ follow: null });
    showMessage(followWords.busLeft(vehicleIDOf(followedKey)));
  };

  const keepMap = useShowPoint({ settings, view, mapState }, handle);
  const search = (near: Place) => {
    setMessage(null);
    stopFollowing();
    // Closes the choice from an earlier tap, which would cover the list.
    onTapHits([]);
    // "Back" and "forward" return to this camera, and the URL may still have the one from before a flight.
    const shown = handle.current?.camera();
    const camera = shown ? viewCameraFrom(shown) : view.camera;
    changeView({ near, selection: null, panel: 'stops', camera }, 'push');
    keepMap();
  };
  const onTap = ({ lngLat, hits }: Tap) => {
    const tapHits = selectionsFrom(hits, city);
    const journey = journeyOfTap(
      view.journey,
      { searched: end, hits: tapHits, point: lngLat },
      city,
    );
    if (journey !== null) {
      changeView({ journey });
      onTapHits([]);
    } else if (tapHits.length === 0) search(lngLat);
    else onTapHits(tapHits);
  };
  const onLocate = (place: Place) => {
    search(place);
    handle.current?.flyTo({ center: place, zoom: 16 });
  };
  const following =
    followedKey === null ? null : (
      <>
        {followWords.following(vehicleIDOf(followedKey))}{' '}
        <Button variant="plain" onClick={stopFollowing}>
          {followWords.stop}
        </Button>
      </>
    );
  const outside = useRoutesOutside({ view, stops: city.stops, padding, mapState }, handle);
  const hint = useMapHint({
    view,
    message: message?.shownFor === shownFor ? message.sentence : null,
    following,
    onShowRoutes: outside.length === 0 ? null : () => handle.current?.ensureAllVisible(outside),
  });
  return (
    <>
      <CityMap
        theme={theme}
        highlight={highlight}
        padding={padding}
        hasScale
        marksMiddle={listsMiddle(view, settings.features)}
        followedKey={followedKey}
        onReady={onMapState}
        onFailure={() => {
          onMapState();
          setOthersDue(true);
        }}
        onIdle={() => setOthersDue(true)}
        onFollow={({ end, msLeft }) =>
          handle.current?.panWith(end, Math.max(MIN_PAN_DURATION, msLeft), eased)
        }
        onUserMove={() => {
          stopFollowing();
          setMessage(null);
        }}
        hint={hint}
        handleRef={handle}
        onTap={onTap}
        onCameraEnd={(camera) => changeView({ camera: viewCameraFrom(camera) })}
      >
        <LaterCity theme={theme} />
        {view.journey === null ? null : (
          <Optional>
            <JourneyOnMap key={mapState} theme={theme} mapRef={handle} />
          </Optional>
        )}
      </CityMap>
      <MapControls
        onZoomIn={() => handle.current?.zoomIn()}
        onZoomOut={() => handle.current?.zoomOut()}
        onNorthUp={() => handle.current?.northUp()}
        onLocate={onLocate}
        onMessage={showMessage}
      >
        <LayersButton theme={theme} example={city.routes[0] ?? NO_ROUTE} covered={padding.bottom} />
      </MapControls>
      {followedKey === null ? null : (
        <FollowedBusMonitor
          key={followedKey}
          followedKey={followedKey}
          feeds={view.hidden.includes('vehicles') ? NO_FEEDS : city.feedReads}
          onLeave={onFollowedBusLeft}
        />
      )}
    </>
  );
}
