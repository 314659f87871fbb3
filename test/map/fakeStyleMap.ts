import type { CustomLayerInterface, LayerSpecification, StyleSpecification } from 'maplibre-gl';

import type { SceneMap } from '../../src/map/scene/scene-map.ts';

type Layer = LayerSpecification | CustomLayerInterface;
type Data = GeoJSON.FeatureCollection;

interface FakeStyle {
  sources: Map<string, { data: Data }>;
  layers: Layer[];
  images: Set<string>;
}

/**
 * Fakes the style methods of a map as MapLibre 6.17 behaves: while the context is lost there are no
 * sources and setters do nothing; a restored style has what was set before the loss, except
 * custom layers; source objects from before the loss ignore writes; adding a source twice
 * throws.
 */
export function fakeStyleMap(basemap: readonly LayerSpecification[] = []) {
  const empty = (): FakeStyle => ({
    sources: new Map(),
    layers: [...basemap],
    images: new Set(),
  });
  let style: FakeStyle | null = empty();
  let snapshot: FakeStyle | null = null;
  const writes: { source: string; data: Data; done: () => void }[] = [];
  const at = (id: string | undefined) => style?.layers.findIndex((layer) => layer.id === id) ?? -1;
  const put = (layer: Layer, before?: string) => {
    if (before !== undefined && at(before) < 0) throw new Error(`No layer ${before} to go before`);
    style?.layers.splice(before === undefined ? style.layers.length : at(before), 0, layer);
  };

  const map: SceneMap = {
    getSource(id) {
      const held = style;
      const source = held?.sources.get(id);
      if (!held || !source) return undefined;
      return {
        setData: (data: Data) =>
          new Promise<void>((resolve) => {
            if (held === style) source.data = data;
            writes.push({ source: id, data, done: resolve });
          }),
      };
    },
    addSource(id, { data }) {
      if (style?.sources.has(id)) throw new Error(`There is already a source ${id}`);
      style?.sources.set(id, { data });
    },
    removeSource(id) {
      const user = style?.layers.find((layer) => 'source' in layer && layer.source === id);
      if (user) throw new Error(`Source ${id} is used by ${user.id}`);
      style?.sources.delete(id);
    },
    getLayer: (id) => style?.layers[at(id)],
    getLayersOrder: () => style?.layers.map(({ id }) => id) ?? [],
    addLayer(layer, before) {
      if (!style) return;
      if (at(layer.id) >= 0) throw new Error(`There is already a layer ${layer.id}`);
      if ('source' in layer && !style.sources.has(layer.source)) {
        throw new Error(`No source ${layer.source}`);
      }
      put(layer, before);
    },
    moveLayer(id, before) {
      const [layer] = style?.layers.splice(at(id), 1) ?? [];
      if (layer) put(layer, before);
    },
    removeLayer(id) {
      style?.layers.splice(at(id), 1);
    },
    setPaintProperty(id, name, value) {
      const layer = style?.layers[at(id)];
      if (style && layer && 'paint' in layer) {
        style.layers[at(id)] = Object.assign({}, layer, {
          paint: { ...layer.paint, [name]: value },
        });
      }
    },
    hasImage: (id) => style?.images.has(id) ?? false,
    addImage(id) {
      if (style?.images.has(id)) throw new Error(`There is already an image ${id}`);
      style?.images.add(id);
    },
    removeImage: (id) => style?.images.delete(id),
  };

  return {
    map,
    writes,
    dataOf: (source: string) => style?.sources.get(source)?.data,
    layer: (id: string) => style?.layers[at(id)],
    order: () => map.getLayersOrder(),
    loseContext() {
      snapshot = style;
      style = null;
    },
    restoreContext() {
      const kept = snapshot?.layers.filter(({ type }) => type !== 'custom') ?? [];
      style = {
        sources: new Map([...(snapshot?.sources ?? [])].map(([id, source]) => [id, { ...source }])),
        layers: [...kept],
        images: new Set(snapshot?.images),
      };
    },
    /** Loads another basemap, which has nothing of the old style. */
    replaceStyle() {
      style = empty();
    },
    /** Loads a style that has the scene's sources and layers. */
    loadStyle({ sources, layers }: StyleSpecification) {
      style = { ...empty(), layers: [...layers] };
      for (const [id, source] of Object.entries(sources)) {
        if (source.type !== 'geojson' || typeof source.data !== 'object') continue;
        if (!('features' in source.data)) continue;
        style.sources.set(id, { data: source.data });
      }
    },
  };
}
