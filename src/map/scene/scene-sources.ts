import type { SceneMap, SceneSource } from './scene-map.ts';
import type { SceneFeatureState, ScenePart } from './scene.ts';

interface WritableSource {
  setData(data: GeoJSON.FeatureCollection): Promise<void>;
}

function isWritable(source: unknown): source is WritableSource {
  return typeof source === 'object' && source !== null && 'setData' in source;
}

interface SourceSlot {
  readonly promoteId: string | undefined;
  latest: GeoJSON.FeatureCollection;
  written: GeoJSON.FeatureCollection;
  writing: boolean;
}

/** The scene's GeoJSON sources and feature states on the map's current style. */
export interface SceneSources {
  /** Ids of the sources that `draw` removes; their layers must be removed first. */
  staleSources(parts: readonly ScenePart[]): ReadonlySet<string>;
  draw(map: SceneMap, parts: readonly ScenePart[]): void;
  drawStates(map: SceneMap, parts: readonly ScenePart[]): void;
  /** The sources of these parts, for a style. `reset` expects them on the map that loads it. */
  inStyle(parts: readonly ScenePart[]): Record<string, SceneSource>;
  /** Removes the scene's sources that a new style still has, unless they were put into it. */
  reset(map: SceneMap): void;
}

const stateKey = ({ source, id }: SceneFeatureState) => `${source}\n${typeof id}\n${id}`;

export function createSceneSources(): SceneSources {
  const slots = new Map<string, SourceSlot>();
  /** The sources that were put into the style that is loading. */
  let styled = new Map<string, SourceSlot>();
  const states = new Map<string, SceneFeatureState>();

  /**
   * Writes the latest data, one write at a time (A27). Gets the source from the map each time, because
   * after a context loss an old source object ignores writes without an error (A23).
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
      Object.entries(part.sources ?? {}).map(([id, data]) => ({
        id,
        data,
        promoteId: part.promoteId?.[id],
      })),
    );
  }

  const specOf = ({ latest: data, promoteId }: SourceSlot): SceneSource => ({
    type: 'geojson',
    data,
    ...(promoteId ? { promoteId } : {}),
  });
  const newSlot = (data: GeoJSON.FeatureCollection, promoteId: string | undefined): SourceSlot => ({
    promoteId,
    latest: data,
    written: data,
    writing: false,
  });

  return {
    staleSources(parts) {
      const desired = new Map(desiredSources(parts).map((source) => [source.id, source]));
      const stale = [...slots].filter(([id, slot]) => {
        const source = desired.get(id);
        return source === undefined || source.promoteId !== slot.promoteId;
      });
      return new Set(stale.map(([id]) => id));
    },

    draw(map, parts) {
      for (const id of this.staleSources(parts)) {
        if (map.getSource(id)) map.removeSource(id);
        slots.delete(id);
        for (const [key, { source }] of states) if (source === id) states.delete(key);
      }
      for (const { id, data, promoteId } of desiredSources(parts)) {
        const slot = slots.get(id);
        if (slot) {
          slot.latest = data;
          void write(map, id, slot);
        } else {
          const added = newSlot(data, promoteId);
          map.addSource(id, specOf(added));
          slots.set(id, added);
        }
      }
    },

    drawStates(map, parts) {
      const desired = new Map(
        parts.flatMap((part) =>
          (part.featureStates ?? [])
            .filter(({ source }) => slots.has(source))
            .map((state) => [stateKey(state), state]),
        ),
      );
      for (const [key, old] of states) {
        if (JSON.stringify(desired.get(key)?.state) === JSON.stringify(old.state)) continue;
        map.removeFeatureState({ source: old.source, id: old.id });
        states.delete(key);
      }
      for (const [key, next] of desired) {
        if (states.has(key)) continue;
        map.setFeatureState({ source: next.source, id: next.id }, next.state);
        states.set(key, next);
      }
    },

    inStyle(parts) {
      styled = new Map(
        desiredSources(parts).map(({ id, data, promoteId }) => [id, newSlot(data, promoteId)]),
      );
      return Object.fromEntries([...styled].map(([id, slot]) => [id, specOf(slot)]));
    },

    reset(map) {
      for (const id of slots.keys()) if (!styled.has(id) && map.getSource(id)) map.removeSource(id);
      slots.clear();
      states.clear();
      for (const [id, slot] of styled) if (map.getSource(id)) slots.set(id, slot);
      styled.clear();
    },
  };
}
