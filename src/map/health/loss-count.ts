/** The map is recreated if a lost context is not restored in this time, in milliseconds. */
export const RESTORE_LIMIT = 3000;
/** How long the map rests after too many losses, in milliseconds. */
export const PAUSE = 600_000;
/** After this many losses within `PERIOD` the map rests. */
const MAX_LOSSES = 3;
/** In milliseconds. */
const PERIOD = 600_000;
/**
 * A phone takes the contexts of pages in the background, and some tell the page only when it is back.
 * Losses this soon after it came back don't mean that the map is too much for the device. In milliseconds.
 */
const BACK_LIMIT = 5000;

/** Counts the context losses of a page that somebody looks at. */
export interface LossCount {
  /**
   * Counts a loss, unless the page is in the background or was until just now.
   *
   * @returns whether the map should rest; counting then begins again
   */
  add(): boolean;
  stop(): void;
}

export function createLossCount(): LossCount {
  let losses: number[] = [];
  let shownOrHiddenAt = Number.NEGATIVE_INFINITY;
  const onChange = () => {
    shownOrHiddenAt = performance.now();
  };
  document.addEventListener('visibilitychange', onChange);
  return {
    add() {
      const now = performance.now();
      if (document.hidden || now - shownOrHiddenAt < BACK_LIMIT) return false;
      losses = [...losses.filter((at) => now - at < PERIOD), now];
      if (losses.length < MAX_LOSSES) return false;
      losses = [];
      return true;
    },
    stop: () => document.removeEventListener('visibilitychange', onChange),
  };
}
