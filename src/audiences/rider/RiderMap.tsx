import './RiderMap.css';

import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { vehicleIDOf } from '../../api/vehicleFeed.ts';
import type { Settings } from '../../contract/settings.ts';
import { eased } from '../../features/vehicles/motion.ts';
import type { Place } from '../../lib/distance.ts';
import { metresBetween } from '../../lib/distance.ts';
import type { MapHandle } from '../../map/createMapHandle.ts';
import type { Tap } from '../../map/taps.ts';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { useLanguage } from '../../ui/Language.tsx';
import type { Theme } from '../../ui/map-ink.ts';
import type { SheetHeight } from '../../ui/Sheet.tsx';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { CityMap } from '../CityMap.tsx';
import { useCityView } from '../useCityView.ts';
import type { StopsInView } from '../useStopsInView.ts';
import { LaterWords } from '../LaterWords.tsx';
import { MapControls } from '../MapControls.tsx';
import type { ChangeView } from '../useView.ts';
import type { Selection, View } from '../view.ts';
import { selectionsFrom } from '../selectionsFrom.ts';
import { MapMenuButton } from './MapMenuButton.tsx';
import { useShowSearched } from './useShowSearched.ts';

interface RiderMapProps {
  settings: Settings;
  view: View;
  changeView: ChangeView;
  stopsInView: StopsInView;
  theme: Theme;
  highlight: Selection | null;
  sheet: SheetHeight;
  /** A tap met these: one to select, or several to choose from (R14). */
  onMeet: (met: readonly Selection[]) => void;
}

/** Whoever is farther from the city than this is told so, and the map stays where it is. */
const FAR_METRES = 100_000;

/** What RiderPage.css has for a finger's targets, pixels. */
const LOW_SHEET = 178;

/** What WatchStrip.css lets the watched stops take of a phone. */
const WATCH_STRIP = 144;

/** A bus that stands is brought into the middle in this time, milliseconds. */
const LEAST_MOVE = 400;

const NOWHERE: readonly Place[] = [];

/** How much of the map a phone's sheet covers; on a desk nothing does (R24). */
function useCovered(sheet: SheetHeight, isWatching: boolean) {
  const isPhone = useMediaQuery('(max-width: 719px)');
  return useMemo(() => {
    const low = isWatching ? LOW_SHEET + WATCH_STRIP : LOW_SHEET;
    const bottom = sheet === 'low' ? low : Math.round(window.innerHeight * 0.52);
    return { top: 0, right: 0, bottom: isPhone ? bottom : 0, left: 0 };
  }, [isPhone, sheet, isWatching]);
}

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
  const padding = useCovered(rest.sheet, view.watches.length > 0);
  const [located, setLocated] = useState<ReactNode>(null);

  const { selection } = view;
  const selectedPlaces = selection === null ? NOWHERE : city.placesOf(selection);
  const latestPlaces = useRef(NOWHERE);
  useEffect(() => {
    latestPlaces.current = selectedPlaces;
  });
  // Only a new selection moves the map, and only where it would be covered: a bus that drives away
  // does not drag the map along.
  const selected = selection === null ? null : `${selection.kind} ${selection.id}`;
  const isPlaced = selectedPlaces.length > 0;
  useEffect(() => {
    const [place, ...others] = latestPlaces.current;
    if (selected === null || !isPlaced || place === undefined) return;
    if (others.length === 0) handle.current?.ensureVisible(place);
    else handle.current?.ensureAllVisible([place, ...others]);
  }, [selected, isPlaced, padding]);

  // The camera goes along until a hand moves the map, or something else is chosen (R13).
  const isOther = selection !== null && selection.id !== view.follow;
  const followedKey = isOther ? null : view.follow;
  const isLeft = isOther && view.follow !== null;
  useEffect(() => {
    if (isLeft) changeView({ follow: null });
  }, [isLeft, changeView]);
  const letGo = () => {
    if (view.follow === null) return;
    changeView({ follow: null });
    announce(words.follow.letGo);
  };

  const leaveSearched = useShowSearched(view, city.nearby, handle);
  const search = (near: Place) => {
    setLocated(null);
    changeView({ near, selection: null, panel: 'stops' }, 'push');
  };
  const onTap = ({ lngLat, hits }: Tap) => {
    const met = selectionsFrom(hits, city);
    if (met.length === 0) search(lngLat);
    else rest.onMeet(met);
  };
  const onLocate = (place: Place) => {
    if (metresBetween(place, settings.city.center) > FAR_METRES) {
      setLocated(words.map.locationOutside(settings.city.name));
      return;
    }
    search(place);
    handle.current?.flyTo({ center: place, zoom: 16 });
  };
  const followed =
    followedKey === null ? null : (
      <>
        {words.follow.following(vehicleIDOf(followedKey))}{' '}
        <Button look="plain" onClick={letGo}>
          {words.follow.stop}
        </Button>
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
        }}
        hint={followed ?? located ?? (isFirstLook(view) ? words.page.hint : undefined)}
        handleRef={handle}
        onTap={onTap}
        onCameraEnd={({ center, zoom, bearing = 0 }) =>
          changeView({ camera: { ...center, zoom, bearing } })
        }
      />
      <MapControls
        onZoomIn={() => handle.current?.zoomIn()}
        onZoomOut={() => handle.current?.zoomOut()}
        onNorthUp={() => handle.current?.northUp()}
        onLocate={onLocate}
        onLocateFailed={(why) =>
          setLocated(why === 'denied' ? words.map.locationDenied : words.map.locationFailed)
        }
      >
        <MapMenuButton settings={settings} view={view} changeView={changeView} />
      </MapControls>
    </>
  );
}
