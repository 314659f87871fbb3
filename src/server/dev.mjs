// @ts-check
// `npm run dev`: Vite's development server. `--settings FILE` names the city, as with `npm start`; all other options
// are Vite's. Only the built importer can read a feed.
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { buildServer, isServerBuilt } from './build-once.mjs';

const options = /** @type {const} */ ({ settings: { type: 'string' } });
const args = process.argv.slice(2);
const { tokens } = parseArgs({ args, options, strict: false, tokens: true });
const [setting] = tokens.flatMap((token) =>
  token.kind === 'option' && token.name === 'settings' ? [token] : [],
);
if (setting !== undefined) {
  if (setting.value === undefined) {
    console.error('--settings: expected the path of a settings file');
    process.exit(1);
  }
  process.env['CURBSIDE_SETTINGS'] = setting.value;
  process.argv.splice(2 + setting.index, setting.inlineValue === true ? 1 : 2);
  const hasFeed =
    existsSync(setting.value) && readFileSync(setting.value, 'utf8').includes('"gtfs"');
  if (hasFeed && !isServerBuilt()) buildServer();
}
await import(new URL('../../node_modules/vite/bin/vite.js', import.meta.url).href);
