import { createContext, use, useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';

import type { Units } from '../../lib/geo/lengths.ts';
import type { Words } from '../../lib/words/en.ts';
import type { PageWords } from '../../lib/words/en/pageWords.ts';
import { createFormats } from '../../lib/words/formats.ts';
import type { Formats } from '../../lib/words/formats.ts';
import { loadWords, readWords } from '../../lib/words/loadWords.ts';

interface LanguageWith<W> {
  /** BCP 47 tag */
  readonly lang: string;
  readonly words: W;
  readonly formats: Formats;
  /** IANA zone of the service. */
  readonly timeZone: string;
  readonly units: Units;
}

/** The page's language with the words of its frame and of the stop list. */
export type PageLanguage = LanguageWith<PageWords>;

/** The page's language with all words. */
export type Language = LanguageWith<Words>;

const LanguageContext = createContext<PageLanguage | null>(null);

interface LanguageProviderProps {
  lang: string;
  words: PageWords;
  units: Units;
  timeZone: string;
  children: ReactNode;
}

/**
 * Provides the page's language. The words of its frame are always there (decision 0013); the others
 * begin to load with the first render.
 */
export function LanguageProvider({
  lang,
  words,
  units,
  timeZone,
  children,
}: LanguageProviderProps) {
  const language = useMemo(
    () => ({ lang, words, units, timeZone, formats: createFormats(lang, units, timeZone) }),
    [lang, words, units, timeZone],
  );
  useEffect(() => {
    // The component that needs the words reports a failure.
    loadWords(lang).catch(() => {});
  }, [lang]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The page's language with the words of its frame and of the stop list. Throws outside a provider. */
export function usePageLanguage(): PageLanguage {
  const language = use(LanguageContext);
  if (language === null) throw new Error('a component needs a LanguageProvider around it');
  return language;
}

/**
 * The page's language with all words. Suspends until they have loaded; throws `ChunkLoadError` if
 * they cannot be loaded, and an error outside a provider.
 */
export function useLanguage(): Language {
  const language = usePageLanguage();
  const words = readWords(language.lang);
  return useMemo(() => ({ ...language, words }), [language, words]);
}
