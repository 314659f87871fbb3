import type { LayerSpecification } from 'maplibre-gl';

import { ownValue } from '../../lib/ownValue.ts';
import { evaluate } from './evaluate.ts';

/** Reads a layer's properties for one feature. */
export function createReader(layer: LayerSpecification, feature: GeoJSON.Feature, zoom: number) {
  const input = { zoom, properties: feature.properties ?? {}, geometry: feature.geometry.type };
  const values: Record<string, unknown> = { ...layer.layout, ...layer.paint };
  const filter = 'filter' in layer ? layer.filter : undefined;
  const read = (name: string) => evaluate(ownValue(values, name), input);
  return {
    isShown: filter === undefined || evaluate(filter, input) === true,
    text(name: string) {
      const value = read(name);
      return typeof value === 'string' ? value : '';
    },
    number: (name: string, otherwise = 1) => Number(read(name) ?? otherwise),
    numbers: (name: string) => [read(name)].flat().map((value) => Number(value ?? 0)),
    names: (name: string) => [read(name)].flat().map(String),
  };
}
export type Reader = ReturnType<typeof createReader>;
