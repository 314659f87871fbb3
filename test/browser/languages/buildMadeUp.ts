import { fileURLToPath } from 'node:url';

import { build, mergeConfig, loadConfigFromFile } from 'vite';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const MADE_UP = fileURLToPath(new URL('../../support/words/madeUpWords.ts', import.meta.url));

/** Puts the made-up language in the place of English. */
const madeUpEnglish: Plugin = {
  name: 'curbside:made-up-language',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/lib/words/en/language.ts')) return undefined;
    const real = code.replace('export const language:', 'const real:');
    return `import { madeUpLanguage } from '${MADE_UP}';\n${real}\nexport const language = madeUpLanguage(real);`;
  },
};

/** Builds the page with a made-up language in the place of English, for tests only (L3). */
export async function buildMadeUp(outDir: string): Promise<void> {
  const loaded = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    undefined,
    ROOT,
  );
  await build(
    mergeConfig(loaded?.config ?? {}, {
      configFile: false,
      root: ROOT,
      logLevel: 'error',
      plugins: [madeUpEnglish],
      build: { outDir, emptyOutDir: true },
    }),
  );
}
