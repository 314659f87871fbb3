// @ts-check
// `npm start`: builds the page and the server if they are missing or out of date, and starts the
// server (S12). It is plain JavaScript because it runs before anything is built.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const TOP = fileURLToPath(new URL('../../', import.meta.url));
const SERVER = ['dist/server/run.js', 'dist/server/importer.js'];
const PAGE = ['dist/page/index.html'];
const SERVER_INPUTS = ['src', 'vite.config.ts', 'package-lock.json'];
const PAGE_INPUTS = [...SERVER_INPUTS, 'public', 'index.html'];

/** The server reads this file at each start, so a change of it needs no build. */
const SETTINGS = 'public/curbside.json';

/**
 * The latest modification time in some files and folders, in milliseconds since 1970.
 *
 * @param {readonly string[]} paths relative to the project's root
 * @returns {number}
 */
function newestOf(paths) {
  let newest = 0;
  for (const path of paths) {
    if (path === SETTINGS || !existsSync(TOP + path)) continue;
    const stats = statSync(TOP + path);
    const children = stats.isDirectory() ? readdirSync(TOP + path) : [];
    newest = Math.max(newest, stats.mtimeMs, newestOf(children.map((name) => `${path}/${name}`)));
  }
  return newest;
}

/**
 * @param {readonly string[]} built
 * @param {readonly string[]} inputs
 * @returns {boolean} whether the built files exist and are newer than all their inputs
 */
function isBuilt(built, inputs) {
  if (!built.every((path) => existsSync(TOP + path))) return false;
  const oldest = Math.min(...built.map((path) => statSync(TOP + path).mtimeMs));
  return newestOf(inputs) <= oldest;
}

/** Vite runs in its own process, so that the server does not keep its memory. */
const VITE = [`${TOP}node_modules/vite/bin/vite.js`, 'build', '--logLevel', 'warn'];

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

const isPageBuilt = isBuilt(PAGE, PAGE_INPUTS);
const isServerBuilt = isBuilt(SERVER, SERVER_INPUTS);
if (!isPageBuilt || !isServerBuilt)
  console.log('Building Curbside. This happens on the first start and after each change.');
if (!isServerBuilt) {
  const { status } = spawnSync(process.execPath, [...VITE, '--ssr'], {
    cwd: TOP,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
}
const { run } = await import(new URL(`../../${SERVER[0]}`, import.meta.url).href);
await run({ root: TOP, args: process.argv.slice(2), ...(isPageBuilt ? {} : { buildPage }) });
// A page that is still being built would go on.
if (process.exitCode === 1) process.exit();
