import { createContext, use, useEffect, useState } from 'react';

import { importChunk } from '../../lib/loading/ChunkLoadError.ts';
import { builder } from '../../lib/words/en/builder/builder.ts';
import type { BuilderWords } from '../../lib/words/en/builder/builder.ts';

/** How the builder's words of each other language are loaded, since only the builder needs them. */
const LOADERS: Readonly<Record<string, () => Promise<BuilderWords>>> = {
  es: async () => (await import('../../lib/words/es/builder/builder.ts')).builder,
};

const BuilderWordsContext = createContext<BuilderWords>(builder);

export const BuilderWordsProvider = BuilderWordsContext.Provider;

export const useBuilderWords = (): BuilderWords => use(BuilderWordsContext);

/** Loads the builder's words; null until then. English stands in for words that can't be loaded. */
export function useLoadedWords(lang: string): BuilderWords | null {
  const [loaded, setLoaded] = useState<{ lang: string; words: BuilderWords } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const loader = LOADERS[lang];
      let words = builder;
      try {
        if (loader !== undefined) words = await importChunk(loader);
      } catch {
        // The English ones are part of the builder.
      }
      if (isCurrent) setLoaded({ lang, words });
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [lang]);
  return loaded?.lang === lang ? loaded.words : null;
}
