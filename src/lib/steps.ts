import { nextTurn } from './nextTurn.ts';

/** Long work that yields where other work may run in between. It returns its result at the end. */
export type Steps<Result> = Generator<undefined, Result>;

/** Does all steps at once. */
export function runSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/**
 * Does one step after the other, and other work between them.
 *
 * @param pause is called between two steps
 */
export async function runStepsWithPauses<Result>(
  steps: Steps<Result>,
  pause: () => Promise<unknown> = nextTurn,
): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await pause();
  }
}
