/**
 * What is wrong with the map. `no-webgl`: this browser cannot draw it. `context-lost`: it is being
 * redrawn. `resting`: it was lost three times in ten minutes and comes back after ten. `worker`: its
 * worker could not be loaded or does not answer. `basemap`: streets are missing; what the scene holds is drawn.
 * `basemap-chunk`: they stay missing until the page is reloaded, since the code that reads them could
 * not be loaded (R33).
 */
export type MapFailure =
  | 'no-webgl'
  | 'context-lost'
  | 'resting'
  | 'worker'
  | 'basemap'
  | 'basemap-chunk';

/** A style and its tiles fail and come back by themselves, and are one thing to whoever looks. */
type Problem = Exclude<MapFailure, 'basemap'> | 'style' | 'tiles';

interface HealthEvents {
  onFailure: (failure: MapFailure) => void;
  /** The map is whole: drawn for the first time, or again after a failure. */
  onReady: () => void;
}

/** Tells of each failure once, however often it happens, and of the moment when none is left. */
export interface MapHealth {
  fail(problem: Problem): void;
  recover(problem: Problem): void;
  /** Someone asked for another try: the next failure is told although it is known. */
  reportAgain(): void;
  /** The map was drawn, with streets or without: whatever kept it from that is over. */
  drawn: () => void;
}

/** These do not end when the map is drawn, since it can be drawn without. */
const LASTING: readonly Problem[] = ['style', 'tiles', 'basemap-chunk', 'worker'];

const failureOf = (problem: Problem): MapFailure =>
  problem === 'style' || problem === 'tiles' ? 'basemap' : problem;

export function createMapHealth({ onFailure, onReady }: HealthEvents): MapHealth {
  const problems = new Set<Problem>();
  let isDrawn = false;
  let isReportRequested = false;

  return {
    fail(problem) {
      const failure = failureOf(problem);
      const isReported = [...problems].some((other) => failureOf(other) === failure);
      problems.add(problem);
      if (!LASTING.includes(problem)) isDrawn = false;
      if (!isReported || isReportRequested) onFailure(failure);
      isReportRequested = false;
    },
    reportAgain() {
      isReportRequested = true;
    },
    recover(problem) {
      if (problems.delete(problem) && problems.size === 0 && isDrawn) onReady();
    },
    drawn() {
      if (isDrawn) return;
      isDrawn = true;
      for (const problem of problems) {
        if (!LASTING.includes(problem)) problems.delete(problem);
      }
      if (problems.size === 0) onReady();
    },
  };
}
