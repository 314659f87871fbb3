import { resolve } from 'node:path';

import { build } from 'vite';
import type { Plugin } from 'vite';

import { type OldBrowserWords, tellOldBrowser } from '../boot/tellOldBrowser.ts';
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

/** The source text of `tellOldBrowser` without its comments and indentation. */
const oldBrowserSource = () =>
  tellOldBrowser
    .toString()
    .replaceAll(/^\s*\/\/.*\n/gm, '')
    .replaceAll(/\n\s*/g, '\n');

/**
 * Inlines a script at the start of the page's head, so that it runs even if nothing else can be loaded
 * (decision 0023). The security policy allows it by its hash.
 *
 * Before it, `tellOldBrowser` is inlined as it is written, for browsers that can't parse anything newer (F26).
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
    transformIndexHtml: {
      order: 'pre',
      handler: async () => [
        {
          tag: 'script',
          children: `(${oldBrowserSource()})(${JSON.stringify(words)})`,
          injectTo: 'head',
        },
        { tag: 'script', children: await bundled(root, entry, target), injectTo: 'head' },
      ],
    },
  };
}
