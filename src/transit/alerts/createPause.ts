import type { Steps } from '../../lib/steps.ts';

/** What an informed entity costs is 1. So many take a few milliseconds. */
const COST_PER_STEP = 200;

/** Creates a function that yields where other work may run in between: once what it is given adds up to a few milliseconds. */
export function createPause(): (cost: number) => Steps<void> {
  let sum = 0;
  return function* pause(cost) {
    sum += cost;
    if (sum < COST_PER_STEP) return;
    yield;
    sum = 0;
  };
}
