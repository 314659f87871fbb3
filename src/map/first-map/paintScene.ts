import type { LayerSpecification } from 'maplibre-gl';

import { ownValue } from '../../lib/ownValue.ts';
import type { PickMap } from '../scene/picking.ts';
import type { SceneImage, ScenePaint, ScenePart, ScreenPoint } from '../scene/scene.ts';
import { createReader } from './createReader.ts';
import type { Reader } from './createReader.ts';
import { paintLines } from './paintLines.ts';
import { paintName } from './paintName.ts';
import type { Box } from './paintName.ts';

/** Symbols are drawn if their place is at most this far outside the canvas, in CSS pixels. */
const MARGIN = 60;

/** Where features are drawn, for the hit test. */
interface DrawnFeature {
  readonly layer: string;
  readonly feature: GeoJSON.Feature;
  readonly box: Box;
}

const canvases = new WeakMap<SceneImage, HTMLCanvasElement>();

/** A scene's image as a canvas, drawn once. */
function canvasOf(draw: SceneImage): HTMLCanvasElement {
  const canvas = canvases.get(draw) ?? draw().canvas;
  canvases.set(draw, canvas);
  return canvas;
}

function paintCircle(
  context: CanvasRenderingContext2D,
  { x, y }: ScreenPoint,
  reader: Reader,
): Box {
  const [radius, edge] = [
    reader.number('circle-radius', 5),
    reader.number('circle-stroke-width', 0),
  ];
  context.globalAlpha = reader.number('circle-opacity');
  context.fillStyle = reader.text('circle-color');
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
  if (edge > 0) {
    context.globalAlpha = 1;
    context.strokeStyle = reader.text('circle-stroke-color');
    context.lineWidth = edge;
    context.beginPath();
    context.arc(x, y, radius + edge / 2, 0, 2 * Math.PI);
    context.stroke();
  }
  const reach = radius + edge;
  return [x - reach, y - reach, x + reach, y + reach];
}

function paintIcon(
  context: CanvasRenderingContext2D,
  { x, y }: ScreenPoint,
  reader: Reader,
  draw: SceneImage,
): Box {
  const canvas = canvasOf(draw);
  const size = reader.number('icon-size');
  const [right = 0, down = 0] = reader.numbers('icon-offset');
  const [width, height] = [(canvas.width * size) / 2, (canvas.height * size) / 2];
  const left = x + right * size - width / 2;
  const isAbove = reader.text('icon-anchor') === 'bottom';
  const top = y + down * size - height / (isAbove ? 1 : 2);
  context.globalAlpha = 1;
  context.drawImage(canvas, left, top, width, height);
  return [left, top, left + width, top + height];
}

const isInZooms = ({ minzoom = 0, maxzoom = Infinity }: LayerSpecification, zoom: number) =>
  zoom >= minzoom && zoom < maxzoom;

/**
 * Draws the parts of a scene as MapLibre would draw them, from the bottom to the top.
 *
 * @returns what the hit test reads in place of a MapLibre map
 */
export function paintScene(
  paint: ScenePaint,
  parts: readonly ScenePart[],
  size: { width: number; height: number },
): PickMap {
  const { context, project, zoom } = paint;
  const drawn: DrawnFeature[] = [];
  const layers = new Set<string>();
  const taken: Box[] = [];
  context.clearRect(0, 0, size.width, size.height);

  function paintPoint(layer: LayerSpecification, at: ScreenPoint, reader: Reader, part: ScenePart) {
    if (layer.type === 'circle') return paintCircle(context, at, reader);
    const draw = ownValue(part.images ?? {}, reader.text('icon-image'));
    if (draw) return paintIcon(context, at, reader, draw);
    paintName(context, at, reader, taken, size);
    return null;
  }

  function paintFeature(layer: LayerSpecification, feature: GeoJSON.Feature, part: ScenePart) {
    const reader = createReader(layer, feature, zoom);
    if (!reader.isShown) return;
    if (feature.geometry.type !== 'Point') {
      paintLines(paint, feature.geometry, reader, layer.type === 'fill');
      return;
    }
    const [lon = 0, lat = 0] = feature.geometry.coordinates;
    const at = project([lon, lat]);
    const isNear =
      Math.abs(at.x - size.width / 2) < size.width / 2 + MARGIN &&
      Math.abs(at.y - size.height / 2) < size.height / 2 + MARGIN;
    const box = isNear ? paintPoint(layer, at, reader, part) : null;
    if (box === null) return;
    drawn.push({ layer: layer.id, feature, box });
    // The names that are drawn later keep clear of stops.
    if (layer.type === 'circle') taken.push(box);
  }

  const order = ({ beneathLabels = false }: ScenePart) => (beneathLabels ? 0 : 1);
  for (const part of parts.toSorted((a, b) => order(a) - order(b))) {
    for (const layer of part.layers ?? []) {
      if (!('source' in layer) || !isInZooms(layer, zoom)) continue;
      layers.add(layer.id);
      const features = ownValue(part.sources ?? {}, layer.source)?.features ?? [];
      const above = (feature: GeoJSON.Feature) => Number(feature.properties?.['above'] ?? 0);
      for (const feature of features.toSorted((a, b) => above(a) - above(b))) {
        paintFeature(layer, feature, part);
      }
    }
    context.globalAlpha = 1;
    context.setLineDash([]);
    part.custom?.paint(paint);
  }

  return {
    getLayer: (id) => (layers.has(id) ? id : undefined),
    queryRenderedFeatures: ([[left, top], [right, bottom]], { layers: among }) =>
      drawn
        .filter(
          ({ layer, box }) =>
            among.includes(layer) &&
            box[0] <= right &&
            box[2] >= left &&
            box[1] <= bottom &&
            box[3] >= top,
        )
        .map(({ layer, feature }) => ({
          layer: { id: layer },
          id: feature.id,
          properties: feature.properties ?? {},
          geometry: feature.geometry,
        })),
    project,
  };
}
