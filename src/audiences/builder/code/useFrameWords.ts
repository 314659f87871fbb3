import { useEffect, useState } from 'react';

import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { cityWordsOf } from '../../../lib/words/city-words.ts';
import { createFormats } from '../../../lib/words/formats.ts';
import { loadWords } from '../../../lib/words/loadWords.ts';
import type { Words } from '../../../lib/words/wordsOf.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';

/**
 * The words in which the code names the frame: those of the frame's language, or the builder's where the
 * reader chooses or where they can't be loaded.
 */
export function useFrameWords(lang: string | null): {
  readonly words: Words;
  readonly list: (parts: readonly string[]) => string;
} {
  const settings = useSettings();
  const { words, formats, ...page } = useLanguage();
  const [loaded, setLoaded] = useState<Words | null>(null);
  useEffect(() => {
    if (lang === null || lang === page.lang) return undefined;
    let isCurrent = true;
    const load = async () => {
      const loadedWords = await loadWords(lang, cityWordsOf(settings));
      if (isCurrent) setLoaded(loadedWords);
    };
    void load().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [lang, page.lang, settings]);
  if (lang === null || loaded?.lang !== lang) return { words, list: formats.list };
  const { list } = createFormats(lang, page.units, page.timeZone, settings.city.country);
  return { words: loaded, list };
}
