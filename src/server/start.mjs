// @ts-check
// `npm start`: builds the page and the server if they are missing or out of date, and starts the
// server (S12). It is plain JavaScript because it runs before anything is built.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const TOP = fileURLToPath(new URL('../../', import.meta.url));
const SERVER = 'dist/server/main.js';
const PAGE = 'dist/page/index.html';
const INPUTS = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];

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

/** @returns {boolean} whether both builds exist and are newer than all their inputs */
function isBuilt() {
  const built = [PAGE, SERVER];
  if (!built.every((path) => existsSync(TOP + path))) return false;
  const oldest = Math.min(...built.map((path) => statSync(TOP + path).mtimeMs));
  return newestOf(INPUTS) <= oldest;
}

/**
 * Runs Vite in its own process, so that the server does not keep its memory.
 *
 * @param {readonly string[]} args
 */
function viteBuild(...args) {
  const command = [`${TOP}node_modules/vite/bin/vite.js`, 'build', '--logLevel', 'warn', ...args];
  const { status } = spawnSync(process.execPath, command, { cwd: TOP, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

if (!isBuilt()) {
  console.log('Building Curbside. This happens on the first start and after each change.');
  viteBuild();
  viteBuild('--ssr', 'src/server/main.ts');
}
await import(new URL(`../../${SERVER}`, import.meta.url).href);
