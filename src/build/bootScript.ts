import { resolve } from 'node:path';

import { build } from 'vite';
import type { Plugin } from 'vite';

import { isPageBuild } from './page-files.ts';

/** Bundles a script, minified, as one classic script. */
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
  if (chunk === undefined) throw new Error(`${entry} gave no script`);
  return chunk.code.trim();
}

/**
 * Puts a script into the page itself, before all that the page loads, so that it runs when nothing
 * else can be loaded (decision 0023). The server allows it by its hash.
 *
 * @param entry the script's source, from the top of the project
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
