// @ts-check
// Builds the server's programs if they are missing or out of date. It is plain JavaScript because it
// runs before anything is built.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The project's root. */
export const TOP = fileURLToPath(new URL('../../', import.meta.url));

const SERVER = ['dist/server/main.js', 'dist/server/run.js', 'dist/server/importer.js'];
const SERVER_INPUTS = ['src', 'vite.config.ts', 'package-lock.json'];
const PAGE = ['dist/page/index.html'];
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
export const VITE = [`${TOP}node_modules/vite/bin/vite.js`, 'build', '--logLevel', 'warn'];

/** @returns {boolean} */
export const isPageBuilt = () => isBuilt(PAGE, PAGE_INPUTS);

/** @returns {boolean} */
export const isServerBuilt = () => isBuilt(SERVER, SERVER_INPUTS);

/** Builds the server's programs. A failed build ends the process. */
export function buildServer() {
  const options = /** @type {const} */ ({ cwd: TOP, stdio: 'inherit' });
  const { status } = spawnSync(process.execPath, [...VITE, '--ssr'], options);
  if (status !== 0) process.exit(1);
}
