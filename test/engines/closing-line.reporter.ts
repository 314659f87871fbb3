import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestResult,
} from '@playwright/test/reporter';

import { skipReasons } from '../support/skipReasons.ts';

/**
 * What one attempt is called. One that is repeated is not called failed: `.ci/run` repeats the names of those at its end.
 */
function attemptName({ retries }: TestCase, { status, retry }: TestResult): string {
  const isFailure = status !== 'passed' && status !== 'skipped';
  if (isFailure) return retry < retries ? 'tried again' : 'failed';
  return retry > 0 ? 'flaky' : status;
}

const secondsOf = ({ duration }: TestResult) => `${Math.round(duration / 1000)} s`;

/** Prints a line for each test, why tests were skipped, and "N passed, N failed" as the last line. */
export default class ClosingLine implements Reporter {
  #suite: Suite | null = null;

  printsToStdio() {
    return true;
  }

  onBegin(_config: FullConfig, suite: Suite) {
    this.#suite = suite;
  }

  onTestEnd(test: TestCase, result: TestResult) {
    if (result.status === 'skipped') return;
    console.log(
      `${attemptName(test, result)}: ${test.titlePath().slice(3).join(' › ')} (${secondsOf(result)})`,
    );
    for (const { message } of result.errors) console.log(message);
  }

  onError({ message }: { message?: string }) {
    console.log(message);
  }

  onEnd({ status }: FullResult) {
    const outcomes = (this.#suite?.allTests() ?? []).map((test) => test.outcome());
    const count = (...counted: string[]) =>
      outcomes.filter((outcome) => counted.includes(outcome)).length;
    const failed = count('unexpected');
    // An interrupted run counts as a failure.
    const broken = status !== 'passed' && failed === 0 ? 1 : 0;
    for (const reason of this.#suite === null ? [] : skipReasons(this.#suite)) console.log(reason);
    const skipped = count('skipped');
    const ending = skipped > 0 ? `, ${skipped} skipped` : '';
    console.log(`${count('expected', 'flaky')} passed, ${failed + broken} failed${ending}`);
  }
}
