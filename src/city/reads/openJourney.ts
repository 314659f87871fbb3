import { useSyncExternalStore } from 'react';

import type { AnyLeg } from '../../contract/journeys/bike-journeys.ts';
import type { DriveLeg } from '../../contract/journeys/car-journeys.ts';
import type { View } from '../../view/view.ts';

/** A journey as the map draws it: with the drive to a lot. */
export interface DrawnJourney {
  readonly legs: readonly (AnyLeg | DriveLeg)[];
}

const NONE: readonly string[] = [];

let open: DrawnJourney | null = null;
let routeIDs = NONE;
let isListed = false;
const listeners = new Set<() => void>();

/** The journey that is open in the list, for the map. Outside React state, because the map renders apart from the lists. */
export const OPEN_JOURNEY = {
  get: (): DrawnJourney | null => open,
  /** Its routes, each once. */
  routeIDs: (): readonly string[] => routeIDs,
  /** Whether its list is shown, not a card in its place. */
  isListed: (): boolean => isListed,
  set: (journey: DrawnJourney | null): void => {
    if (journey === open && isListed) return;
    open = journey;
    isListed = journey !== null;
    const next = [
      ...new Set(journey?.legs.flatMap((leg) => (leg.kind === 'ride' ? [leg.routeID] : []))),
    ];
    // A poll changes times, and rarely the routes.
    if (next.join() !== routeIDs.join()) routeIDs = next;
    for (const listener of listeners) listener();
  },
  /** Its list is hidden by a card or gone. */
  leaveList: (): void => {
    isListed = false;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/**
 * Something of the open journey. While a card of a view with a journey covers the list, such as that of one of its buses,
 * the journey stays on the map.
 *
 * @returns null while none is open
 */
export function useOpenJourney<T>(
  get: () => T,
  { journey, selection }: Pick<View, 'journey' | 'selection'>,
): T | null {
  const value = useSyncExternalStore(OPEN_JOURNEY.subscribe, get);
  const isInList = useSyncExternalStore(OPEN_JOURNEY.subscribe, OPEN_JOURNEY.isListed);
  return isInList || (journey !== null && selection !== null) ? value : null;
}
