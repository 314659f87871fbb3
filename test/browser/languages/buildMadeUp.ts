import { access, mkdir, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { build, mergeConfig, loadConfigFromFile } from 'vite';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SUPPORT = fileURLToPath(new URL('../../support/words/', import.meta.url));

/** Puts the made-up language in the place of English, and lets a test change the language of an open page. */
const madeUpEnglish: Plugin = {
  name: 'curbside:made-up-language',
  enforce: 'pre',
  transform(code, id) {
    if (id.endsWith('/lib/words/en/language.ts')) {
      const real = code.replace('export const language:', 'const real:');
      return `import { madeUpLanguage } from '${SUPPORT}madeUpWords.ts';\n${real}\nexport const language = madeUpLanguage(real);`;
    }
    if (id.endsWith('/ui/text/Language.tsx')) {
      const own = code.replace('export function LanguageProvider(', 'function OwnProvider(');
      return `import { useShownLanguage } from '${SUPPORT}useShownLanguage.ts';
        ${own}
        export function LanguageProvider(props) {
          return <OwnProvider {...props} {...useShownLanguage(props.city)} />;
        }`;
    }
    return undefined;
  },
};

/** Builds the page with a made-up language in the place of English, for tests only (L3). */
async function buildIn(outDir: string): Promise<void> {
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

/**
 * Makes the build of the made-up language once, for all workers: the first one builds and the others wait.
 *
 * @param folder Playwright empties it before each run
 * @returns the folder of the page
 */
export async function madeUpBuild(folder: string): Promise<string> {
  const [page, done] = [`${folder}/page`, `${folder}/done`];
  const isFirst = await mkdir(folder, { recursive: true });
  if (isFirst !== undefined)
    try {
      await buildIn(page);
    } finally {
      await writeFile(done, '');
    }
  while ((await access(done).catch(() => 'missing')) !== undefined) await delay(100);
  return page;
}
