// @ts-check
// `npm run words`: compiles the messages of all languages, and says what each one lacks. `npm run words -- de` names all
// that one language lacks. It is plain JavaScript because it runs before anything is built.
import { fileURLToPath } from 'node:url';

import { runnerImport } from 'vite';

const at = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const options = /** @type {const} */ ({ configFile: false, logLevel: 'warn' });
const load = async (/** @type {string} */ path) => (await runnerImport(at(path), options)).module;

const { compileWords } = await load('compileWords.ts');
const { whatIsMissing } = await load('whatIsMissing.ts');
const [wanted] = process.argv.slice(2);
try {
  const reports = compileWords(at('../../lib/words'));
  const shown = reports.filter((/** @type {{ tag: string }} */ { tag }) => tag === (wanted ?? tag));
  if (shown.length === 0) throw new Error(`${wanted} is not in src/lib/words/languages.json`);
  for (const line of whatIsMissing(shown, wanted === undefined ? undefined : Infinity))
    process.stdout.write(`${line}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
