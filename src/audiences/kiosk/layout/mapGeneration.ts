import { useSyncExternalStore } from 'react';

let generation = 0;
const listeners = new Set<() => void>();

/** Makes the display throw its map away and create another one. */
export function rebuildMap(): void {
  generation += 1;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How often the map was rebuilt: the key of the map's component. */
export const useMapGeneration = (): number => useSyncExternalStore(subscribe, () => generation);
