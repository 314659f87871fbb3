import { FULL_CITY } from '../../lib/words/city-words.ts';
import type { BuilderWords } from '../../lib/words/en/builder.ts';
import { readPart } from '../../lib/words/loadWords.ts';
import { usePageLanguage } from '../../ui/text/Language.tsx';

/** The builder's words in the page's language, which `Builder` has loaded. */
export function useBuilderWords(): BuilderWords {
  const { lang, words } = usePageLanguage();
  const own = readPart('builder', lang)(FULL_CITY);
  return words.adapt?.(own) ?? own;
}
