import { useEffect, useState } from 'react';

import type { Settings } from '../../../contract/settings/settings.ts';
import { cityWordsOf } from '../../../lib/words/city-words.ts';
import { loadPageWords, loadWords } from '../../../lib/words/loadWords.ts';
import type { PageWords } from '../../../lib/words/wordsOf.ts';
import { PAGE_DURATION } from '../paged/pages.ts';

interface ShownLanguage {
  readonly lang: string;
  readonly words: PageWords;
}

/** Milliseconds for which each of several languages is shown: as long as two pages. */
const LANGUAGE_DURATION = 2 * PAGE_DURATION;

/**
 * The language of the display now: the given one, or those of the URL in turn. Its words are loaded
 * before it is shown; a language that can't be loaded is tried again at its next turn.
 */
export function useAlternateLanguage(
  languages: readonly string[],
  given: ShownLanguage,
  settings: Settings,
): ShownLanguage {
  const [shown, setShown] = useState(given);
  useEffect(() => {
    if (languages.length === 0) return undefined;
    let turn = 0;
    let isOver = false;
    const show = async () => {
      const lang = languages[turn % languages.length];
      turn += 1;
      if (lang === undefined) return;
      const [next] = await Promise.all([
        loadPageWords(lang, cityWordsOf(settings)),
        loadWords(lang),
      ]);
      if (!isOver) setShown(next);
    };
    const turnOver = () => void show().catch(() => {});
    turnOver();
    const timer = languages.length > 1 ? setInterval(turnOver, LANGUAGE_DURATION) : undefined;
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [languages, settings]);
  // The last entry of screens.json may have named one.
  return languages.length === 0 ? given : shown;
}
