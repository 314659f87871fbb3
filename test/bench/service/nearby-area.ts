/** A square from its southwest corner, in degrees. */
export interface Area {
  readonly south: number;
  readonly west: number;
  readonly degrees: number;
}

/**
 * The area of a generated city with this many stops. Larger cities are wider, not denser: like in real
 * cities, about two stops are within 500 ft of any place.
 */
export function areaOf(stops: number): Area {
  return { south: 43, west: -89.5, degrees: 0.2 * Math.sqrt(stops / 10_000) };
}
