import type { EaseToOptions, MapLibreMap } from 'maplibre-gl';
import type { Place } from '../lib/distance.ts';
import { uncoveredOffset } from './camera.ts';
import type { Bounds, Camera, Padding } from './camera.ts';
import { uncoveredCenter } from './taps.ts';

/** Kept free between what has to be seen and the edge of what covers the map. */
const MARGIN_PX = 48;

/** What buttons and lists can have the map do. While there is no map, nothing happens. */
export interface MapHandle {
  zoomIn(): void;
  zoomOut(): void;
  northUp(): void;
  /** Brings a place into the middle of what is not covered; zoom and bearing stay unless given. */
  flyTo(to: { center: Place; zoom?: number; bearing?: number }): void;
  /**
   * Goes along with something that arrives at a place in `duration` milliseconds: the place comes
   * into the middle of what is not covered, zoom and bearing stay. Where motion is reduced it jumps.
   */
  goAlong(to: Place, duration: number, easing: (share: number) => number): void;
  /** Shows a whole area, no nearer than `maxZoom` (16). */
  fit(bounds: Bounds, options?: { maxZoom?: number }): void;
  /** Moves only when the place is covered or off the map. */
  ensureVisible(place: Place): void;
  /** Where the map looks now; null while there is none. */
  camera(): Camera | null;
  resize(): void;
  focus(): void;
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
  const { x, y } = uncoveredCenter(map, padding);
  const { lat, lng } = map.unproject([x, y]);
  const camera = { center: { lat, lon: lng }, zoom: map.getZoom() };
  const bearing = map.getBearing();
  return bearing === 0 ? camera : { ...camera, bearing };
}

/** Looks through a camera at once, as at the start. */
export function lookThrough(map: MapLibreMap, camera: Camera, padding: Padding): void {
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
  const manner = () => ({ essential: true, animate: !reducedMotion(), duration: 300 });

  function ease(options: EaseToOptions) {
    map()?.easeTo({ ...manner(), ...options }, COMMANDED);
  }

  function zoomBy(steps: number) {
    const current = map();
    if (!current) return;
    const { x, y } = uncoveredCenter(current, padding());
    ease({ zoom: Math.round(current.getZoom()) + steps, around: current.unproject([x, y]) });
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
          offset: uncoveredOffset(padding()),
          ...(zoom === undefined ? {} : { zoom }),
          ...(bearing === undefined ? {} : { bearing }),
        },
        COMMANDED,
      );
    },
    goAlong: ({ lat, lon }, duration, easing) =>
      ease({ center: [lon, lat], offset: uncoveredOffset(padding()), duration, easing }),
    fit({ southWest, northEast }, { maxZoom = 16 } = {}) {
      const current = map();
      if (!current) return;
      const { top, right, bottom, left } = padding();
      current.fitBounds(
        [southWest.lon, southWest.lat, northEast.lon, northEast.lat],
        {
          ...manner(),
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
    },
    ensureVisible({ lat, lon }) {
      const current = map();
      if (!current) return;
      const { x, y } = current.project([lon, lat]);
      const { clientWidth, clientHeight } = current.getContainer();
      const { top, right, bottom, left } = padding();
      const isVisible =
        x >= left + MARGIN_PX &&
        x <= clientWidth - right - MARGIN_PX &&
        y >= top + MARGIN_PX &&
        y <= clientHeight - bottom - MARGIN_PX;
      if (!isVisible) ease({ center: [lon, lat], offset: uncoveredOffset(padding()) });
    },
    camera() {
      const current = map();
      return current && cameraOf(current, padding());
    },
    resize: () => void map()?.resize(),
    focus: () => map()?.getCanvas().focus(),
  };
}
