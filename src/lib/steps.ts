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
 * Does one step after the other.
 *
 * @param pause is called between two steps, and resolves once other work has run
 */
export async function runStepsWithPauses<Result>(
  steps: Steps<Result>,
  pause: () => Promise<unknown>,
): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await pause();
  }
}
