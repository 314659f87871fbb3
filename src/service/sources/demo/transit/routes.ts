import { simplified, type Point } from '../ground/geometry.ts';
import type { Ground } from '../ground/ground.ts';
import { measuredLine, type MeasuredLine } from '../ground/line.ts';
import type { Corner } from '../plan/districts/district.ts';
import { NAMED_STOPS, ROUTES, type RoutePlan } from '../plan/route-plan.ts';
import { createJunctionFinder, pathOfLegs, reverseLegs, legsThrough, type Legs } from './legs.ts';
import { createStopRegistry, type LineStop } from './stops.ts';

/** A route in one of its two directions. */
export interface Direction {
  readonly destination: string;
  readonly legs: Legs;
  readonly line: MeasuredLine;
  /** In the order of travel. The first and the last stop are the ends of the line. */
  readonly stops: readonly LineStop[];
}

export interface Route {
  readonly plan: RoutePlan;
  readonly directions: readonly [Direction, Direction];
}

/** Maximum deviation of a published line from its street, in meters. */
const WIRE_TOLERANCE = 3;

export const lineOnWire = ({ line }: Direction): Point[] => simplified(line.path, WIRE_TOLERANCE);

/** Lays the planned routes along the streets. */
export function createRoutes(ground: Ground): readonly Route[] {
  const { network, placeOfKey, seed } = ground;
  const nearest = createJunctionFinder(network);
  const junctionAt = (corner: Corner) =>
    typeof corner === 'string'
      ? nearest(placeOfKey(corner), true)
      : nearest([corner[0] * 1000, corner[1] * 1000], false);
  const named = new Map(NAMED_STOPS.map(([corner, name]) => [junctionAt(corner), name] as const));
  const registry = createStopRegistry(seed, named);
  const directionOf = (destination: string, legs: Legs, spacing: number): Direction => {
    const line = measuredLine(pathOfLegs(legs));
    return { destination, legs, line, stops: registry.stopsAlong(legs, line, spacing) };
  };
  return ROUTES.map((plan) => {
    const outbound = legsThrough(plan.via.map(junctionAt));
    const spacing = plan.spacing ?? 500;
    const inbound =
      plan.back === undefined ? reverseLegs(outbound) : legsThrough(plan.back.map(junctionAt));
    return {
      plan,
      directions: [
        directionOf(plan.destinations[0], outbound, spacing),
        directionOf(plan.destinations[1], inbound, spacing),
      ],
    };
  });
}
