import { createContext, useContext, useEffect } from 'react';
import type { Scene } from './createScene.ts';
import type { ScenePart } from './scene.ts';

/** The scene of the map that a component is inside of. */
export const SceneContext = createContext<Scene | null>(null);

/**
 * Has a part on the map for as long as the component is mounted. A part that is another object is
 * drawn anew, so memoize it; it stays through context losses and changes of the basemap.
 *
 * @throws when the component is not inside a MapView
 */
export function useScenePart(part: ScenePart): void {
  const scene = useContext(SceneContext);
  if (!scene) throw new Error('useScenePart is for components inside a MapView');
  useEffect(() => scene.set(part), [scene, part]);
  useEffect(() => () => scene.remove(part.id), [scene, part.id]);
}
