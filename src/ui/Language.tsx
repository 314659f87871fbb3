import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';

import { createFormats } from '../lib/words/formats.ts';
import type { Formats, Units } from '../lib/words/formats.ts';
import type { Words } from '../lib/words/en.ts';

/** What a component needs to speak: the words of one language, and how it writes values. */
export interface Language {
  readonly lang: string;
  readonly words: Words;
  readonly formats: Formats;
  /** IANA zone of the service. */
  readonly timeZone: string;
  readonly units: Units;
}

const LanguageContext = createContext<Language | null>(null);

interface LanguageProviderProps {
  lang: string;
  words: Words;
  units: Units;
  timeZone: string;
  children: ReactNode;
}

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
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The language of the page. Throws outside of a `LanguageProvider`, which is a mistake of ours. */
export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (language === null) throw new Error('useLanguage outside of a LanguageProvider');
  return language;
}
