/** A square from a corner to the north-east, in degrees. */
export interface Area {
  readonly south: number;
  readonly west: number;
  readonly degrees: number;
}

/**
 * Where a made city of so many stops lies. A larger city is wider, not denser: about two stops stand
 * within 500 ft of anywhere, as in real ones.
 */
export function areaOf(stops: number): Area {
  return { south: 43, west: -89.5, degrees: 0.2 * Math.sqrt(stops / 10_000) };
}
