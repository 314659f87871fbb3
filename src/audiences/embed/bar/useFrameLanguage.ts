import { readPart } from '../../../lib/words/loadWords.ts';
import { useLanguageWith, usePageLanguage } from '../../../ui/text/Language.tsx';
import type { FrameLanguage } from '../../../ui/text/Language.tsx';

/**
 * The page's language with the words of a frame. A list of stops needs no others, and they are a sixteenth of
 * what it loads (B20). Suspends until they have loaded.
 */
export const useFrameLanguage = (): FrameLanguage =>
  useLanguageWith(readPart('frame', usePageLanguage().lang));
