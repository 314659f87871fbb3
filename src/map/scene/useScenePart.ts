import { createContext, use, useEffect } from 'react';

import type { Scene } from './createScene.ts';
import type { ScenePart } from './scene.ts';
import { useShowOnMap } from './useShowOnMap.ts';

/** The scene of the enclosing map. */
export const SceneContext = createContext<Scene | null>(null);

/**
 * Draws a part on the map while the component is mounted, also across context losses and basemap
 * changes. Memoize the part: a new object is drawn again.
 *
 * @throws if the component is not inside a MapView
 */
export function useScenePart(part: ScenePart): void {
  const scene = use(SceneContext);
  if (!scene) throw new Error('useScenePart must be used inside a MapView');
  useShowOnMap(part, scene.set);
  useEffect(() => () => scene.remove(part.id), [scene, part.id]);
}
