import type { LanguageWords } from '../LanguageWords.ts';
import { rewordTime } from './grammar.ts';
import { pageWordsFor } from './page/pageWords.ts';

export const language: LanguageWords = {
  pageWordsFor,
  reword: rewordTime,
  parts: {
    frame: async () => (await import('./frame/frameWords.ts')).frameWordsFor,
    rest: async () => (await import('./rest/restWords.ts')).restWordsFor,
    all: async () => (await import('./words.ts')).wordsFor,
    builder: async () => (await import('./builder.ts')).builderWordsFor,
  },
};
