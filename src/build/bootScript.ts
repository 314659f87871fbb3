import { resolve } from 'node:path';

import { build, runnerImport } from 'vite';
import type { BuildOptions, Plugin } from 'vite';

import { BOOT_WORDS } from '../lib/names/start-names.ts';
import { OLDEST_NAMES } from '../lib/oldest-browsers.ts';
import type * as english from '../lib/words/compiled/en/boot.ts';
import languages from '../lib/words/languages.json' with { type: 'json' };
import { isPageBuild } from './page-files.ts';

/** Old browsers parse what has ES5's syntax. To minify it would write younger syntax. */
const FOR_OLD_BROWSERS = { target: 'es2015', minify: false };

/**
 * Bundles a module into one classic script.
 *
 * @param define texts that stand for names in it
 */
async function bundled(
  root: string,
  entry: string,
  options: BuildOptions,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const output = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define,
    build: {
      ...options,
      write: false,
      rolldownOptions: {
        input: resolve(root, entry),
        output: { format: 'iife', comments: false },
      },
    },
  });
  const [chunk] = 'output' in output ? output.output : [];
  if (chunk === undefined) throw new Error(`The build of ${entry} has no output`);
  return chunk.code.trim();
}

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
 * Before it is the script that loads `old-browsers.js` where that is needed (`src/boot/loadOldBrowsers.ts`).
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
    async generateBundle() {
      const forOldBrowsers = Object.fromEntries(
        words.map(([lang, { html }]) => [lang, html.oldBrowser(OLDEST_NAMES)]),
      );
      this.emitFile({
        type: 'asset',
        fileName: 'old-browsers.js',
        source: await bundled(root, 'src/boot/oldBrowsers.ts', FOR_OLD_BROWSERS, {
          OLD_BROWSER_WORDS: JSON.stringify(forOldBrowsers),
        }),
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
            children: await bundled(root, 'src/boot/loadOldBrowsers.ts', FOR_OLD_BROWSERS),
            injectTo: 'head' as const,
          },
          {
            tag: 'script',
            children: await bundled(root, entry, { target }),
            injectTo: 'head' as const,
          },
        ],
      }),
    },
  };
}
