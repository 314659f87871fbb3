import { importChunk } from '../../../lib/loading/ChunkLoadError.ts';
import { frameWordsFor } from '../../../lib/words/en/frame/frameWords.ts';
import type { FrameWords } from '../../../lib/words/en/frame/frameWords.ts';
import type { WordsFor } from '../../../lib/words/kinds/memoizeWords.ts';
import { useLanguageWith, usePageLanguage } from '../../../ui/text/Language.tsx';
import type { FrameLanguage } from '../../../ui/text/Language.tsx';

/** How the words of each other language are loaded. */
const LOADERS: Readonly<Record<string, () => Promise<WordsFor<FrameWords>>>> = {
  es: async () => (await import('../../../lib/words/es/frame/frameWords.ts')).frameWordsFor,
};

/** By language, since the page opened. */
const loaded = new Map<string, WordsFor<FrameWords>>();

/** English stands in for words that can't be loaded. */
async function load(lang: string, loader: () => Promise<WordsFor<FrameWords>>): Promise<void> {
  try {
    loaded.set(lang, await importChunk(loader));
  } catch {
    loaded.set(lang, frameWordsFor);
  }
}

/** Throws a promise while the words load, so that React suspends the component (see `readCommonWords`). */
function readFrameWords(lang: string): WordsFor<FrameWords> {
  const loader = LOADERS[lang];
  if (loader === undefined) return frameWordsFor;
  const wordsFor = loaded.get(lang);
  if (wordsFor !== undefined) return wordsFor;
  throw load(lang, loader);
}

/**
 * The page's language with the words of a frame. A list of stops needs no others, and they are a sixteenth of
 * what it loads (B20). Suspends until they have loaded.
 */
export const useFrameLanguage = (): FrameLanguage =>
  useLanguageWith(readFrameWords(usePageLanguage().lang));
