import type { Suite } from '@playwright/test/reporter';

/** Why tests were skipped, each reason once. */
export function skipReasons(suite: Suite): string[] {
  const skipped = suite.allTests().filter((test) => test.outcome() === 'skipped');
  const reasons = skipped.flatMap(({ annotations }) =>
    annotations.flatMap(({ type, description }) =>
      type === 'skip' && description !== undefined ? [description] : [],
    ),
  );
  return [...new Set(reasons)];
}
