import { useEffect, useState } from 'react';

import type { CityWords } from '../../../src/lib/words/city-words.ts';
import { loadPageWords, loadWords } from '../../../src/lib/words/loadWords.ts';
import type { PageWords } from '../../../src/lib/words/wordsOf.ts';
import { setDocumentLanguage } from '../../../src/ui/text/setDocumentLanguage.ts';

interface ShownLanguage {
  readonly lang: string;
  readonly words: PageWords;
}

/**
 * The language that a test has given the open page with `showLanguage(tag)`, in a tenth of the time to open the page
 * again; undefined before.
 */
export function useShownLanguage(city?: CityWords): ShownLanguage | undefined {
  const [shown, setShown] = useState<ShownLanguage>();
  useEffect(() => {
    const showLanguage = async (lang: string) => {
      const loaded = await loadPageWords(lang, city);
      await loadWords(lang);
      setDocumentLanguage(loaded.lang, loaded.words);
      setShown(loaded);
    };
    Object.assign(globalThis, { showLanguage });
  }, [city]);
  return shown;
}
