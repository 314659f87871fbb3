import type { CustomLayerInterface, Map as MapLibreMap } from 'maplibre-gl';

import { vehicleKey } from '../../../../api/feeds/vehicle-keys.ts';
import { parseHexColor } from '../../../../lib/colors/color.ts';
import type { Place } from '../../../../lib/geo/distance.ts';
import { monotonicNow } from '../../../../lib/time/monotonicNow.ts';
import type { SceneCustomLayer } from '../../../../map/scene/scene.ts';
import { VEHICLE_PALETTES, scaleAt } from '../../vehicle-style.ts';
import type { VehicleBadge, VehiclePalette } from '../../vehicle-style.ts';
import { paintVehicles } from '../first-map/paintVehicles.ts';
import type { RouteLine } from '../motion/along-line.ts';
import { advanceShown, isMoving, placeOf } from '../motion/shown-vehicles.ts';
import type { ShownVehicles } from '../motion/shown-vehicles.ts';
import type { VehicleToDraw } from './inDrawingOrder.ts';
import { pickVehicles } from './pickVehicles.ts';
import { packVehicles, isSameDrawing } from './vehicle-buffers.ts';
import type { VehicleBuffers } from './vehicle-buffers.ts';
import { fromOrigin, isAnyInSight, isMovingInSight } from './vehicle-frame.ts';
import { drawLabels } from './vehicle-labels.ts';
import { createVehicleProgram } from './vehicle-program.ts';
import type { VehicleProgram } from './vehicle-program.ts';

/** Everything that the layer draws. */
export interface VehicleLayerState {
  readonly vehicles: readonly VehicleToDraw[];
  readonly badgeOf: (routeID: string) => VehicleBadge;
  readonly lineOf: (routeID: string) => RouteLine | undefined;
  readonly palette: VehiclePalette;
  /** Whether the symbols are small at any zoom. */
  readonly isSmall?: boolean;
  /** How long the motion to a new place takes, milliseconds; 0 for no animation. */
  readonly duration: number;
}

/** Where a vehicle is drawn. For a vehicle at rest, `now` equals `end` and `msLeft` is 0. */
export interface ShownPlace {
  readonly now: Place;
  /** The reported place. */
  readonly end: Place;
  /** Milliseconds until it reaches `end`. */
  readonly msLeft: number;
}

/** The vehicles' layer. It survives the loss of a map's context, and repaints only after changes and during motion. */
export interface VehicleLayer extends SceneCustomLayer {
  show(state: VehicleLayerState): void;
  /** Where the vehicle with this `vehicleKey` is drawn; null if it is not. */
  shownOf(key: string): ShownPlace | null;
}

/** With software rendering, a map frame takes about 100 ms of CPU time, so it gets five a second. */
const SOFTWARE_FRAME = 200;
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

function isDrawnBySoftware(gl: WebGL2RenderingContext): boolean {
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = gl.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER);
  return typeof name === 'string' && SOFTWARE.test(name);
}

const colorsOf = ({ ring, outline, halo }: VehiclePalette) => ({
  ring: parseHexColor(ring),
  outline: parseHexColor(outline),
  halo: parseHexColor(halo),
});

/**
 * Creates the layer that draws and animates the vehicles.
 *
 * @param clock the clock of feeds and motions, milliseconds
 */
export function createVehicleLayer(id: string, clock: () => number = monotonicNow): VehicleLayer {
  let state: VehicleLayerState | null = null;
  let colors = colorsOf(VEHICLE_PALETTES.light);
  let shown: ShownVehicles = new Map();
  let buffers: VehicleBuffers | null = null;
  /** Repaints the map that has the layer, if one of the buffers is in sight. Only one map has it at a time. */
  let repaintMap: ((...changed: readonly VehicleBuffers[]) => void) | null = null;
  /** Repaints the first map. */
  let repaintCanvas: (() => void) | null = null;
  let canvasTimer = 0;

  function create(): CustomLayerInterface {
    let map: MapLibreMap | null = null;
    let program: VehicleProgram | null = null;
    let loaded: VehicleBuffers | null = null;
    let loadedLabels = '';
    let [isSoftware, timer] = [false, 0];
    const repaint = () => map?.triggerRepaint();
    const repaintInSight = (...changed: readonly VehicleBuffers[]) => {
      const seen = map;
      if (seen !== null && changed.some((one) => isAnyInSight(one, seen))) repaint();
    };

    function load(next: VehicleBuffers, ratio: number) {
      if (loaded !== next) program?.load(next);
      loaded = next;
      const labelKey = `${ratio} ${next.labels.join(' ')}`;
      if (loadedLabels === labelKey) return;
      const atlas = drawLabels(next.labels, ratio);
      if (atlas !== null) program?.loadLabels(atlas);
      loadedLabels = labelKey;
    }

    function scheduleFrame() {
      if (!isSoftware) return repaint();
      clearTimeout(timer);
      timer = window.setTimeout(repaint, SOFTWARE_FRAME);
    }

    return {
      id,
      type: 'custom',
      renderingMode: '2d',
      onAdd(addedTo, gl) {
        map = addedTo;
        program = createVehicleProgram(gl);
        isSoftware = isDrawnBySoftware(gl);
        repaintMap = repaintInSight;
      },
      onRemove() {
        if (repaintMap === repaintInSight) repaintMap = null;
        clearTimeout(timer);
        program?.dispose();
        map = program = null;
      },
      render(gl, { defaultProjectionData }) {
        if (map === null || program === null || buffers === null) return;
        // Measured on the canvas, because MapLibre lowers its pixel ratio to the limits of the GPU.
        const ratio = gl.drawingBufferWidth / Number.parseFloat(map.getCanvas().style.width);
        load(buffers, ratio);
        const now = clock();
        program.draw({
          // The mercator matrix, also on a globe: at the zooms of a city the globe is flat.
          matrix: fromOrigin(defaultProjectionData.fallbackMatrix, buffers.origin),
          ratio,
          scale: scaleAt(map.getZoom(), buffers.count, state?.isSmall),
          now: now - buffers.epoch,
          isStill: !map.isMoving(),
          ...colors,
        });
        if (isMovingInSight(buffers, map, now)) scheduleFrame();
      },
    };
  }

  return {
    id,
    create,
    show(next) {
      const now = clock();
      shown = advanceShown(
        shown,
        next.vehicles.map(({ vehicle }) => vehicle),
        { now, lineOf: next.lineOf, duration: next.duration },
      );
      const packed = packVehicles(next.vehicles, shown, next.badgeOf, now);
      const isSame =
        buffers !== null && state?.palette === next.palette && isSameDrawing(buffers, packed);
      state = next;
      colors = colorsOf(next.palette);
      // No repaint after a poll without visible changes.
      if (isSame) return;
      repaintMap?.(...(buffers === null ? [] : [buffers]), packed);
      buffers = packed;
      repaintCanvas?.();
    },
    paint(paint) {
      repaintCanvas = paint.repaint;
      if (state === null) return;
      const now = clock();
      paintVehicles(paint, {
        ...state,
        placeOf({ vehicle }) {
          const one = shown.get(vehicleKey(vehicle));
          return one === undefined ? vehicle : placeOf(one, now);
        },
      });
      const isAnyMoving = [...shown.values()].some((one) => isMoving(one, now));
      clearTimeout(canvasTimer);
      if (isAnyMoving) canvasTimer = window.setTimeout(paint.repaint, SOFTWARE_FRAME);
    },
    shownOf(key) {
      const vehicle = shown.get(key);
      if (vehicle === undefined) return null;
      const now = clock();
      const { lat, lon } = placeOf(vehicle, now);
      const { motion } = vehicle;
      return {
        now: { lat, lon },
        end: { lat: vehicle.vehicle.lat, lon: vehicle.vehicle.lon },
        msLeft: motion === null ? 0 : Math.max(0, motion.startedAt + motion.duration - now),
      };
    },
    pick: (point, radiusPx, project) => pickVehicles(shown, clock(), point, radiusPx, project),
  };
}
