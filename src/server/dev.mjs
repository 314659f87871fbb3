// @ts-check
// `npm run dev`: Vite's development server. `--settings FILE` names the city, as with `npm start`, and `--lang TAG` shows
// the page in a language, also while it lacks messages. All other options are Vite's. Only the built importer can read a
// feed.
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { buildServer, isServerBuilt } from './build-once.mjs';

const options = /** @type {const} */ ({ settings: { type: 'string' }, lang: { type: 'string' } });

/**
 * Takes an option from the command line, so that Vite doesn't see it.
 *
 * @param {keyof typeof options} name
 * @param {string} expected
 * @returns {string | undefined}
 */
function takeOption(name, expected) {
  const args = process.argv.slice(2);
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind !== 'option' || token.name !== name) continue;
    if (token.value === undefined) {
      console.error(`--${name}: expected ${expected}`);
      process.exit(1);
    }
    process.argv.splice(2 + token.index, token.inlineValue ? 1 : 2);
    return token.value;
  }
  return undefined;
}

const settings = takeOption('settings', 'the path of a settings file');
if (settings !== undefined) {
  process.env['CURBSIDE_SETTINGS'] = settings;
  const hasFeed = existsSync(settings) && readFileSync(settings, 'utf8').includes('"gtfs"');
  if (hasFeed && !isServerBuilt()) buildServer();
}

const lang = takeOption('lang', 'the tag of a language');
if (lang !== undefined) {
  const list = new URL('../lib/words/languages.json', import.meta.url);
  const tags = Object.keys(JSON.parse(readFileSync(list, 'utf8')));
  if (!tags.includes(lang)) {
    console.error(
      `--lang: expected one of ${tags.join(', ')}. Add a line to src/lib/words/languages.json first.`,
    );
    process.exit(1);
  }
  process.env['CURBSIDE_LANG'] = lang;
}
await import(new URL('../../node_modules/vite/bin/vite.js', import.meta.url).href);
