import { access, mkdir, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import type { Plugin, PluginOption } from 'vite';

import { partFile } from '../../../src/build/words/modules.ts';
import { PARTS } from '../../../src/build/words/readLanguage.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const MADE_UP = fileURLToPath(new URL('../../support/words/madeUpWords.ts', import.meta.url));
const SHOWN = fileURLToPath(new URL('../../support/words/useShownLanguage.ts', import.meta.url));

/** Puts the made-up language in the place of English, and lets a test change the language of an open page. */
const madeUpEnglish: Plugin = {
  name: 'curbside:made-up-language',
  enforce: 'pre',
  transform(code, id) {
    const part = PARTS.find((one) => id.endsWith(`/lib/words/compiled/en/${partFile('en', one)}`));
    if (part !== undefined) {
      const real = code.replace(`export const ${part} =`, 'const real =');
      return `import { madeUpWords } from '${MADE_UP}';\n${real}\nexport const ${part} = (facts) => madeUpWords(real(facts));`;
    }
    if (id.endsWith('/ui/text/Language.tsx')) {
      const own = code.replace('export function LanguageProvider(', 'function OwnProvider(');
      return `import { useShownLanguage } from '${SHOWN}';
        ${own}
        export function LanguageProvider(props) {
          return <OwnProvider {...props} {...useShownLanguage(props.city)} />;
        }`;
    }
    return undefined;
  },
};

/** Whether the tests need what a plugin makes. Compressed copies and the service worker take as long as the rest. */
const isNeeded = (plugin: PluginOption) =>
  !(
    plugin &&
    'name' in plugin &&
    ['curbside:precompressed', 'curbside:service-worker'].includes(plugin.name)
  );

/** Builds the page with a made-up language in the place of English, for tests only (L3). */
async function buildIn(outDir: string): Promise<void> {
  // Only the worker that builds loads Vite.
  const { build, mergeConfig, loadConfigFromFile } = await import('vite');
  const loaded = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    undefined,
    ROOT,
  );
  const { plugins = [], ...config } = loaded?.config ?? {};
  await build(
    mergeConfig(
      { ...config, plugins: plugins.filter(isNeeded) },
      {
        configFile: false,
        root: ROOT,
        logLevel: 'error',
        plugins: [madeUpEnglish],
        build: { outDir, emptyOutDir: true },
      },
    ),
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
