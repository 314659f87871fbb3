import { createContext, use, useEffect, useLayoutEffect, useRef } from 'react';

import type { Scene } from './createScene.ts';
import type { ScenePart } from './scene.ts';

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
  const latest = useRef(part);
  useLayoutEffect(() => {
    latest.current = part;
  });
  // A map that takes another's place is whole in its first frame. Later changes wait for the paint.
  useLayoutEffect(() => scene.set(latest.current), [scene]);
  useEffect(() => scene.set(part), [scene, part]);
  useEffect(() => () => scene.remove(part.id), [scene, part.id]);
}
