import type { Point } from '../ground/geometry.ts';

/** How a building is drawn: a house, a larger building, or one downtown. */
export type BuildingKind = 'house' | 'block' | 'tower';

/** A building: the middle of its front, the direction of its front, and its corners. */
export interface Building {
  readonly kind: BuildingKind;
  readonly at: Point;
  /** Meters east and north of `at`, in order around the building. */
  readonly corners: readonly Point[];
}
