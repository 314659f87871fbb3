import type { Place } from './distance.ts';

/** Where the map looks: the place in the middle of the part that no panel covers, and how near. */
export interface Camera {
  readonly center: Place;
  /** 0 shows the world, 22 a doorstep. */
  readonly zoom: number;
  /** Degrees clockwise from north that point up; 0 when left out. */
  readonly bearing?: number;
}
