import { resolve } from 'node:path';

import { build } from 'vite';
import type { Plugin } from 'vite';

import { isPageBuild } from './page-files.ts';

/** Bundles a module into one minified classic script. */
async function bundled(root: string, entry: string): Promise<string> {
  const output = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: { input: resolve(root, entry), output: { format: 'iife' } },
    },
  });
  const [chunk] = 'output' in output ? output.output : [];
  if (chunk === undefined) throw new Error(`The build of ${entry} has no output`);
  return chunk.code.trim();
}

/**
 * Inlines a script at the start of the page's head, so that it runs even if nothing else can be loaded
 * (decision 0023). The security policy allows it by its hash.
 *
 * @param entry the script's source, relative to the project's root
 */
export function bootScript(entry: string): Plugin {
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
        { tag: 'script', children: await bundled(root, entry), injectTo: 'head' },
      ],
    },
  };
}
