import { rightToLeftLanguage } from '../isolateValues.ts';
import type { LanguageWords } from '../LanguageWords.ts';
import { pageWordsFor } from './page/pageWords.ts';

export const language: LanguageWords = {
  ...rightToLeftLanguage({
    pageWordsFor,
    parts: {
      frame: async () => (await import('./frame/frameWords.ts')).frameWordsFor,
      rest: async () => (await import('./rest/restWords.ts')).restWordsFor,
      all: async () => (await import('./words.ts')).wordsFor,
      builder: async () => (await import('./builder.ts')).builderWordsFor,
    },
  }),
  // One hour is "שעה", where `Intl` writes "1 שעה".
  reword: (text) => text.replace(/^1 (?=שעה|יום|דקה|שניה)/, ''),
};
