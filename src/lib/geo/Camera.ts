import type { Place } from './distance.ts';

/** What the map shows. The center is that of the area that no panel covers. */
export interface Camera {
  readonly center: Place;
  /** From 0 (the world) to 22 (a doorstep). */
  readonly zoom: number;
  /** The direction that points up, in degrees clockwise from north; 0 if omitted. */
  readonly bearing?: number;
}

export interface Bounds {
  readonly southWest: Place;
  readonly northEast: Place;
}
