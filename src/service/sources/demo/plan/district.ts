import type { KeyPoint } from './key-points.ts';

/** How a district is built up: its names of streets, its buildings and its speed follow. */
export type Fabric = 'downtown' | 'inner' | 'grid' | 'suburb' | 'campus' | 'works';

/** A corner: a key point, or kilometres east and north where no main road runs. */
export type Corner = KeyPoint | readonly [number, number];

export interface District {
  /** A name on the map; districts without one belong to a neighbour. */
  readonly name?: string;
  readonly fabric: Fabric;
  /** Degrees by which its streets are turned from north and east, to the left. */
  readonly turn?: number;
  /** Metres from street to street: those that run across, those that run up. */
  readonly across: number;
  readonly up: number;
  /** Metres by which its streets swing. */
  readonly swing?: number;
  /** Of its blocks' sides, how many are left out to join blocks, 0 to 1. */
  readonly joined?: number;
  /** Key points along which its streets run instead of straight. */
  readonly along?: readonly KeyPoint[];
  /** Its streets across have numbers, counted from the square. */
  readonly numbered?: boolean;
  readonly corners: readonly Corner[];
}
