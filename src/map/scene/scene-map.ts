import type { CustomLayerInterface, LayerSpecification } from 'maplibre-gl';

/** A source with its data. */
export interface SceneSource {
  readonly type: 'geojson';
  readonly data: GeoJSON.FeatureCollection;
}

/** The part of a MapLibre map that the scene uses, so that tests can fake it. */
export interface SceneMap {
  getSource(id: string): unknown;
  addSource(id: string, source: SceneSource): unknown;
  removeSource(id: string): unknown;
  getLayer(id: string): { type: string } | undefined;
  getLayersOrder(): string[];
  addLayer(layer: LayerSpecification | CustomLayerInterface, before?: string): unknown;
  moveLayer(id: string, before?: string): unknown;
  removeLayer(id: string): unknown;
  setPaintProperty(layer: string, name: string, value: unknown): unknown;
  hasImage(id: string): boolean;
  addImage(id: string, image: ImageData, options: { pixelRatio: number }): unknown;
  removeImage(id: string): unknown;
}
