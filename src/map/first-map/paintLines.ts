import type { Project, ScenePaint } from '../scene/scene.ts';
import type { Reader } from './createReader.ts';

function linesOf(geometry: GeoJSON.Geometry): readonly GeoJSON.Position[][] {
  if (geometry.type === 'LineString') return [geometry.coordinates];
  const hasLines = geometry.type === 'MultiLineString' || geometry.type === 'Polygon';
  return hasLines ? geometry.coordinates : [];
}

function pathOf(geometry: GeoJSON.Geometry, project: Project): Path2D {
  const path = new Path2D();
  for (const line of linesOf(geometry)) {
    for (const [index, [lon = 0, lat = 0]] of line.entries()) {
      const { x, y } = project([lon, lat]);
      if (index === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    }
  }
  return path;
}

/** Draws the lines of a geometry, or with `isFilled` its area. */
export function paintLines(
  { context, project }: ScenePaint,
  geometry: GeoJSON.Geometry,
  reader: Reader,
  isFilled: boolean,
) {
  const path = pathOf(geometry, project);
  if (isFilled) {
    context.globalAlpha = reader.number('fill-opacity');
    context.fillStyle = reader.text('fill-color');
    context.fill(path);
    return;
  }
  const width = reader.number('line-width');
  const dashes = reader.numbers('line-dasharray').map((length) => length * width);
  context.globalAlpha = reader.number('line-opacity');
  context.strokeStyle = reader.text('line-color');
  context.lineWidth = width;
  context.lineCap = reader.text('line-cap') === 'round' ? 'round' : 'butt';
  context.lineJoin = reader.text('line-join') === 'round' ? 'round' : 'miter';
  context.setLineDash(dashes.length > 1 ? dashes : []);
  context.stroke(path);
}
