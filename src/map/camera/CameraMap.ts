import type { ScreenPoint } from '../scene/scene.ts';

/** Where a camera should go. `offset` is that of `center` from the canvas's center, in CSS pixels. */
export interface CameraMove {
  readonly center?: [lon: number, lat: number];
  readonly zoom?: number;
  readonly bearing?: number;
  readonly around?: { lng: number; lat: number };
  readonly offset?: [right: number, down: number];
  readonly animate?: boolean;
  readonly duration?: number;
  readonly maxDuration?: number;
  readonly essential?: boolean;
  readonly easing?: (share: number) => number;
}

interface Fit {
  readonly maxZoom: number;
  readonly bearing: number;
  readonly padding: { top: number; right: number; bottom: number; left: number };
  readonly animate: boolean;
  readonly duration: number;
  readonly essential: boolean;
}

/** The camera of a map, MapLibre's or the first map's, as MapLibre's class has it. */
export interface CameraMap {
  getZoom(): number;
  getBearing(): number;
  isMoving(): boolean;
  getContainer(): { readonly clientWidth: number; readonly clientHeight: number };
  project(place: [lon: number, lat: number]): ScreenPoint;
  unproject(point: [x: number, y: number]): {
    lng: number;
    lat: number;
    wrap(): { lng: number; lat: number };
  };
  easeTo(move: CameraMove, eventData?: object): unknown;
  flyTo(move: CameraMove, eventData?: object): unknown;
  fitBounds(
    bounds: [west: number, south: number, east: number, north: number],
    fit: Fit,
    eventData?: object,
  ): unknown;
}
