import { useEffect, useState } from 'react';

import type { CityWords } from '../../../src/lib/words/city-words.ts';
import type { PageWords } from '../../../src/lib/words/en/page/pageWords.ts';
import { loadPageWords, loadPart } from '../../../src/lib/words/loadWords.ts';
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
      for (const part of ['frame', 'rest', 'all', 'builder'] as const) await loadPart(part, lang);
      setDocumentLanguage(loaded.lang, loaded.words);
      setShown(loaded);
    };
    Object.assign(globalThis, { showLanguage });
  }, [city]);
  return shown;
}
