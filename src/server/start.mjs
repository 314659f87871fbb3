// @ts-check
// `npm start`: builds the page and the server if they are missing or out of date, and starts the
// server. It is plain JavaScript because it runs before anything is built.
import { spawn } from 'node:child_process';

import { buildServer, isPageBuilt, isServerBuilt, TOP, VITE } from './build-once.mjs';
import { takenPort } from './takenPort.mjs';

/** Builds the page while the server imports a feed. A failed build ends the start. */
function buildPage() {
  const build = spawn(process.execPath, VITE, { cwd: TOP, stdio: 'inherit' });
  const end = () => build.kill();
  process.once('exit', end);
  return new Promise((resolve) => {
    build.once('exit', (code) => {
      process.off('exit', end);
      if (code !== 0) process.exit(1);
      resolve(undefined);
    });
  });
}

const hasPage = isPageBuilt();
const hasServer = isServerBuilt();
const args = process.argv.slice(2);
if (!hasServer) {
  const port = await takenPort(args, process.env);
  if (port !== null) {
    console.error(`PORT: ${port} is already in use, choose another port`);
    process.exit(1);
  }
}
if (!hasPage || !hasServer)
  console.log('Building Curbside. This happens on the first start and after each change.');
if (!hasServer) buildServer();
const { run } = await import(new URL('../../dist/server/run.js', import.meta.url).href);
await run({ root: TOP, args, ...(hasPage ? {} : { buildPage }) });
// Otherwise a build of the page that still runs would keep this process alive.
if (process.exitCode === 1) process.exit();
