/** Milliseconds without a painted frame of a visible page. */
const FRAME_LIMIT = 30_000;
/** A poll must settle within this many intervals after it was due: 5 after the last one, if that was good. */
const OVERDUE_INTERVALS = 4;
const CHECK_INTERVAL = 5_000;
/** Milliseconds that a step has to help before the next one. */
const STEP_TIME = 30_000;
const KEY = 'curbside:watchdog';
/** Steps that a display may take in a day. One that needs more has a fault that no step mends. */
const STEP_BUDGET = 30;

export interface WatchdogOptions {
  /** Milliseconds between two polls of the fastest source. */
  readonly pollInterval: number;
  /**
   * When the next poll is due, in milliseconds of `performance.now`; null if nothing is polled. A failing
   * source is rightly silent for minutes.
   */
  readonly nextPollDue: () => number | null;
  /** The steps, the mildest first: refetch, rebuild the map, reload. */
  readonly steps: readonly (() => void)[];
}

const DAY = 86_400_000;

/** Takes a step from the day's budget, which survives reloads. Returns whether there was one. */
function takeStep(): boolean {
  try {
    const today = Math.floor(Date.now() / DAY);
    const [day, count = 0] = (sessionStorage.getItem(KEY) ?? '').split(' ').map(Number);
    const taken = day === today ? count : 0;
    if (taken >= STEP_BUDGET) return false;
    sessionStorage.setItem(KEY, `${today} ${taken + 1}`);
    return true;
  } catch {
    // Without storage there is no budget; the last step, a reload, has its own limit.
    return true;
  }
}

/**
 * Notices a page that no longer paints or polls, and recovers it in steps. After each step it waits
 * for half a minute. As soon as the page works again, the next fault begins with the first step.
 *
 * @returns a function that stops it
 */
export function startWatchdog({ pollInterval, nextPollDue, steps }: WatchdogOptions): () => void {
  let lastFrame = performance.now();
  let lastVisible = lastFrame;
  let step = 0;
  let lastStep = Number.NEGATIVE_INFINITY;
  let frame = 0;
  const onFrame = () => {
    frame = 0;
    lastFrame = performance.now();
  };
  const timer = setInterval(() => {
    const now = performance.now();
    // A hidden page paints nothing.
    if (document.visibilityState === 'hidden') lastVisible = now;
    const isFrozen = now - Math.max(lastFrame, lastVisible) > FRAME_LIMIT;
    const isSilent = now - (nextPollDue() ?? now) > OVERDUE_INTERVALS * pollInterval;
    // One frame for each check shows that the page paints. A frame for each frame would keep it busy.
    if (frame === 0) frame = requestAnimationFrame(onFrame);
    if (!isFrozen && !isSilent) {
      step = 0;
      return;
    }
    if (now - lastStep < STEP_TIME || !takeStep()) return;
    lastStep = now;
    steps[Math.min(step, steps.length - 1)]?.();
    step += 1;
  }, CHECK_INTERVAL);
  return () => {
    clearInterval(timer);
    cancelAnimationFrame(frame);
  };
}
