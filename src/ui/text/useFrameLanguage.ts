import { readPart } from '../../lib/words/loadWords.ts';
import { useLanguageWith, usePageLanguage } from './Language.tsx';
import type { FrameLanguage } from './Language.tsx';

/**
 * The page's language with the words of frames and of departures. A frame's list of stops needs no others.
 * Suspends until they have loaded.
 */
export const useFrameLanguage = (): FrameLanguage =>
  useLanguageWith(readPart('frame', usePageLanguage().lang));
