import type { StyleSpecification } from 'maplibre-gl';

/** What a map draws without the late parts of MapLibre. */
const LAYERS = new Set(['background', 'circle', 'fill', 'line', 'raster', 'symbol']);
const SOURCES = new Set(['geojson', 'raster', 'vector']);

/**
 * Whether MapLibre needs its late parts to draw a style: for a globe, terrain, sky, hillshade, heatmaps,
 * buildings or pictures. Our own styles have none of these, and few other basemaps of streets do.
 */
export function needsLateParts({
  layers,
  sources,
  projection,
  sky,
  terrain,
}: StyleSpecification): boolean {
  return (
    layers.some(({ type }) => !LAYERS.has(type)) ||
    Object.values(sources).some(({ type }) => !SOURCES.has(type)) ||
    (projection !== undefined && projection.type !== 'mercator') ||
    sky !== undefined ||
    terrain !== undefined
  );
}
