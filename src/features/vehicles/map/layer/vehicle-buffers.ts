import { parseHexColor } from '../../../../lib/color.ts';
import { vehicleKey } from '../../../../api/feeds/vehicleFeed.ts';
import type { TrackedVehicle } from '../../../../api/feeds/vehicleFeed.ts';
import { EARTH_RADIUS } from '../../../../lib/geo/lengths.ts';
import type { Place } from '../../../../lib/geo/distance.ts';
import type { Motion } from '../motion/motion.ts';
import { isMoving } from '../motion/shown-vehicles.ts';
import type { ShownVehicles } from '../motion/shown-vehicles.ts';
import { DIMMED_OPACITY, FADED_OPACITY } from './vehicle-style.ts';
import type { VehicleBadge } from './vehicle-style.ts';
import { PATHS_PER_ROW, PATH_TEXELS } from './vehicle-shaders.ts';

/** Floats of an instance: place 2, motion 4, fill 4, look 3. */
export const INSTANCE_FLOATS = 13;
/** A heading that no vehicle has, for the shader. */
const NO_HEADING = -1000;

/** A vehicle with how it stands out from the others or falls behind them. */
export interface VehicleToDraw {
  readonly vehicle: TrackedVehicle;
  /** Its feed is old (R11). */
  readonly isFaded: boolean;
  /** It is not what the rider asked for (R15). */
  readonly isDimmed: boolean;
  /** 0 as the others, 1 pointed at in the list, 2 selected. */
  readonly emphasis: 0 | 1 | 2;
}

/** When a motion is over, and between which degrees it is. */
interface Move {
  readonly until: number;
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** What the GPU gets. Positions are metres of the mercator plane from `origin`, y to the south. */
export interface VehicleBuffers {
  readonly count: number;
  /** Mercator, 0 to 1: 32-bit floats of the whole world are 2.4 m apart, of a city 2 mm. */
  readonly origin: { readonly x: number; readonly y: number };
  /** What the times in the buffers count from, for the same reason. */
  readonly epoch: number;
  readonly instances: Float32Array;
  /** RGBA32F, `PATH_TEXELS * PATHS_PER_ROW` wide. */
  readonly paths: Float32Array;
  readonly pathRows: number;
  /** Label texts by cell of the atlas. */
  readonly labels: readonly string[];
  /** The motions: no frame is needed for one that is over, or out of sight. */
  readonly moves: readonly Move[];
}

/** Metres of the mercator plane, which is what the earth's circumference is at the equator. */
export const MERCATOR_METERS = 2 * Math.PI * EARTH_RADIUS;

function mercator({ lat, lon }: Place) {
  const sine = Math.sin((lat * Math.PI) / 180);
  return {
    x: (lon + 180) / 360,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  };
}

function moveOf({ path, startedAt, duration }: Motion): Move {
  const [lats, lons] = [path.map(({ lat }) => lat), path.map(({ lon }) => lon)];
  return {
    until: startedAt + duration,
    west: Math.min(...lons),
    south: Math.min(...lats),
    east: Math.max(...lons),
    north: Math.max(...lats),
  };
}

/** Dimmed ones below, then from north to south as things stand on the ground, the chosen above all. */
function inDrawingOrder(vehicles: readonly VehicleToDraw[]): VehicleToDraw[] {
  const level = ({ emphasis, isDimmed }: VehicleToDraw) => emphasis * 2 - (isDimmed ? 1 : 0);
  return vehicles.toSorted(
    (a, b) =>
      level(a) - level(b) ||
      b.vehicle.lat - a.vehicle.lat ||
      (vehicleKey(a.vehicle) < vehicleKey(b.vehicle) ? -1 : 1),
  );
}

/**
 * Packs vehicles for one draw call. Pure.
 *
 * @param shown the motions of these vehicles
 * @param now the clock of the motions, milliseconds
 */
export function packVehicles(
  vehicles: readonly VehicleToDraw[],
  shown: ShownVehicles,
  badgeOf: (routeID: string) => VehicleBadge,
  now: number,
): VehicleBuffers {
  const ordered = inDrawingOrder(vehicles);
  const motionOf = ({ vehicle }: VehicleToDraw) => {
    const found = shown.get(vehicleKey(vehicle));
    return found !== undefined && isMoving(found, now) ? found.motion : null;
  };
  const moving = ordered.filter((drawn) => motionOf(drawn) !== null).length;
  const pathRows = Math.max(1, Math.ceil(moving / PATHS_PER_ROW));
  const paths = new Float32Array(pathRows * PATHS_PER_ROW * PATH_TEXELS * 4);
  const instances = new Float32Array(ordered.length * INSTANCE_FLOATS);
  const origin = mercator(ordered[0]?.vehicle ?? { lat: 0, lon: 0 });
  const local = (place: Place): [number, number] => {
    const { x, y } = mercator(place);
    return [(x - origin.x) * MERCATOR_METERS, (y - origin.y) * MERCATOR_METERS];
  };
  const cells = new Map<string, number>();
  const cellOf = (label: string) => {
    const cell = cells.get(label) ?? cells.size;
    cells.set(label, cell);
    return cell;
  };

  let pathIndex = 0;
  const moves: Move[] = [];
  for (const [index, drawn] of ordered.entries()) {
    const { vehicle } = drawn;
    const motion = motionOf(drawn);
    const timing = [0, 0, 0];
    if (motion !== null) {
      timing.splice(0, 3, motion.startedAt - now, motion.duration, pathIndex);
      moves.push(moveOf(motion));
      for (let texel = 0; texel < PATH_TEXELS; texel++) {
        const point = motion.path[texel] ?? motion.path.at(-1);
        if (point === undefined) continue;
        const place = [...local(point), point.fraction, point.heading];
        paths.set(place, (pathIndex * PATH_TEXELS + texel) * 4);
      }
      pathIndex++;
    }
    const badge = badgeOf(vehicle.routeID);
    const heading = vehicle.heading === null ? NO_HEADING : (vehicle.heading * Math.PI) / 180;
    const opacity = (drawn.isFaded ? FADED_OPACITY : 1) * (drawn.isDimmed ? DIMMED_OPACITY : 1);
    instances.set(
      [
        ...local(vehicle),
        ...timing,
        heading,
        ...parseHexColor(badge.fill),
        opacity,
        cellOf(badge.label),
        drawn.emphasis,
        ...parseHexColor(badge.text).slice(0, 1),
      ],
      index * INSTANCE_FLOATS,
    );
  }
  const labels = [...cells.keys()];
  return {
    count: ordered.length,
    origin,
    epoch: now,
    instances,
    paths,
    pathRows,
    labels,
    moves,
  };
}

const isSameList = (a: ArrayLike<unknown>, b: ArrayLike<unknown>) =>
  a.length === b.length && Array.from(a).every((value, index) => value === b[index]);

/** Whether two packings draw the same picture, for ever: both stand, at the same places. */
export function isSameDrawing(a: VehicleBuffers, b: VehicleBuffers): boolean {
  if ([...a.moves, ...b.moves].some(({ until }) => until > b.epoch)) return false;
  if (a.origin.x !== b.origin.x || a.origin.y !== b.origin.y) return false;
  return isSameList(a.labels, b.labels) && isSameList(a.instances, b.instances);
}
