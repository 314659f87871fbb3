import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { onTestFinished } from 'vitest';

import { builderWordsOf } from '../../../src/audiences/builder/words/builder-words.ts';
import { compileWords } from '../../../src/build/words/compileWords.ts';
import { FULL_CITY } from '../../../src/lib/words/city-words.ts';
import type { LanguageLoader, LanguageName } from '../../../src/lib/words/wordsOf.ts';
import { wordsOf } from '../../../src/lib/words/wordsOf.ts';

/** The folder of the page's own messages. */
export const OWN_WORDS = join(import.meta.dirname, '../../../src/lib/words');

interface Files {
  /** By path in the folder, such as `de/first.arb`: what its JSON says, or its text. */
  readonly [path: string]: object | string;
}

/**
 * Compiles a folder of messages that is removed after the test.
 *
 * @param copies whether it has the page's own too
 */
export async function compileFolder(files: Files, copies = false) {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  if (copies)
    cpSync(OWN_WORDS, folder, {
      recursive: true,
      filter: (path) => !/\.ts$|compiled/.test(path),
    });
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(
      join(folder, path),
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  }
  const reports = compileWords(folder);
  const { NAMES }: { NAMES: Readonly<Record<string, LanguageName>> } = await import(
    /* @vite-ignore */ join(folder, 'compiled/languages.ts')
  );
  const { LOADERS }: { LOADERS: Readonly<Record<string, LanguageLoader>> } = await import(
    /* @vite-ignore */ join(folder, 'compiled/loaders.ts')
  );
  return {
    reports,
    languages: NAMES,
    loaders: LOADERS,
    /** All words of a language, for a city of buses unless another one is given. */
    words: async (tag: string, city = FULL_CITY): Promise<object> => {
      const language = LOADERS[tag];
      if (language === undefined) throw new Error(`there is no ${tag}`);
      return {
        ...wordsOf(await language.first(), await language.rest())(city),
        ...builderWordsOf(await language.builder(), tag)(city),
      };
    },
  };
}
