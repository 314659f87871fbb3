import { builderWordsOf } from '../../../src/audiences/builder/words/builder-words.ts';
import { FULL_CITY } from '../../../src/lib/words/city-words.ts';
import * as englishBuilder from '../../../src/lib/words/compiled/en/words-en-builder.ts';
import * as englishRest from '../../../src/lib/words/compiled/en/words-en-rest.ts';
import * as english from '../../../src/lib/words/compiled/en/words-en.ts';
import * as spanishBuilder from '../../../src/lib/words/compiled/es/words-es-builder.ts';
import * as spanishRest from '../../../src/lib/words/compiled/es/words-es-rest.ts';
import * as spanish from '../../../src/lib/words/compiled/es/words-es.ts';
import { wordsOf } from '../../../src/lib/words/wordsOf.ts';

/** The words for a city. */
export const wordsFor = wordsOf(english, englishRest);

export const spanishFor = wordsOf(spanish, spanishRest);

/** The words for a city of buses with parking, which tests read instead of repeating them. */
export const en = {
  ...wordsFor(FULL_CITY),
  ...builderWordsOf(englishBuilder, 'en')(FULL_CITY),
};
export const es = {
  ...spanishFor(FULL_CITY),
  ...builderWordsOf(spanishBuilder, 'es')(FULL_CITY),
};
