#!/usr/bin/env node
import { fileURLToPath } from 'node:url';

import { run } from './run.ts';

/* The command `curbside`, as it is installed from the package. */
await run({
  // This module is built as dist/server/main.js.
  root: fileURLToPath(new URL('../../', import.meta.url)),
  args: process.argv.slice(2),
});
