#!/usr/bin/env node
import { fileURLToPath } from 'node:url';

/* The command `curbside`, as it is installed from the package. What it doesn't need is not loaded. */
const [command, ...args] = process.argv.slice(2);
if (command === 'feed-report') {
  const { runFeedReport } = await import('./feed-report/runFeedReport.ts');
  await runFeedReport(args);
} else if (command === 'push-keys') {
  const { printPushKeys } = await import('./command/printPushKeys.ts');
  process.exitCode = printPushKeys(args, (text) => process.stdout.write(text));
} else {
  const { run } = await import('./run.ts');
  await run({
    // This module is built as dist/server/main.js.
    root: fileURLToPath(new URL('../../', import.meta.url)),
    args: process.argv.slice(2),
  });
}
