import { join } from 'node:path';

import type { Plugin } from 'vite';

import { compileWords } from './compileWords.ts';
import { whatIsMissing } from './whatIsMissing.ts';

/** Compiles the page's messages before anything imports them, and in development again when one changes. */
export function messages(): Plugin {
  let folder = '';
  return {
    name: 'curbside:messages',
    configResolved({ root, logger, mode }) {
      folder = join(root, 'src/lib/words');
      // Tests are about other things.
      const most = mode === 'test' ? 0 : undefined;
      for (const line of whatIsMissing(compileWords(folder), most)) logger.warnOnce(line);
    },
    configureServer({ watcher, config }) {
      watcher.on('all', (_, path) => {
        if (!path.startsWith(folder) || !/\.(?:arb|json)$/.test(path)) return;
        try {
          for (const line of whatIsMissing(compileWords(folder))) config.logger.warn(line);
        } catch (error) {
          config.logger.error(error instanceof Error ? error.message : String(error));
        }
      });
    },
  };
}
