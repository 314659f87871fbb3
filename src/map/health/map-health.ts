/**
 * What is wrong with the map.
 * - `no-webgl`: the browser can't draw it.
 * - `context-lost`: the WebGL context was lost, and the map is being restored or recreated.
 * - `resting`: the context was lost three times in ten minutes. The map comes back after ten minutes.
 * - `worker`: the map's worker could not be loaded or does not answer.
 * - `map-chunk`: the map's code could not be loaded. Only a reload helps.
 * - `basemap`: the style or tiles are missing. The scene is drawn without them.
 * - `basemap-chunk`: the code that reads the basemap could not be loaded. Only a reload helps.
 */
export type MapFailure =
  | 'no-webgl'
  | 'context-lost'
  | 'resting'
  | 'worker'
  | 'map-chunk'
  | 'basemap'
  | 'basemap-chunk';

/** Style and tiles fail and recover separately, but are reported as one failure, `basemap`. */
type Problem = Exclude<MapFailure, 'basemap'> | 'style' | 'tiles';

interface HealthEvents {
  onFailure: (failure: MapFailure) => void;
  /** The map works: it is drawn for the first time, or the last failure is over. */
  onReady: () => void;
}

/** Reports each failure once, however often it happens, and when the last one is over. */
export interface MapHealth {
  fail(problem: Problem): void;
  recover(problem: Problem): void;
  /** After a retry: reports the next failure even if it is already reported. */
  reportAgain(): void;
  /** The map was drawn, with or without a basemap, which ends the failures that prevent drawing. */
  drawn: () => void;
}

/** The map can be drawn in spite of these, so drawing does not end them. */
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
