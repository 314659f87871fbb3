import type { Snapshot } from '../../../../contract/snapshot/snapshot.ts';
import { measureLine } from '../../../../feeds/realtime/match/MeasuredLine.ts';
import type { Place } from '../../../../lib/geo/distance.ts';
import { memoizeByObject } from '../../../../lib/memoizeByObject.ts';
import { elementAt } from '../elementAt.ts';
import { demoSnapshot } from '../snapshot.ts';

/** The meters from the start of each line to each of its points. */
const measuredLines = memoizeByObject(({ lines }: Snapshot) =>
  lines.map((line) => measureLine(line).along),
);

/**
 * The place on a line of the snapshot.
 *
 * @param index of the line
 * @param meters from its start
 */
export function pointAlong(index: number, meters: number): Place {
  const snapshot = demoSnapshot();
  const along = elementAt(measuredLines(snapshot), index);
  const found = along.findIndex((end, point) => point > 0 && end >= meters);
  const point = found === -1 ? along.length - 1 : found;
  const [start = 0, end = 0] = along.subarray(point - 1, point + 1);
  const share = Math.min(1, (meters - start) / (end - start));
  const [lon = 0, lat = 0, nextLon = 0, nextLat = 0] = elementAt(snapshot.lines, index).slice(
    2 * point - 2,
    2 * point + 2,
  );
  return { lat: lat + (nextLat - lat) * share, lon: lon + (nextLon - lon) * share };
}
