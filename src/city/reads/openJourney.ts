import type { AnyLeg } from '../../contract/journeys/bike-journeys.ts';
import type { DriveLeg } from '../../contract/journeys/car-journeys.ts';

/** A journey as the map draws it: with the drive to a lot. */
export interface DrawnJourney {
  readonly legs: readonly (AnyLeg | DriveLeg)[];
}

const NONE: readonly string[] = [];

let open: DrawnJourney | null = null;
let routeIDs = NONE;
const listeners = new Set<() => void>();

/** The journey that is open in the list, for the map. Outside React state, because the map renders apart from the lists. */
export const OPEN_JOURNEY = {
  get: (): DrawnJourney | null => open,
  /** Its routes, each once. */
  routeIDs: (): readonly string[] => routeIDs,
  set: (journey: DrawnJourney | null): void => {
    if (journey === open) return;
    open = journey;
    const next = [
      ...new Set(journey?.legs.flatMap((leg) => (leg.kind === 'ride' ? [leg.routeID] : []))),
    ];
    // A poll changes times, and rarely the routes.
    if (next.join() !== routeIDs.join()) routeIDs = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
