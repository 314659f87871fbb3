import { printFeedReport } from './printFeedReport.ts';

// `npm run feed-report -- PATH_OR_URL [--realtime PATH_OR_URL]`.

// Another program, such as `head`, may stop reading before the report ends.
process.stdout.once('error', () => process.exit());

process.exitCode = await printFeedReport(process.argv.slice(2), {
  print: (line) => process.stdout.write(`${line}\n`),
  progress: (text) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${text}\u001B[K`);
  },
});
