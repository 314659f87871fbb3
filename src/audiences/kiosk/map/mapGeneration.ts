import { useSyncExternalStore } from 'react';

import { createSharedValue } from '../../../ui/browser/createSharedValue.ts';

const generation = createSharedValue(0);

/** Makes the display throw its map away and create another one (A35). */
export const rebuildMap = (): void => generation.set(generation.get() + 1);

/** How often the map was rebuilt: the key of the map's component. */
export const useMapGeneration = (): number =>
  useSyncExternalStore(generation.subscribe, generation.get);
