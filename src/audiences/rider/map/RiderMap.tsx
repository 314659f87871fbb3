import './RiderMap.css';

import { memo, useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

import { vehicleIDOf } from '../../../api/feeds/vehicleFeed.ts';
import type { Settings } from '../../../contract/settings.ts';
import { eased } from '../../../features/vehicles/map/motion/motion.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import { metresBetween } from '../../../lib/geo/distance.ts';
import type { MapHandle } from '../../../map/createMapHandle.ts';
import type { Tap } from '../../../map/taps.ts';
import { useAnnounce } from '../../../ui/text/Announcer.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { MAP_INK } from '../../../ui/map-ink.ts';
import type { Theme } from '../../../lib/theme.ts';
import type { SheetHeight } from '../../../ui/panels/Sheet.tsx';
import { CityMap } from '../../../city/map/CityMap.tsx';
import { useCityView } from '../../../city/reads/useCityView.ts';
import type { CityView } from '../../../city/reads/useCityView.ts';
import type { StopsInView } from '../../../city/reads/useStopsInView.ts';
import { LaterWords } from '../../LaterWords.tsx';
import { MapControls } from '../../../city/map/MapControls.tsx';
import type { ChangeView, OnTravel } from '../../../view/useView.ts';
import type { Selection, View } from '../../../view/view.ts';
import { selectionsFrom } from '../../../city/map/selectionsFrom.ts';
import { cameraInView } from '../../../view/startCamera.ts';
import { MapMenuButton } from '../menu/MapMenuButton.tsx';
import { FollowedBus } from './FollowedBus.tsx';
import { useCovered } from './useCovered.ts';
import { useShowSearched } from './useShowSearched.ts';
import { useShowSelected } from './useShowSelected.ts';

interface RiderMapProps {
  settings: Settings;
  view: View;
  changeView: ChangeView;
  stopsInView: StopsInView;
  theme: Theme;
  highlight: Selection | null;
  sheet: SheetHeight;
  sheetElement: RefObject<HTMLElement | null>;
  onTravel: OnTravel;
  /** A tap met these: one to select, or several to choose from (R14). */
  onMeet: (met: readonly Selection[]) => void;
}

/** Whoever is farther from the city than this is told so, and the map stays where it is. */
const FAR_METRES = 100_000;

/** Of buses that are not shown none can be followed. */
const NO_FEEDS: CityView['feedReads'] = [];

/** A bus that stands is brought into the middle in this time, milliseconds. */
const LEAST_MOVE = 400;

/** What the legend draws where no route is chosen. */
const NO_ROUTE = { routeID: '', color: MAP_INK.light.accent };

const NOWHERE: readonly Place[] = [];

/** Nothing has been chosen yet, here or in the link that led here (R30). */
function isFirstLook({ routes, near, selection, panel }: View): boolean {
  return routes === null && near === null && selection === null && panel === 'stops';
}

/** The rider's map with its buttons: a tap on nothing searches there, a tap on something opens it. */
export const RiderMap = memo(function RiderMap(props: RiderMapProps) {
  return (
    <LaterWords>
      <MapWithButtons {...props} />
    </LaterWords>
  );
});

function MapWithButtons({ settings, view, changeView, theme, ...rest }: RiderMapProps) {
  const { words } = useLanguage();
  const announce = useAnnounce();
  const city = useCityView(settings, rest.stopsInView, view);
  const handle = useRef<MapHandle>(null);
  const padding = useCovered(rest.sheetElement, rest.sheet);
  const { selection, follow } = view;
  const selected = selection === null ? null : `${selection.kind} ${selection.id}`;
  const places = selection === null ? NOWHERE : city.placesOf(selection);
  useShowSelected({ settings, view, places, padding, onTravel: rest.onTravel }, handle);

  // What is told over the map stands there until a hand moves it or something else is selected.
  const [told, setTold] = useState<{ sentence: string; over: string | null } | null>(null);
  const tell = useCallback(
    (sentence: string) => {
      setTold({ sentence, over: selected });
      announce(sentence);
    },
    [selected, announce],
  );

  // The camera goes along until a hand moves the map, or something else is chosen (R13).
  const isOther = selected !== null && selected !== `vehicle ${follow}`;
  const followedKey = isOther ? null : follow;
  const letGo = useCallback(() => {
    if (follow === null) return;
    changeView({ follow: null });
    announce(words.follow.letGo);
  }, [follow, changeView, announce, words]);
  useEffect(() => {
    if (isOther) letGo();
  }, [isOther, letGo]);
  const onGone = useCallback(() => {
    if (follow === null) return;
    changeView({ follow: null });
    tell(words.follow.gone(vehicleIDOf(follow)));
  }, [follow, changeView, tell, words]);

  const leaveSearched = useShowSearched(view, city.nearby, handle);
  const search = (near: Place) => {
    setTold(null);
    letGo();
    // Its list is to be seen, and what an earlier tap met is left.
    rest.onMeet([]);
    // "Back" and "forward" come here again: where that is no flight has written yet.
    const camera = handle.current?.camera();
    const looksAt = camera ? cameraInView(camera) : view.camera;
    changeView({ near, selection: null, panel: 'stops', camera: looksAt }, 'push');
  };
  const onTap = ({ lngLat, hits }: Tap) => {
    const met = selectionsFrom(hits, city);
    if (met.length === 0) search(lngLat);
    else rest.onMeet(met);
  };
  const onLocate = (place: Place) => {
    if (metresBetween(place, settings.city.center) > FAR_METRES) {
      tell(words.map.locationOutside(settings.city.name));
      return;
    }
    search(place);
    handle.current?.flyTo({ center: place, zoom: 16 });
  };
  const toldNow = told?.over === selected ? told.sentence : null;
  const following =
    followedKey === null ? null : (
      <>
        {words.follow.following(vehicleIDOf(followedKey))}{' '}
        <Button look="plain" onClick={letGo}>
          {words.follow.stop}
        </Button>
      </>
    );
  const isSilent = toldNow === null && following === null;
  const firstHint = isFirstLook(view) ? words.page.hint : undefined;
  const hint = isSilent ? (
    firstHint
  ) : (
    <>
      {toldNow} {following}
    </>
  );
  return (
    <>
      <CityMap
        settings={settings}
        view={view}
        city={city}
        theme={theme}
        highlight={rest.highlight}
        padding={padding}
        hasScale
        followedKey={followedKey}
        onLead={({ end, msLeft }) =>
          handle.current?.goAlong(end, Math.max(LEAST_MOVE, msLeft), eased)
        }
        onMoveByHand={() => {
          leaveSearched();
          letGo();
          setTold(null);
        }}
        hint={hint}
        handleRef={handle}
        onTap={onTap}
        onCameraEnd={(camera) => changeView({ camera: cameraInView(camera) })}
      />
      <MapControls
        onZoomIn={() => handle.current?.zoomIn()}
        onZoomOut={() => handle.current?.zoomOut()}
        onNorthUp={() => handle.current?.northUp()}
        onLocate={onLocate}
        onTell={tell}
      >
        <MapMenuButton settings={settings} theme={theme} example={city.routes[0] ?? NO_ROUTE} />
      </MapControls>
      {followedKey === null ? null : (
        <FollowedBus
          followedKey={followedKey}
          feeds={view.hidden.includes('vehicles') ? NO_FEEDS : city.feedReads}
          staleness={settings.staleness}
          onGone={onGone}
        />
      )}
    </>
  );
}
