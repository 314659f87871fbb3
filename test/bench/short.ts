/** Whether each bench runs once, with little data, to see that it still runs. Its figures say nothing then. */
export const isShort = process.argv.includes('short');

/** The shortest form of a size or a number of rounds, or the one that measures. */
export const inShort = <T>(short: T, full: T): T => (isShort ? short : full);

/** The longest that one bench may take in its shortest form, in milliseconds. */
const TIME_LIMIT = 180_000;

/** Runs benches one after the other, and says in the last line how many of them came to their end. */
export async function runShort(
  benches: readonly (readonly [name: string, bench: () => Promise<string>])[],
): Promise<void> {
  const failed: string[] = [];
  for (const [name, bench] of benches) {
    const begun = performance.now();
    try {
      process.stdout.write(await within(TIME_LIMIT, bench()));
    } catch (error) {
      failed.push(name);
      console.log(error);
    }
    const seconds = Math.round((performance.now() - begun) / 1000);
    console.log(`${failed.includes(name) ? 'failed' : 'passed'}: bench ${name} (${seconds} s)`);
  }
  console.log(`${benches.length - failed.length} passed, ${failed.length} failed`);
  // A bench that took too long may still run.
  process.exit(failed.length === 0 ? 0 : 1);
}

/** @throws if a promise takes longer than a time, in milliseconds */
async function within<T>(limit: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${limit / 1000} s`)), limit);
  });
  return Promise.race([promise, end]).finally(() => clearTimeout(timer));
}
