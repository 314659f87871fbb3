// @ts-check
// `npm start`: builds what is not built or no longer new, and starts the server (S12). It is plain
// JavaScript because it runs before anything is built.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const TOP = fileURLToPath(new URL('../../', import.meta.url));
const SERVER = 'dist/server/main.js';
const PAGE = 'dist/page/index.html';
const INPUTS = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];

/** Read at each start, so that a changed city needs no build. */
const SETTINGS = 'public/curbside.json';

/**
 * When the newest of some files and folders was changed, in milliseconds since 1970.
 *
 * @param {readonly string[]} paths from the top of the project
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

/** @returns {boolean} whether both builds are there and newer than all that they are made of */
function isBuilt() {
  const built = [PAGE, SERVER];
  if (!built.every((path) => existsSync(TOP + path))) return false;
  const oldest = Math.min(...built.map((path) => statSync(TOP + path).mtimeMs));
  return newestOf(INPUTS) <= oldest;
}

/**
 * Runs Vite in a process of its own, whose memory ends with it.
 *
 * @param {readonly string[]} args
 */
function viteBuild(...args) {
  const command = [`${TOP}node_modules/vite/bin/vite.js`, 'build', '--logLevel', 'warn', ...args];
  const { status } = spawnSync(process.execPath, command, { cwd: TOP, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

if (!isBuilt()) {
  console.log('Building Curbside: once, and again after a change.');
  viteBuild();
  viteBuild('--ssr', 'src/server/main.ts');
}
await import(new URL(`../../${SERVER}`, import.meta.url).href);
