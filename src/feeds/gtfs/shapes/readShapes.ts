import { cellReporter } from '../csv/cellReporter.ts';
import type { InternTable } from '../csv/InternTable.ts';
import type { Feed } from '../Feed.ts';
import { readGroups } from '../groups/readGroups.ts';
import { createShapeLine, DEGREE_UNITS } from './ShapeLine.ts';
import type { ShapeLine } from './ShapeLine.ts';

const FILE = 'shapes.txt';

/**
 * Reads the shapes that trips use, simplified to 5 m.
 *
 * @param ids the shape_ids that trips use
 * @returns the lines by the numbers of their shape_ids; a shape with fewer than two points has none
 */
export async function readShapes(
  feed: Feed,
  ids: InternTable,
): Promise<ReadonlyMap<number, ShapeLine>> {
  const lines = new Map<number, ShapeLine>();
  await readGroups(feed, {
    file: FILE,
    groupField: 'shape_id',
    sequenceField: 'shape_pt_sequence',
    groups: ids.size,
    open: (columnOf, findings) => {
      const [id, sequenceColumn] = [columnOf('shape_id'), columnOf('shape_pt_sequence')];
      const [latColumn, lonColumn] = [columnOf('shape_pt_lat'), columnOf('shape_pt_lon')];
      const distance = columnOf('shape_dist_traveled');
      const report = cellReporter(findings, FILE, 'shape_id', columnOf);
      let shape = -1;
      return (row, values) => {
        if (shape === -1 || !ids.isAt(shape, row, id)) shape = ids.find(row, id);
        if (shape === -1) return -1;
        const [lat, lon] = [row.decimal(latColumn), row.decimal(lonColumn)];
        const sequence = row.whole(sequenceColumn);
        const isLat = lat >= -90 && lat <= 90 && !(lat === 0 && lon === 0);
        const isLon = lon >= -180 && lon <= 180;
        const isSequence = sequence >= 0 && sequence <= 0x7fff_ffff;
        if (!isLat || !isLon || !isSequence) {
          const field = isLat ? (isLon ? 'shape_pt_sequence' : 'shape_pt_lon') : 'shape_pt_lat';
          report('bad-value', row, field);
          return -1;
        }
        values.sequence = sequence;
        values.a = Math.round(lon * DEGREE_UNITS);
        values.b = Math.round(lat * DEGREE_UNITS);
        values.distance = row.decimal(distance);
        if (Number.isNaN(values.distance) && !row.isEmpty(distance))
          report('ignored-value', row, 'shape_dist_traveled');
        return shape;
      };
    },
    restart: () => lines.clear(),
    finish: (shape, rows) => {
      const line = createShapeLine(rows);
      if (line !== null) lines.set(shape, line);
      else
        feed.findings.add('too-few-points', {
          file: FILE,
          field: 'shape_id',
          line: rows.lines[0] ?? 0,
          values: { shape_id: ids.text(shape) },
        });
    },
  });
  return lines;
}
