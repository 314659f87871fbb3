/**
 * Finds the point on a segment that is nearest to a point, in a plane. It takes numbers instead of
 * objects because the demo city calls it a million times and stores its points differently.
 *
 * @returns the position of that point from `a` (0) to `b` (1); 0 if `a` and `b` are equal
 */
export function segmentFraction(
  x: number,
  y: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  const dx = bx - ax;
  const dy = by - ay;
  const squaredLength = dx * dx + dy * dy;
  if (squaredLength === 0) return 0;
  const fraction = ((x - ax) * dx + (y - ay) * dy) / squaredLength;
  return fraction < 0 ? 0 : fraction > 1 ? 1 : fraction;
}
