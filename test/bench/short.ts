import { spawnSync } from 'node:child_process';

/** Whether each bench runs once, with little data, to see that it still runs. Its figures say nothing then. */
export const isShort = process.argv.includes('short');

/** The shortest form of a size or a number of rounds, or the one that measures. */
export const inShort = <T>(short: T, full: T): T => (isShort ? short : full);

/** The longest that one bench may take in its shortest form, in milliseconds. */
const TIME_LIMIT = 180_000;

/**
 * Runs benches one after the other in their shortest form, each in a process of its own, and says in the last line how
 * many of them came to their end.
 */
export function runShort(names: readonly string[]): void {
  const [script = ''] = process.argv.slice(1);
  const failed = names.filter((name) => {
    const begun = performance.now();
    const { status } = spawnSync(process.execPath, [script, 'short', name], {
      stdio: 'inherit',
      timeout: TIME_LIMIT,
    });
    const seconds = Math.round((performance.now() - begun) / 1000);
    console.log(`${status === 0 ? 'passed' : 'failed'}: bench ${name} (${seconds} s)`);
    return status !== 0;
  });
  console.log(`${names.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
