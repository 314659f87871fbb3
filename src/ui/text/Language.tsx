import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';

import type { Units } from '../../lib/geo/lengths.ts';
import { createFormats } from '../../lib/words/formats.ts';
import type { Formats } from '../../lib/words/formats.ts';
import type { Words } from '../../lib/words/en.ts';
import type { FirstWords } from '../../lib/words/en/core.ts';

interface LanguageOf<W> {
  readonly lang: string;
  readonly words: W;
  readonly formats: Formats;
  /** IANA zone of the service. */
  readonly timeZone: string;
  readonly units: Units;
}

/** What the first list needs to speak: some of the words, and how values are written. */
export type FirstLanguage = LanguageOf<FirstWords>;

/** What a component needs to speak: the words of one language, and how it writes values. */
export type Language = LanguageOf<Words>;

const FirstLanguageContext = createContext<FirstLanguage | null>(null);
const LanguageContext = createContext<Language | null>(null);

interface LanguageProviderProps<W> {
  lang: string;
  words: W;
  units: Units;
  timeZone: string;
  children: ReactNode;
}

/** The language of the first list (decision 0013). */
export function FirstLanguageProvider({
  lang,
  words,
  units,
  timeZone,
  children,
}: LanguageProviderProps<FirstWords>) {
  const language = useMemo(
    () => ({ lang, words, units, timeZone, formats: createFormats(lang, units, timeZone) }),
    [lang, words, units, timeZone],
  );
  return <FirstLanguageContext value={language}>{children}</FirstLanguageContext>;
}

/** All words of the language that is spoken around it. */
export function FullLanguageProvider({ words, children }: { words: Words; children: ReactNode }) {
  const core = useFirstLanguage();
  const language = useMemo(() => ({ ...core, words }), [core, words]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** A language with all its words. */
export function LanguageProvider({ words, children, ...options }: LanguageProviderProps<Words>) {
  return (
    <FirstLanguageProvider words={words} {...options}>
      <FullLanguageProvider words={words}>{children}</FullLanguageProvider>
    </FirstLanguageProvider>
  );
}

function requireLanguage<L>(language: L | null): L {
  if (language === null) throw new Error('a language is used outside of its provider');
  return language;
}

/** The words of the first list. Throws outside of a provider, which is a mistake of ours. */
export function useFirstLanguage(): FirstLanguage {
  return requireLanguage(use(FirstLanguageContext));
}

/** The language of the page. Throws outside of a provider, which is a mistake of ours. */
export function useLanguage(): Language {
  return requireLanguage(use(LanguageContext));
}
