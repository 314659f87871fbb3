/**
 * What is wrong with the map. `no-webgl`: this browser cannot draw it. `context-lost`: it is being
 * redrawn. `resting`: it was lost three times in ten minutes and comes back after ten. `worker`: its
 * code could not be loaded. `basemap`: streets are missing; what the scene holds is drawn.
 */
export type MapFailure = 'no-webgl' | 'context-lost' | 'resting' | 'worker' | 'basemap';

/** A style and its tiles fail and come back by themselves, and are one thing to whoever looks. */
type Trouble = Exclude<MapFailure, 'basemap'> | 'style' | 'tiles';

interface HealthEvents {
  onFailure: (failure: MapFailure) => void;
  /** The map is whole: drawn for the first time, or again after a failure. */
  onReady: () => void;
}

/** Tells of each failure once, however often it happens, and of the moment when none is left. */
export interface Health {
  fail(trouble: Trouble): void;
  recover(trouble: Trouble): void;
  /** Someone asked for another try: the next failure is told although it is known. */
  tellAgain(): void;
  /** The map was drawn, with streets or without: whatever kept it from that is over. */
  drawn: () => void;
}

const failureOf = (trouble: Trouble): MapFailure =>
  trouble === 'style' || trouble === 'tiles' ? 'basemap' : trouble;

export function createHealth({ onFailure, onReady }: HealthEvents): Health {
  const troubles = new Set<Trouble>();
  let isDrawn = false;
  let isAsked = false;

  return {
    fail(trouble) {
      const failure = failureOf(trouble);
      const isKnown = [...troubles].some((known) => failureOf(known) === failure);
      troubles.add(trouble);
      if (failure !== 'basemap') isDrawn = false;
      if (!isKnown || isAsked) onFailure(failure);
      isAsked = false;
    },
    tellAgain() {
      isAsked = true;
    },
    recover(trouble) {
      if (troubles.delete(trouble) && troubles.size === 0 && isDrawn) onReady();
    },
    drawn() {
      if (isDrawn) return;
      isDrawn = true;
      for (const trouble of troubles) {
        if (failureOf(trouble) !== 'basemap') troubles.delete(trouble);
      }
      if (troubles.size === 0) onReady();
    },
  };
}
