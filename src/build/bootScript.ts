import { resolve } from 'node:path';

import { build } from 'vite';
import type { Plugin } from 'vite';

import {
  helpOldBrowser,
  loadOldBrowserHelp,
  type OldBrowserWords,
} from '../boot/helpOldBrowser.ts';
import { STARTED_EVENT } from '../lib/names/start-names.ts';
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

/**
 * Inlines a script at the start of the page's head, so that it runs even if nothing else can be loaded
 * (decision 0023). The security policy allows it by its hash.
 *
 * Before it is the script that loads `old-browsers.js` where that is needed (F26).
 *
 * @param entry the script's source, relative to the project's root
 * @param target the browsers whose syntax it has, as Vite names them
 * @param words what other browsers read
 */
export function bootScript(entry: string, target: string[], words: OldBrowserWords): Plugin {
  let root = '';
  return {
    name: 'curbside:boot-script',
    apply: isPageBuild,
    configResolved(config) {
      ({ root } = config);
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: OLD_BROWSERS, source: oldBrowsersFile(words) });
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async () => [
        {
          tag: 'script',
          children: `(${sourceOf(loadOldBrowserHelp)})('/${OLD_BROWSERS}')`,
          injectTo: 'head',
        },
        { tag: 'script', children: await bundled(root, entry, target), injectTo: 'head' },
      ],
    },
  };
}
