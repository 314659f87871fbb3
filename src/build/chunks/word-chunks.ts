import { LANGUAGES } from '../../lib/words/languages.ts';
import { inSource } from './chunk-patterns.ts';

/** The chunks of a language, by who reads them (decision 0056). */
const chunksOf = (lang: string) => {
  const of = (...parts: readonly string[]) =>
    inSource(...parts.map((part) => `lib/words/${lang}/${part}`));
  return [
    // Only web editors who build a frame need it.
    { name: `builder-${lang}`, test: of('builder') },
    // The lists, cards and maps of all pages need the second part, and only riders and displays the rest.
    { name: `rest-${lang}`, test: of('rest') },
    { name: lang, test: of('words', 'rider', 'display') },
    // The first English ones are in `page`.
    lang === 'en'
      ? { name: 'frame-en', test: of('frame', 'nouns') }
      : { name: `first-${lang}`, test: of('language', 'page', 'frame', 'grammar', 'nouns') },
  ];
};

/** The chunks of the words. Nobody loads one of a language that they don't read. */
export const WORD_CHUNKS = [
  { name: 'languages', test: inSource('lib/words/languages') },
  ...Object.keys(LANGUAGES).flatMap(chunksOf),
];
