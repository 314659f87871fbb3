import type { Camera } from '../lib/geo/Camera.ts';
import type { Bounds } from '../lib/geo/Camera.ts';
import type { Place } from '../lib/geo/distance.ts';
import { FIT_MARGIN, boundsOf, uncoveredOffset } from './camera/camera.ts';
import type { Padding } from './camera/camera.ts';
import type { CameraMap, CameraMove } from './camera/CameraMap.ts';
import { edgePlaces } from './edgePlaces.ts';
import { placeUnder, uncoveredCenter } from './taps.ts';

/** The space between a place that must be visible and the edge of the uncovered area. */
const MARGIN_PX = 48;

const evenly = (px: number): Padding => ({ top: px, right: px, bottom: px, left: px });

/** The largest zoom for fitting places while the map is moving. */
const NEAREST_FIT = 16;

/** The commands that buttons and lists give to the map. They do nothing while there is no map. */
export interface MapHandle {
  zoomIn(): void;
  zoomOut(): void;
  northUp(): void;
  /** Flies to a camera and keeps the bearing if the camera has none. */
  flyTo(to: Camera): void;
  /**
   * Pans along with a marker that reaches `to` in `duration` milliseconds, so that it ends at the
   * center of the uncovered area. Keeps zoom and bearing. Jumps with reduced motion.
   */
  panWith(to: Place, duration: number, easing: (share: number) => number): void;
  /** Whether one of the places is on the map, uncovered, and `marginPx` from what ends there; true without a map. */
  isAnyInSight(places: readonly Place[], marginPx?: number): boolean;
  /** Pans if a place is covered or off the map. For several places it may zoom out too. */
  ensureVisible(places: readonly Place[]): void;
  /** Like `ensureVisible`, but only if all places were visible with the padding `before`. */
  keepVisible(places: readonly Place[], before: Padding): void;
  /** Pans, and zooms out as needed, if one of the places is covered or off the map. */
  ensureAllVisible(places: readonly Place[]): void;
  /**
   * Shows all of these places, not nearer than `maxZoom`: with a bearing at once, else with the map's own in a motion.
   * `margin` is in pixels.
   */
  show(
    places: readonly Place[],
    maxZoom: number,
    bearing: number | undefined,
    margin?: number | Padding,
  ): void;
  /** Places along the edge of the canvas, side by side; none while there is no map. */
  edge(): readonly Place[];
  /** The current camera; null while there is no map. */
  camera(): Camera | null;
}

/** Event data of moves made by the handle, which distinguishes them from the user's. */
const COMMANDED = { isCommanded: true };

interface HandleOptions {
  map: () => CameraMap | null;
  padding: () => Padding;
  reducedMotion: () => boolean;
}

/** The map's current camera. Its center is that of the uncovered area, not of the canvas. */
export function cameraOf(map: CameraMap, padding: Padding): Camera {
  const camera = { center: placeUnder(map, uncoveredCenter(map, padding)), zoom: map.getZoom() };
  const bearing = map.getBearing();
  return bearing === 0 ? camera : { ...camera, bearing };
}

/** Applies a camera without animation. */
export function applyCamera(map: CameraMap, camera: Camera, padding: Padding): void {
  map.easeTo({
    center: [camera.center.lon, camera.center.lat],
    zoom: camera.zoom,
    bearing: camera.bearing ?? 0,
    offset: uncoveredOffset(padding),
    animate: false,
  });
}

export function createMapHandle({ map, padding, reducedMotion }: HandleOptions): MapHandle {
  /** MapLibre skips moves with reduced motion unless they are essential. Ours then jump. */
  const moveOptions = () => ({ essential: true, animate: !reducedMotion(), duration: 300 });

  function ease(options: CameraMove) {
    map()?.easeTo({ ...moveOptions(), ...options }, COMMANDED);
  }

  function zoomBy(steps: number) {
    const current = map();
    if (!current) return;
    const { x, y } = uncoveredCenter(current, padding());
    ease({ zoom: Math.round(current.getZoom()) + steps, around: current.unproject([x, y]) });
  }

  /** Whether a place is on the map, uncovered and `margin` pixels from the edges; true without a map. */
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

  function fit(
    current: CameraMap,
    { southWest, northEast }: Bounds,
    maxZoom: number,
    bearing?: number,
    margin: number | Padding = bearing === undefined ? MARGIN_PX : FIT_MARGIN,
  ) {
    const isInstant = bearing !== undefined;
    const { top, right, bottom, left } = padding();
    const around = typeof margin === 'number' ? evenly(margin) : margin;
    current.fitBounds(
      [southWest.lon, southWest.lat, northEast.lon, northEast.lat],
      {
        ...moveOptions(),
        ...(isInstant ? { animate: false } : {}),
        bearing: bearing ?? current.getBearing(),
        maxZoom,
        padding: {
          top: top + around.top,
          right: right + around.right,
          bottom: bottom + around.bottom,
          left: left + around.left,
        },
      },
      COMMANDED,
    );
  }

  function ensureAllVisible(places: readonly Place[]) {
    const current = map();
    const bounds = boundsOf(places);
    if (!current || bounds === null) return;
    // A place that is visible now may not be when a move ends, so a moving map always fits.
    if (!current.isMoving() && places.every((place) => isInSight(place, 0))) return;
    fit(current, bounds, current.isMoving() ? NEAREST_FIT : current.getZoom());
  }

  function ensureVisible(places: readonly Place[]) {
    // As above, what a moving map shows may be out of sight when it stands.
    const [place, ...others] = places;
    if (place === undefined) return;
    if (others.length > 0) ensureAllVisible(places);
    else if (map()?.isMoving() === true || !isInSight(place, MARGIN_PX)) {
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
    isAnyInSight: (places, marginPx = 0) =>
      places.length === 0 || places.some((place) => isInSight(place, marginPx)),
    ensureVisible,
    keepVisible(places, before) {
      const wasInSight = places.every((place) => isInSight(place, 0, before));
      if (wasInSight && !places.every((place) => isInSight(place, 0))) ensureVisible(places);
    },
    ensureAllVisible,
    show(places, maxZoom, bearing, margin) {
      const current = map();
      const bounds = boundsOf(places);
      if (current === null || bounds === null) return;
      fit(current, bounds, maxZoom, bearing, margin);
    },
    edge() {
      const current = map();
      return current === null ? [] : edgePlaces(current);
    },
    camera() {
      const current = map();
      return current && cameraOf(current, padding());
    },
  };
}
