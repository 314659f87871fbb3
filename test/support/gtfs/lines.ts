const METERS_PER_DEGREE = 111_195;

/** How far a point is from a segment in meters, on a flat map around the point. */
function metersFromSegment(
  [lat, lon]: readonly [number, number],
  [fromLon, fromLat]: readonly [number, number],
  [toLon, toLat]: readonly [number, number],
): number {
  const east = METERS_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  const [ax, ay] = [(fromLon - lon) * east, (fromLat - lat) * METERS_PER_DEGREE];
  const [dx, dy] = [(toLon - fromLon) * east, (toLat - fromLat) * METERS_PER_DEGREE];
  const squared = dx * dx + dy * dy;
  const share = squared === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / squared));
  return Math.hypot(ax + share * dx, ay + share * dy);
}

/**
 * How far the farthest of some points is from a line, in meters.
 *
 * @param points `[lat, lon]`
 * @param line longitudes and latitudes in turn
 */
export function metersOffLine(
  points: readonly (readonly [number, number])[],
  line: readonly number[],
): number {
  const places: [number, number][] = [];
  for (let at = 0; at + 1 < line.length; at += 2) places.push([line[at] ?? 0, line[at + 1] ?? 0]);
  let farthest = 0;
  for (const point of points) {
    let nearest = Infinity;
    places.forEach((to, index) => {
      const from = places[index - 1];
      if (from !== undefined) nearest = Math.min(nearest, metersFromSegment(point, from, to));
    });
    farthest = Math.max(farthest, nearest);
  }
  return farthest;
}
