import type { SceneMap, SceneSource } from './scene-map.ts';
import type { ScenePart } from './scene.ts';

interface WritableSource {
  setData(data: GeoJSON.FeatureCollection): Promise<void>;
}

function isWritable(source: unknown): source is WritableSource {
  return typeof source === 'object' && source !== null && 'setData' in source;
}

interface SourceSlot {
  latest: GeoJSON.FeatureCollection;
  written: GeoJSON.FeatureCollection;
  writing: boolean;
}

/** The scene's GeoJSON sources on the map's current style. */
export interface SceneSources {
  /** Ids of the sources that `draw` removes; their layers must be removed first. */
  staleSources(parts: readonly ScenePart[]): ReadonlySet<string>;
  draw(map: SceneMap, parts: readonly ScenePart[]): void;
  /** The sources of these parts, for a style. `reset` expects them on the map that loads it. */
  inStyle(parts: readonly ScenePart[]): Record<string, SceneSource>;
  /** Removes the scene's sources that a new style still has, unless they were put into it. */
  reset(map: SceneMap): void;
}

export function createSceneSources(): SceneSources {
  const slots = new Map<string, SourceSlot>();
  /** The sources that were put into the style that is loading. */
  let styled = new Map<string, SourceSlot>();

  /**
   * Writes the latest data, one write at a time. Gets the source from the map each time, because
   * after a context loss an old source object ignores writes without an error.
   */
  async function write(map: SceneMap, id: string, slot: SourceSlot) {
    if (slot.writing) return;
    slot.writing = true;
    while (slots.get(id) === slot && slot.written !== slot.latest) {
      const source = map.getSource(id);
      if (!isWritable(source)) break;
      slot.written = slot.latest;
      try {
        await source.setData(slot.latest);
      } catch {
        // MapLibre reports it with an error event, and the next data can still be written.
      }
    }
    slot.writing = false;
  }

  function desiredSources(parts: readonly ScenePart[]) {
    return parts.flatMap((part) =>
      Object.entries(part.sources ?? {}).map(([id, data]) => ({ id, data })),
    );
  }

  const specOf = ({ latest: data }: SourceSlot): SceneSource => ({ type: 'geojson', data });
  const newSlot = (data: GeoJSON.FeatureCollection): SourceSlot => ({
    latest: data,
    written: data,
    writing: false,
  });

  return {
    staleSources(parts) {
      const desired = new Set(desiredSources(parts).map(({ id }) => id));
      return new Set([...slots.keys()].filter((id) => !desired.has(id)));
    },

    draw(map, parts) {
      for (const id of this.staleSources(parts)) {
        if (map.getSource(id)) map.removeSource(id);
        slots.delete(id);
      }
      for (const { id, data } of desiredSources(parts)) {
        const slot = slots.get(id);
        if (slot) {
          slot.latest = data;
          void write(map, id, slot);
        } else {
          const added = newSlot(data);
          map.addSource(id, specOf(added));
          slots.set(id, added);
        }
      }
    },

    inStyle(parts) {
      styled = new Map(desiredSources(parts).map(({ id, data }) => [id, newSlot(data)]));
      return Object.fromEntries([...styled].map(([id, slot]) => [id, specOf(slot)]));
    },

    reset(map) {
      for (const id of slots.keys()) if (!styled.has(id) && map.getSource(id)) map.removeSource(id);
      slots.clear();
      for (const [id, slot] of styled) if (map.getSource(id)) slots.set(id, slot);
      styled.clear();
    },
  };
}
