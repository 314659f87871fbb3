import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';

import { skipReasons } from '../support/skipReasons.ts';

/** Prints why tests were skipped, because Playwright's list only counts them. */
export default class SkipReasons implements Reporter {
  #suite: Suite | null = null;

  // The list prints the progress.
  printsToStdio() {
    return false;
  }

  onBegin(_config: FullConfig, suite: Suite) {
    this.#suite = suite;
  }

  onEnd() {
    if (this.#suite === null) return;
    for (const reason of skipReasons(this.#suite)) console.log(`Skipped: ${reason}`);
  }
}
