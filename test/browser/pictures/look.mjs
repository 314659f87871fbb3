// @ts-check
// `npm run look -- '/?panel=buses'`: a picture of one state of the built page, as `npm run pictures` takes them of all.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { isPageBuilt } from '../../../src/server/build-once.mjs';

const HELP = `npm run look -- '/?panel=buses' [--size 390x844 ...] [--settings FILE]

Takes pictures of the page at this URL, light and dark, in pictures/. Without --size, one as wide as a desk and one as a
phone; without --settings, of the demo city. The variable MOMENT sets the time, such as MOMENT=2026-11-28T14:50Z.`;

/** @type {(text: string) => never} */
function end(text) {
  console.error(text);
  process.exit(1);
}

const options = /** @type {const} */ ({
  size: { type: 'string', multiple: true },
  settings: { type: 'string' },
});
const { values, positionals } = parseArgs({ options, allowPositionals: true, strict: false });
const [url = '', ...others] = positionals;
if (others.length > 0 || !/^[^?]*\?|^\/$/.test(url)) end(HELP);
const sizes = [values.size ?? []].flat().map((size) => {
  const [, width, height] = /^(\d{2,4})x(\d{2,4})$/.exec(String(size)) ?? end(HELP);
  return { width: Number(width), height: Number(height) };
});
const file = values.settings;
if (file !== undefined && !existsSync(String(file))) end(`${String(file)}: there is no such file`);
const settings = file === undefined ? undefined : JSON.parse(readFileSync(String(file), 'utf8'));

/** @param {string} command */
const run = (command, env = {}) =>
  spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } }).status;
if (!isPageBuilt() && run('npm run build') !== 0) process.exit(1);
const query = url.replace(/^[^?]*\??/, '');
process.exitCode =
  run('playwright test -c test/browser/pictures.config.ts main.pictures', {
    LOOK: JSON.stringify({ query, sizes, settings }),
  }) ?? 1;
