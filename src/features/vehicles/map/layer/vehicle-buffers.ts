import { vehicleKey } from '../../../../api/feeds/vehicle-keys.ts';
import { parseHexColor } from '../../../../lib/colors/color.ts';
import type { Place } from '../../../../lib/geo/distance.ts';
import { EARTH_RADIUS } from '../../../../lib/geo/lengths.ts';
import { memoizeByObject } from '../../../../lib/memoizeByObject.ts';
import { DIMMED_COLOR_SHARE, FADED_COLOR_SHARE } from '../../vehicle-style.ts';
import type { VehicleBadge } from '../../vehicle-style.ts';
import type { Motion, Path } from '../motion/motion.ts';
import { isMoving } from '../motion/shown-vehicles.ts';
import type { ShownVehicles } from '../motion/shown-vehicles.ts';
import { boxAround, emptyBox, extendTo, include } from './box.ts';
import type { Box } from './box.ts';
import { inDrawingOrder } from './inDrawingOrder.ts';
import type { VehicleToDraw } from './inDrawingOrder.ts';
import { PATHS_PER_ROW, PATH_TEXELS } from './vehicle-shaders.ts';

/** Floats per instance: place 2, motion 4, fill 4, look 3. */
export const INSTANCE_FLOATS = 13;
/** The floats of an instance that say when and along which path it moves. They mean nothing once it has arrived. */
const MOVE_FLOATS = { from: 2, to: 5 } as const;
/** Marks an unknown heading for the shader. */
const NO_HEADING = -1000;

/** The end time and the bounding box of a motion. */
interface Move extends Box {
  readonly until: number;
}

/** The data for the GPU. Positions are mercator meters from `origin`, with y to the south. */
export interface VehicleBuffers {
  readonly count: number;
  /** Mercator, 0 to 1. Needed because 32-bit floats are 2.4 m apart for the world, but 2 mm for a city. */
  readonly origin: { readonly x: number; readonly y: number };
  /** The zero of the times in the buffers, for the same reason. */
  readonly epoch: number;
  readonly instances: Float32Array;
  /** RGBA32F, `PATH_TEXELS * PATHS_PER_ROW` wide. */
  readonly paths: Float32Array;
  readonly pathRows: number;
  /** The label of each cell of the atlas. */
  readonly labels: readonly string[];
  /** The current motions. A motion that has ended or is off screen needs no frame. */
  readonly moves: readonly Move[];
  /** The box around all vehicles and their motions. If it is off screen, a change needs no frame. */
  readonly extent: Box;
}

/** Width of the mercator plane in meters: the earth's circumference at the equator. */
export const MERCATOR_METERS = 2 * Math.PI * EARTH_RADIUS;

function mercator({ lat, lon }: Place) {
  const sine = Math.sin((lat * Math.PI) / 180);
  return {
    x: (lon + 180) / 360,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  };
}

/*
 * The first poll runs all of this before the browser has optimized it: in plain loops, which make few objects, it
 * takes half as long.
 */

/** Memoized: a motion is packed again with every poll of any route until it ends. */
const moveOf = memoizeByObject(({ path, startedAt, duration }: Motion): Move => ({
  until: startedAt + duration,
  ...boxAround(path),
}));

/** Writes a path's points to `texels`, from the float `start` on. The last point fills the texels that are left. */
function packPath(
  path: Path,
  origin: VehicleBuffers['origin'],
  texels: Float32Array,
  start: number,
): void {
  const end = start + PATH_TEXELS * 4;
  let at = start;
  for (const point of path) {
    if (at === end) return;
    const { x, y } = mercator(point);
    texels[at++] = (x - origin.x) * MERCATOR_METERS;
    texels[at++] = (y - origin.y) * MERCATOR_METERS;
    texels[at++] = point.fraction;
    texels[at++] = point.heading;
  }
  for (; at < end; at += 4) texels.copyWithin(at, at - 4, at);
}

/**
 * Packs vehicles into buffers for one draw call. Pure.
 *
 * @param shown the motions of these vehicles
 * @param now milliseconds of the monotonic clock
 */
export function packVehicles(
  vehicles: readonly VehicleToDraw[],
  shown: ShownVehicles,
  badgeOf: (routeID: string) => VehicleBadge,
  now: number,
): VehicleBuffers {
  const ordered = inDrawingOrder(vehicles);
  const motions = ordered.map(({ vehicle }) => {
    const found = shown.get(vehicleKey(vehicle));
    return found !== undefined && isMoving(found, now) ? found.motion : null;
  });
  const moving = motions.filter((motion) => motion !== null).length;
  const pathRows = Math.max(1, Math.ceil(moving / PATHS_PER_ROW));
  const paths = new Float32Array(pathRows * PATHS_PER_ROW * PATH_TEXELS * 4);
  const instances = new Float32Array(ordered.length * INSTANCE_FLOATS);
  const origin = mercator(ordered[0]?.vehicle ?? { lat: 0, lon: 0 });
  const labels: string[] = [];
  const styles = new Map<string, ReturnType<typeof styleOf>>();
  const styleOf = (routeID: string) => {
    const { label, fill, text } = badgeOf(routeID);
    const cell = labels.includes(label) ? labels.indexOf(label) : labels.push(label) - 1;
    return { fill: parseHexColor(fill), ink: parseHexColor(text)[0], cell };
  };

  let pathIndex = 0;
  const moves: Move[] = [];
  const extent = emptyBox();
  for (const [index, { vehicle, isFaded, isDimmed, emphasis }] of ordered.entries()) {
    const motion = motions[index] ?? null;
    const style = styles.get(vehicle.routeID) ?? styleOf(vehicle.routeID);
    styles.set(vehicle.routeID, style);
    const { x, y } = mercator(vehicle);
    let at = index * INSTANCE_FLOATS;
    instances[at++] = (x - origin.x) * MERCATOR_METERS;
    instances[at++] = (y - origin.y) * MERCATOR_METERS;
    if (motion !== null) {
      instances[at] = motion.startedAt - now;
      instances[at + 1] = motion.duration;
      instances[at + 2] = pathIndex;
      const move = moveOf(motion);
      moves.push(move);
      extendTo(extent, move);
      packPath(motion.path, origin, paths, pathIndex * PATH_TEXELS * 4);
      pathIndex++;
    } else {
      include(extent, vehicle);
    }
    at += 3;
    instances[at++] = vehicle.heading === null ? NO_HEADING : (vehicle.heading * Math.PI) / 180;
    for (const channel of style.fill) instances[at++] = channel;
    instances[at++] = (isFaded ? FADED_COLOR_SHARE : 1) * (isDimmed ? DIMMED_COLOR_SHARE : 1);
    instances[at++] = style.cell;
    instances[at++] = emphasis;
    instances[at] = style.ink;
  }
  return {
    count: ordered.length,
    origin,
    epoch: now,
    instances,
    paths,
    pathRows,
    labels,
    moves,
    extent,
  };
}

function isSameList(
  a: ArrayLike<unknown>,
  b: ArrayLike<unknown>,
  isCompared: (index: number) => boolean = () => true,
): boolean {
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index++) {
    if (a[index] !== b[index] && isCompared(index)) return false;
  }
  return true;
}

function isOfMove(index: number): boolean {
  const float = index % INSTANCE_FLOATS;
  return float >= MOVE_FLOATS.from && float < MOVE_FLOATS.to;
}

/**
 * Whether two sets of buffers draw the same picture, as a bus that has arrived and one that stands there do. False
 * while a vehicle in either one moves.
 */
export function isSameDrawing(a: VehicleBuffers, b: VehicleBuffers): boolean {
  if ([...a.moves, ...b.moves].some(({ until }) => until > b.epoch)) return false;
  if (a.origin.x !== b.origin.x || a.origin.y !== b.origin.y) return false;
  return (
    isSameList(a.labels, b.labels) &&
    isSameList(a.instances, b.instances, (index) => !isOfMove(index))
  );
}
