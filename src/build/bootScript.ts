import { resolve } from 'node:path';

import { build, runnerImport } from 'vite';
import type { Plugin } from 'vite';

import {
  helpOldBrowser,
  loadOldBrowserHelp,
  type OldBrowserWords,
} from '../boot/helpOldBrowser.ts';
import { BOOT_WORDS, STARTED_EVENT } from '../lib/names/start-names.ts';
import { OLDEST_NAMES } from '../lib/oldest-browsers.ts';
import type * as english from '../lib/words/compiled/en/boot.ts';
import languages from '../lib/words/languages.json' with { type: 'json' };
import { isPageBuild } from './page-files.ts';

/** Bundles a module into one minified classic script. */
async function bundled(root: string, entry: string, target: string[]): Promise<string> {
  const output = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      target,
      write: false,
      rolldownOptions: { input: resolve(root, entry), output: { format: 'iife' } },
    },
  });
  const [chunk] = 'output' in output ? output.output : [];
  if (chunk === undefined) throw new Error(`The build of ${entry} has no output`);
  return chunk.code.trim();
}

const OLD_BROWSERS = 'old-browsers.js';

/** The source text of a function in the syntax of ES5, without its comments and indentation. */
const sourceOf = (script: typeof helpOldBrowser | typeof loadOldBrowserHelp) =>
  script
    .toString()
    .replaceAll(/^\s*\/\/.*\n/gm, '')
    .replaceAll(/^\s*\/\*\*.*?\*\/\n/gms, '')
    .replaceAll(/\n\s*/g, '\n');

/** `?broken` says that a script could not be parsed. */
const oldBrowsersFile = (words: OldBrowserWords) =>
  `(${sourceOf(helpOldBrowser)})(${JSON.stringify(words)},${JSON.stringify(STARTED_EVENT)},/broken/.test(document.currentScript.src))\n`;

/** What a language's `boot.ts` has. */
type BootModule = typeof english;

/** The words of each language that the document and its first script need, by tag. */
async function bootWords(root: string): Promise<[string, BootModule][]> {
  return Promise.all(
    Object.keys(languages).map(async (lang): Promise<[string, BootModule]> => {
      const path = resolve(root, 'src/lib/words/compiled', lang, 'boot.ts');
      return [lang, (await runnerImport<BootModule>(path, { root, logLevel: 'warn' })).module];
    }),
  );
}

/** Says in the languages other than English what the page needs, where no script can. */
function withWords(html: string, words: readonly [string, BootModule][]): string {
  const lines = words.flatMap(([lang, { html: own }]) =>
    lang === 'en' ? [] : [`<p lang="${lang}" dir="auto">${own.noScript}</p>`],
  );
  return html.replace('</noscript>', `${lines.join('\n')}</noscript>`);
}

/**
 * Inlines a script at the start of the page's head, so that it runs even if nothing else can be loaded
 * (decision 0023). The security policy allows it by its hash.
 *
 * Before it is the script that loads `old-browsers.js` where that is needed.
 *
 * @param entry the script's source, relative to the project's root
 * @param target the browsers whose syntax it has, as Vite names them
 */
export function bootScript(entry: string, target: string[]): Plugin {
  let root = '';
  let words: [string, BootModule][] = [];
  return {
    name: 'curbside:boot-script',
    apply: isPageBuild,
    configResolved(config) {
      ({ root } = config);
    },
    async buildStart() {
      words = await bootWords(root);
    },
    generateBundle() {
      const forOldBrowsers = Object.fromEntries(
        words.map(([lang, { html }]) => [lang, html.oldBrowser(OLDEST_NAMES)]),
      );
      this.emitFile({
        type: 'asset',
        fileName: OLD_BROWSERS,
        source: oldBrowsersFile(forOldBrowsers),
      });
      const others = words
        .filter(([lang]) => lang !== 'en')
        .map(([lang, { boot }]) => [lang, boot]);
      this.emitFile({
        type: 'asset',
        fileName: BOOT_WORDS.slice(1),
        source: JSON.stringify(Object.fromEntries(others)),
      });
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => ({
        html: withWords(html, words),
        tags: [
          {
            tag: 'script',
            children: `(${sourceOf(loadOldBrowserHelp)})('/${OLD_BROWSERS}')`,
            injectTo: 'head' as const,
          },
          {
            tag: 'script',
            children: await bundled(root, entry, target),
            injectTo: 'head' as const,
          },
        ],
      }),
    },
  };
}
