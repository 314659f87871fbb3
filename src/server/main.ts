#!/usr/bin/env node
import { run } from './run.ts';

/* The command `curbside`, as it is installed from the package (S19). */
await run({ args: process.argv.slice(2) });
