/**
 * Finds the point of a segment that is nearest to a point, on a plane. It takes numbers, not points,
 * because the demo city calls it a million times and stores its points in another form.
 *
 * @returns how far along from `a` to `b` the nearest point lies, 0 to 1; 0 where they are one point
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
