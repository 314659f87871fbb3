import type { StyleSpecification } from 'maplibre-gl';

import { ownValue } from '../../lib/ownValue.ts';
import { createSceneLayers } from './scene-layers.ts';
import type { SceneMap } from './scene-map.ts';
import { createSceneSources } from './scene-sources.ts';
import type { SceneImage, ScenePart } from './scene.ts';

/**
 * The desired content of the map, kept outside it. MapLibre can lose its style or context at any time
 * and then ignores changes without an error. So components change the scene only, and the scene
 * updates the attached map to match.
 */
export interface Scene {
  /** Adds a part or replaces the one with the same id. */
  set: (part: ScenePart) => void;
  remove(id: string): void;
  /** The parts on the map now, from the bottom to the top; none while detached. */
  drawn(): readonly ScenePart[];
  /** All parts, from the bottom to the top. */
  parts(): readonly ScenePart[];
  /** Calls `listener` after each change of the parts. Returns a function that removes it. */
  onChange(listener: () => void): () => void;
  /** Whether a map has all the sources of the scene and has loaded them. */
  isDrawn(map: LoadingMap): boolean;
  /** Whether a source belongs to the scene, not to the basemap. */
  has(source: string): boolean;
  /**
   * A basemap's style with the scene in it, for the map that is attached next: adding the layers to a
   * loaded style takes three times as long. Only custom layers are added on `attach`.
   */
  onStyle(basemap: StyleSpecification): StyleSpecification;
  /** Draws everything on a map whose style has just loaded, and keeps it up to date from then on. */
  attach(map: SceneMap): void;
  /** Stops drawing until the next `attach`, while the style is replaced or the context is lost. */
  detach(): void;
  /** Adds a missing image that a layer uses. */
  drawImage(id: string): void;
}

/** The part of a MapLibre map that tells what it has loaded. */
interface LoadingMap {
  getSource(id: string): unknown;
  isSourceLoaded(id: string): boolean | void;
}

/** Parts from the bottom to the top. Sorts equal orders by id, so that the result is deterministic. */
function inDrawingOrder(parts: Iterable<ScenePart>): ScenePart[] {
  return [...parts].toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
}

/** How many unused images stay on the map. */
const MAX_UNUSED_IMAGES = 100;

export function createScene(): Scene {
  const partsByID = new Map<string, ScenePart>();
  const listeners = new Set<() => void>();
  const images = new Map<string, SceneImage>();
  const [sources, layers] = [createSceneSources(), createSceneLayers()];
  let map: SceneMap | null = null;
  let isScheduled = false;

  function imageOf(id: string): SceneImage | undefined {
    for (const { images = {} } of partsByID.values())
      if (Object.hasOwn(images, id)) return ownValue(images, id);
    return undefined;
  }

  function addImage(target: SceneMap, id: string, draw: SceneImage) {
    const { image, pixelRatio } = draw();
    if (target.hasImage(id)) target.removeImage(id);
    target.addImage(id, image, { pixelRatio });
    images.set(id, draw);
  }

  /** Updates images on the map whose drawing function changed. */
  function redrawImages(target: SceneMap) {
    for (const [id, drawn] of images) {
      const current = imageOf(id);
      if (current && current !== drawn && target.hasImage(id)) addImage(target, id, current);
    }
  }

  /**
   * Removes the oldest images that no part uses: images with a count change with each poll. Some stay,
   * because tiles that are being replaced may still show them.
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
  }

  /** Batches changes of several parts into one draw. */
  function schedule() {
    for (const listener of listeners) listener();
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
    parts: () => inDrawingOrder(partsByID.values()),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isDrawn: (target) =>
      map !== null &&
      [...partsByID.values()].every(({ sources = {} }) =>
        Object.keys(sources).every(
          (id) => target.getSource(id) !== undefined && target.isSourceLoaded(id) === true,
        ),
      ),
    has: (source) =>
      [...partsByID.values()].some((part) => Object.hasOwn(part.sources ?? {}, source)),
    onStyle(basemap) {
      const parts = inDrawingOrder(partsByID.values());
      return {
        ...basemap,
        sources: { ...basemap.sources, ...sources.inStyle(parts) },
        layers: layers.inStyle(basemap.layers, parts),
      };
    },
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
