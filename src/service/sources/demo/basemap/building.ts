import type { Point } from '../ground/geometry.ts';

/** How a building is drawn: a house, a larger one, or one of downtown's. */
export type BuildingKind = 'house' | 'block' | 'tower';

/** A building: the middle of its front, the way its front runs, and its corners from there. */
export interface Building {
  readonly kind: BuildingKind;
  readonly at: Point;
  /** Metres east and north of `at`, around the building. */
  readonly corners: readonly Point[];
}
