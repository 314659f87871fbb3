import type { KeyPoint } from '../key-points.ts';

/** The kind of a district, which decides its street names and buildings. */
export type Fabric = 'downtown' | 'inner' | 'grid' | 'suburb' | 'campus' | 'works';

/** A corner: a key point, or kilometers east and north if there is no main road. */
type Corner = KeyPoint | readonly [number, number];

export interface District {
  /** The label on the map; districts without one belong to a neighbor. */
  readonly name?: string;
  readonly fabric: Fabric;
  /** Rotation of its streets in degrees, counterclockwise from north and east. */
  readonly turn?: number;
  /** Meters between streets: those that run across, and those that run up. */
  readonly across: number;
  readonly up: number;
  /** How far its streets curve, in meters. */
  readonly swing?: number;
  /** Share of block sides removed to join blocks, 0 to 1. */
  readonly joined?: number;
  /** Key points of a path that its streets follow instead of straight lines. */
  readonly along?: readonly KeyPoint[];
  /** Whether its streets across have numbers as names, counted from the square. */
  readonly numbered?: boolean;
  readonly corners: readonly Corner[];
}
