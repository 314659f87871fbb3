import { printFeedReport } from './printFeedReport.ts';

/**
 * `curbside feed-report`: prints a report on standard output.
 *
 * @param args what follows these words
 */
export async function runFeedReport(args: readonly string[]): Promise<void> {
  // Another program, such as `head`, may stop reading before the report ends.
  process.stdout.once('error', () => process.exit());
  process.exitCode = await printFeedReport(args, {
    print: (line) => process.stdout.write(`${line}\n`),
    progress: (text) => {
      if (process.stderr.isTTY) process.stderr.write(`\r${text}\u001B[K`);
    },
  });
}
