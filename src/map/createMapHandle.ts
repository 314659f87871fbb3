import type { EaseToOptions, MapLibreMap } from 'maplibre-gl';
import type { Place } from '../lib/geo/distance.ts';
import { boundsOf, uncoveredOffset } from './camera.ts';
import type { Camera } from '../lib/geo/Camera.ts';
import type { Bounds, Padding } from './camera.ts';
import { placeUnder, uncoveredCenter } from './taps.ts';

/** Kept free between what has to be seen and the edge of what covers the map. */
const MARGIN_PX = 48;

/** The zoom at which a small area is shown. */
const NEAREST_FIT = 16;

/** What buttons and lists can have the map do. While there is no map, nothing happens. */
export interface MapHandle {
  zoomIn(): void;
  zoomOut(): void;
  northUp(): void;
  /** Looks through a camera; the bearing stays unless it is given. */
  flyTo(to: Camera): void;
  /**
   * Goes along with something that arrives at a place in `duration` milliseconds: the place comes
   * into the middle of what is not covered, zoom and bearing stay. Where motion is reduced it jumps.
   */
  panWith(to: Place, duration: number, easing: (share: number) => number): void;
  /** Moves only when a place is covered or off the map; for one place the zoom stays. */
  ensureVisible(places: readonly Place[]): void;
  /** As `ensureVisible`, only when all were in sight while the map was covered as `before`. */
  keepVisible(places: readonly Place[], before: Padding): void;
  /** Moves, and zooms out, only when one of the places is covered or off the map. */
  ensureAllVisible(places: readonly Place[]): void;
  /** Where the map looks now; null while there is none. */
  camera(): Camera | null;
}

/** Stands in the events of a move that was commanded, and tells it from one by hand. */
const COMMANDED = { isCommanded: true };

interface HandleOptions {
  map: () => MapLibreMap | null;
  padding: () => Padding;
  reducedMotion: () => boolean;
}

/** The camera as this page means it: its middle is that of what no panel covers. */
export function cameraOf(map: MapLibreMap, padding: Padding): Camera {
  const camera = { center: placeUnder(map, uncoveredCenter(map, padding)), zoom: map.getZoom() };
  const bearing = map.getBearing();
  return bearing === 0 ? camera : { ...camera, bearing };
}

/** Looks through a camera at once, as at the start. */
export function applyCamera(map: MapLibreMap, camera: Camera, padding: Padding): void {
  map.easeTo({
    center: [camera.center.lon, camera.center.lat],
    zoom: camera.zoom,
    bearing: camera.bearing ?? 0,
    offset: uncoveredOffset(padding),
    animate: false,
  });
}

export function createMapHandle({ map, padding, reducedMotion }: HandleOptions): MapHandle {
  /** An essential move is made even where motion is reduced, but as a jump. */
  const moveOptions = () => ({ essential: true, animate: !reducedMotion(), duration: 300 });

  function ease(options: EaseToOptions) {
    map()?.easeTo({ ...moveOptions(), ...options }, COMMANDED);
  }

  function zoomBy(steps: number) {
    const current = map();
    if (!current) return;
    const { x, y } = uncoveredCenter(current, padding());
    ease({ zoom: Math.round(current.getZoom()) + steps, around: current.unproject([x, y]) });
  }

  /** Whether a place is on the map, uncovered, and so many pixels off its edges. Without a map, it is. */
  function isInSight({ lat, lon }: Place, margin: number, covered = padding()): boolean {
    const current = map();
    if (!current) return true;
    const { x, y } = current.project([lon, lat]);
    const { clientWidth, clientHeight } = current.getContainer();
    const { top, right, bottom, left } = covered;
    return (
      x >= left + margin &&
      x <= clientWidth - right - margin &&
      y >= top + margin &&
      y <= clientHeight - bottom - margin
    );
  }

  /** Shows a whole area. */
  function fit(current: MapLibreMap, { southWest, northEast }: Bounds, maxZoom: number) {
    const { top, right, bottom, left } = padding();
    current.fitBounds(
      [southWest.lon, southWest.lat, northEast.lon, northEast.lat],
      {
        ...moveOptions(),
        bearing: current.getBearing(),
        maxZoom,
        padding: {
          top: top + MARGIN_PX,
          right: right + MARGIN_PX,
          bottom: bottom + MARGIN_PX,
          left: left + MARGIN_PX,
        },
      },
      COMMANDED,
    );
  }

  function ensureAllVisible(places: readonly Place[]) {
    const current = map();
    const bounds = boundsOf(places);
    if (!current || bounds === null) return;
    // Where it flies to just now is not known: that it is in sight is then no reason to stay.
    if (!current.isMoving() && places.every((place) => isInSight(place, 0))) return;
    fit(current, bounds, current.isMoving() ? NEAREST_FIT : current.getZoom());
  }

  function ensureVisible(places: readonly Place[]) {
    const [place, ...others] = places;
    if (place === undefined) return;
    if (others.length > 0) ensureAllVisible(places);
    else if (!isInSight(place, MARGIN_PX)) {
      ease({ center: [place.lon, place.lat], offset: uncoveredOffset(padding()) });
    }
  }

  return {
    zoomIn: () => zoomBy(1),
    zoomOut: () => zoomBy(-1),
    northUp: () => ease({ bearing: 0 }),
    flyTo({ center, zoom, bearing }) {
      map()?.flyTo(
        {
          essential: true,
          animate: !reducedMotion(),
          maxDuration: 1500,
          center: [center.lon, center.lat],
          zoom,
          ...(bearing === undefined ? {} : { bearing }),
          offset: uncoveredOffset(padding()),
        },
        COMMANDED,
      );
    },
    panWith: ({ lat, lon }, duration, easing) =>
      ease({ center: [lon, lat], offset: uncoveredOffset(padding()), duration, easing }),
    ensureVisible,
    keepVisible(places, before) {
      const wasInSight = places.every((place) => isInSight(place, 0, before));
      if (wasInSight && !places.every((place) => isInSight(place, 0))) ensureVisible(places);
    },
    ensureAllVisible,
    camera() {
      const current = map();
      return current && cameraOf(current, padding());
    },
  };
}
