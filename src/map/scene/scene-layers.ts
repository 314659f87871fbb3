import type { LayerSpecification } from 'maplibre-gl';

import type { SceneMap } from './scene-map.ts';
import type { SceneCustomLayer, ScenePart } from './scene.ts';

type Drawable = LayerSpecification | SceneCustomLayer;

interface DesiredLayer {
  readonly layer: Drawable;
  readonly beneathLabels: boolean;
}

const isCustom = (layer: Drawable): layer is SceneCustomLayer => 'create' in layer;

const same = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Everything but the paint: only paint properties can change in place. */
function withoutPaint(layer: LayerSpecification) {
  return { ...layer, paint: undefined };
}

/** Updates the paint of a layer on the map; false if the layer has to be recreated instead. */
function repaint(map: SceneMap, before: Drawable, after: Drawable): boolean {
  if (before === after) return true;
  if (isCustom(before) || isCustom(after)) return false;
  if (!same(withoutPaint(before), withoutPaint(after))) return false;
  const [old, paint] = [new Map(Object.entries(before.paint ?? {})), after.paint ?? {}];
  for (const [name, value] of Object.entries(paint)) {
    if (!same(old.get(name), value)) map.setPaintProperty(after.id, name, value);
    old.delete(name);
  }
  for (const name of old.keys()) map.setPaintProperty(after.id, name, undefined);
  return true;
}

/** The basemap's lowest label layer; layers beneath labels go below it. */
function firstLabel(map: SceneMap, own: ReadonlySet<string>): string | undefined {
  return map
    .getLayersOrder()
    .find((layer) => !own.has(layer) && map.getLayer(layer)?.type === 'symbol');
}

function layersOf(parts: readonly ScenePart[]): DesiredLayer[] {
  return parts.flatMap((part) => [
    ...(part.layers ?? []).map((layer) => ({ layer, beneathLabels: part.beneathLabels === true })),
    ...(part.custom ? [{ layer: part.custom, beneathLabels: false }] : []),
  ]);
}

/** The scene's layers on the map's current style. */
export interface SceneLayers {
  /** Removes layers that are gone or must be recreated. Their sources can be removed after this. */
  clear(map: SceneMap, parts: readonly ScenePart[], staleSources: ReadonlySet<string>): void;
  /** Adds missing layers and corrects their order. */
  draw(map: SceneMap, parts: readonly ScenePart[]): void;
  /**
   * A style's layers with those of these parts in their places, but for custom layers, which no style can
   * hold. `reset` expects them on the map that loads the style.
   */
  inStyle(
    basemap: readonly LayerSpecification[],
    parts: readonly ScenePart[],
  ): LayerSpecification[];
  /** Removes the scene's layers that a new style still has, unless they were put into it. */
  reset(map: SceneMap): void;
}

export function createSceneLayers(): SceneLayers {
  const drawn = new Map<string, Drawable>();
  /** The layers that were put into the style that is loading. */
  let styled = new Map<string, LayerSpecification>();

  const removeLayer = (map: SceneMap, id: string) => {
    if (map.getLayer(id)) map.removeLayer(id);
    drawn.delete(id);
  };

  return {
    clear(map, parts, staleSources) {
      const desired = new Map(layersOf(parts).map(({ layer }) => [layer.id, layer]));
      for (const [id, layer] of drawn) {
        const next = desired.get(id);
        const losesSource = 'source' in layer && staleSources.has(layer.source);
        if (next === undefined || losesSource || !repaint(map, layer, next)) removeLayer(map, id);
        else drawn.set(id, next);
      }
    },

    draw(map, parts) {
      const desired = layersOf(parts);
      const own = new Set([...drawn.keys(), ...desired.map(({ layer }) => layer.id)]);
      const label = firstLabel(map, own);
      const onMap = map.getLayersOrder().filter((id) => own.has(id));
      const groups = [
        desired.filter(({ beneathLabels }) => !beneathLabels),
        desired.filter(({ beneathLabels }) => beneathLabels),
      ];
      const existingIDs = groups
        .toReversed()
        .flatMap((group) => group.map(({ layer }) => layer.id))
        .filter((id) => drawn.has(id));
      const outOfOrder = existingIDs.some((id, index) => onMap[index] !== id);
      let above: string | undefined;
      for (const group of groups) {
        if (group[0]?.beneathLabels && label !== undefined) above = label;
        for (const { layer } of group.toReversed()) {
          if (drawn.has(layer.id)) {
            if (outOfOrder) map.moveLayer(layer.id, above);
          } else {
            map.addLayer(isCustom(layer) ? layer.create() : layer, above);
            drawn.set(layer.id, layer);
          }
          above = layer.id;
        }
      }
    },

    inStyle(basemap, parts) {
      const [above, beneath] = [false, true].map((isBeneath) =>
        layersOf(parts).flatMap(({ layer, beneathLabels }) =>
          beneathLabels === isBeneath && !isCustom(layer) ? [layer] : [],
        ),
      );
      const own = [...(beneath ?? []), ...(above ?? [])];
      styled = new Map(own.map((layer) => [layer.id, layer]));
      const label = basemap.findIndex(({ type }) => type === 'symbol');
      return basemap
        .toSpliced(label < 0 ? basemap.length : label, 0, ...(beneath ?? []))
        .concat(above ?? []);
    },

    reset(map) {
      for (const id of drawn.keys()) if (!styled.has(id) && map.getLayer(id)) map.removeLayer(id);
      drawn.clear();
      for (const [id, layer] of styled) if (map.getLayer(id)) drawn.set(id, layer);
      styled.clear();
    },
  };
}
