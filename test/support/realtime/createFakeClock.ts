import type { Clock } from '../../../src/lib/time/Clock.ts';

/** A clock that stands still until a test moves it. */
export interface FakeClock extends Clock {
  /** Moves the time and runs the timers that are due, each with the work that it starts. */
  advance(milliseconds: number): Promise<void>;
  /** How many timers are waiting. */
  waiting(): number;
}

/** An agency takes a small message in fewer steps, each in a turn of its own. */
const TURNS = 20;

/** Lets promises that are settled run their callbacks, and a message be taken. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve));
}

export function createFakeClock(start: number): FakeClock {
  let now = start;
  const timers = new Set<{ readonly at: number; readonly callback: () => void }>();
  return {
    now: () => now,
    after(delay, callback) {
      const timer = { at: now + delay, callback };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    async advance(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        await settle();
        const [due] = [...timers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
        if (due === undefined) break;
        timers.delete(due);
        now = due.at;
        due.callback();
      }
      now = end;
    },
    waiting: () => timers.size,
  };
}
