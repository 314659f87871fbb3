import { useEffect, useMemo, useRef, useState } from 'react';

import { CityMap } from '../../../city/map/CityMap.tsx';
import { LaterLines } from '../../../city/map/LaterLines.tsx';
import { selectionsFrom } from '../../../city/map/selectionsFrom.ts';
import { useCity } from '../../../city/reads/CityContext.tsx';
import type { Theme } from '../../../lib/colors/theme.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import type { MapHandle } from '../../../map/createMapHandle.ts';
import { usePageView, PartViewContext } from '../../../view/ViewContext.tsx';
import { useMapGeneration } from '../layout/mapGeneration.ts';
import { isPictureOfCity } from '../options/isPictureOfCity.ts';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import type { Station } from '../station/useStation.ts';
import { useOpen } from '../touch/OpenContext.ts';
import { EdgeBarrier } from './EdgeBarrier.tsx';
import { HereOnMap } from './HereOnMap.tsx';
import { LOT_MARGIN, placesToShow } from './places-to-show.ts';
import { useResizes } from './useResizes.ts';

interface KioskMapProps {
  theme: Theme;
  station: Station | null;
}

/** Streets are readable, and a station's stops are apart. */
const NEAREST_ZOOM = 16;

/** The margin that keeps markers of lots whole; less on a very small map, which nothing would fit into. */
const lotMargin = (picture: HTMLElement | null): number =>
  Math.min(LOT_MARGIN, (picture?.clientWidth ?? 0) / 4, (picture?.clientHeight ?? 0) / 4);

/**
 * A picture of the station or the city: it can't be panned or zoomed, and nothing on it leads away. It is
 * drawn for reading at arm's length and then enlarged as a whole, by CSS, so that marks, lines and names
 * keep their proportions; the canvas has as many more pixels, so that it stays sharp. Where it can't run, the
 * first map stays.
 */
export function KioskMap({ theme, station }: KioskMapProps) {
  const { options, scale } = useKiosk();
  const city = useCity();
  const { allStops, lots } = city;
  const open = useOpen();
  const view = usePageView();
  const generation = useMapGeneration();
  const handle = useRef<MapHandle>(null);
  /** Counts the maps that became ready, so that each new one is fitted. Before that, the first map is. */
  const [readyMaps, setReadyMaps] = useState(0);
  /** Places along the edge of the picture, which may cut no name or mark; none if people can move the map. */
  const [edge, setEdge] = useState<readonly Place[]>([]);
  const picture = useRef<HTMLDivElement>(null);
  const resizes = useResizes(picture);
  const { bounds } = options;
  const areLotsNamed = options.lots.length > 0;
  const places = useMemo(
    () => placesToShow({ bounds, station, stops: allStops, lots, areLotsNamed }),
    [bounds, station, allStops, lots, areLotsNamed],
  );
  // A station's map has the lots around it.
  const hasLots = areLotsNamed || (station !== null && lots.length > 0);
  const { camera, bearing } = options;
  const isStill = !options.touch;
  // The same place text means the same picture: lots are new objects with each answer.
  const key = places.map(({ lat, lon }) => `${lat.toFixed(4)},${lon.toFixed(4)}`).join(' ');
  const latest = useRef(places);
  useEffect(() => {
    latest.current = places;
  });
  useEffect(() => {
    if (camera === null && key === '') return;
    const margin = hasLots ? lotMargin(picture.current) : undefined;
    if (camera === null) handle.current?.show(latest.current, NEAREST_ZOOM, bearing, margin);
    // People can move a map that they may touch.
    setEdge(isStill ? (handle.current?.edge() ?? []) : []);
  }, [isStill, readyMaps, resizes, generation, camera, key, bearing, hasLots]);
  const pictureView = useMemo(
    () => ({
      ...view,
      near: null,
      selection: null,
      camera: camera === null ? null : { ...camera.center, zoom: camera.zoom, bearing },
    }),
    [view, camera, bearing],
  );
  // All stops of a city would be a heap of dots over its name. A part of it may have few.
  const isOfCity = isPictureOfCity(options, station !== null);
  const cityPicture = useMemo(
    () => ({
      shows: isOfCity ? ('city' as const) : ('area' as const),
      // Where the operator has chosen the area, it shows all that is in it.
      isWhole: (place: Place, reachPx: number) =>
        edge.length === 0 ||
        camera !== null ||
        // The map may be fitted to a place with less space around it.
        handle.current?.isAnyInSight([place], Math.min(reachPx, lotMargin(picture.current) - 1)) !==
          false,
    }),
    [isOfCity, edge, camera],
  );
  const size = `${100 / scale.map}%`;
  return (
    <div
      ref={picture}
      className="kiosk__picture"
      style={{
        width: size,
        height: size,
        transform: `scale(${scale.map})`,
        '--kiosk-map': scale.map,
      }}
    >
      <PartViewContext value={pictureView}>
        <CityMap
          key={generation}
          theme={theme}
          highlight={null}
          hasScale={false}
          picture={cityPicture}
          interactive={options.touch}
          attributionLinks={false}
          pixelRatio={scale.map * window.devicePixelRatio}
          handleRef={handle}
          onTap={open === null ? undefined : ({ hits }) => open(selectionsFrom(hits, city))}
          onReady={() => setReadyMaps((count) => count + 1)}
        >
          <LaterLines theme={theme} />
          <EdgeBarrier edge={edge} />
          {station?.here ? <HereOnMap place={station.here} theme={theme} /> : null}
        </CityMap>
      </PartViewContext>
    </div>
  );
}
