import { createSceneLayers } from './scene-layers.ts';
import { createSceneSources } from './scene-sources.ts';
import type { SceneMap } from './scene-map.ts';
import type { SceneImage, ScenePart } from './scene.ts';

/**
 * What is to be drawn, held outside the map. A map loses its style and context at any time and drops
 * what is set meanwhile, without an error (A23); so parts are only ever stated here, and a map that is
 * attached is brought in line with them.
 */
export interface Scene {
  /** States a part, in place of the part with its id. */
  set(part: ScenePart): void;
  remove(id: string): void;
  /** What is on the map now, from the bottom to the top; nothing while detached. */
  drawn(): readonly ScenePart[];
  /** Whether a source is one of the scene's own. */
  has(source: string): boolean;
  /** Draws everything on a map whose style has just been loaded, and keeps it in line from then on. */
  attach(map: SceneMap): void;
  /** Until the next `attach` nothing is drawn: the style is being replaced, or the context is lost. */
  detach(): void;
  /** Draws an image that a layer asked for. */
  drawImage(id: string): void;
}

/** Parts from the bottom to the top; those of one order by id, so that drawing never depends on time. */
function inDrawingOrder(parts: Iterable<ScenePart>): ScenePart[] {
  return [...parts].toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
}

/** Of images that no part has any more, as many stay on the map. */
const MAX_UNUSED_IMAGES = 100;

export function createScene(): Scene {
  const partsByID = new Map<string, ScenePart>();
  const images = new Map<string, SceneImage>();
  const [sources, layers] = [createSceneSources(), createSceneLayers()];
  let map: SceneMap | null = null;
  let isScheduled = false;

  function imageOf(id: string): SceneImage | undefined {
    for (const part of partsByID.values()) if (part.images?.[id]) return part.images[id];
    return undefined;
  }

  function addImage(target: SceneMap, id: string, draw: SceneImage) {
    const { image, pixelRatio } = draw();
    if (target.hasImage(id)) target.removeImage(id);
    target.addImage(id, image, { pixelRatio });
    images.set(id, draw);
  }

  /** Layers that are on the map with an image of before are shown with the one of now. */
  function redrawImages(target: SceneMap) {
    for (const [id, drawn] of images) {
      const current = imageOf(id);
      if (current && current !== drawn && target.hasImage(id)) addImage(target, id, current);
    }
  }

  /**
   * Lets go of images that no part has any more: where they hold a count, each poll brings new ones.
   * A tile that is being replaced may still show one, so a few are always left.
   */
  function removeUnusedImages(target: SceneMap) {
    const old = [...images.keys()].filter((id) => imageOf(id) === undefined);
    for (const id of old.slice(0, -MAX_UNUSED_IMAGES)) {
      if (target.hasImage(id)) target.removeImage(id);
      images.delete(id);
    }
  }

  function draw() {
    if (!map) return;
    const parts = inDrawingOrder(partsByID.values());
    layers.clear(map, parts, sources.staleSources(parts));
    sources.draw(map, parts);
    redrawImages(map);
    removeUnusedImages(map);
    layers.draw(map, parts);
    sources.drawStates(map, parts);
  }

  /** Parts that change together are drawn together. */
  function schedule() {
    if (!map || isScheduled) return;
    isScheduled = true;
    queueMicrotask(() => {
      isScheduled = false;
      draw();
    });
  }

  return {
    set(part) {
      if (partsByID.get(part.id) === part) return;
      partsByID.set(part.id, part);
      schedule();
    },
    remove(id) {
      if (partsByID.delete(id)) schedule();
    },
    drawn: () => (map ? inDrawingOrder(partsByID.values()) : []),
    has: (source) => [...partsByID.values()].some((part) => part.sources?.[source] !== undefined),
    attach(next) {
      layers.reset(next);
      sources.reset(next);
      map = next;
      draw();
    },
    detach() {
      map = null;
    },
    drawImage(id) {
      const image = imageOf(id);
      if (map && image && !map.hasImage(id)) addImage(map, id, image);
    },
  };
}
