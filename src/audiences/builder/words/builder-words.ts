import { importChunk } from '../../../lib/loading/ChunkLoadError.ts';
import { ownValue } from '../../../lib/ownValue.ts';
import type { CityWords } from '../../../lib/words/city-words.ts';
import * as english from '../../../lib/words/compiled/en/words-en-builder.ts';
import { LOADERS } from '../../../lib/words/compiled/loaders.ts';
import { memoizeWords } from '../../../lib/words/wordsOf.ts';
import type { BuilderMessages, WordsFor } from '../../../lib/words/wordsOf.ts';

/** The words that only the builder has. */
export const builderWordsOf = (
  { builder }: BuilderMessages,
  lang: string,
): WordsFor<english.BuilderWords> => memoizeWords(builder, lang);

/**
 * Loads the words that only the builder has.
 *
 * @param lang tag of LANGUAGES
 * @returns the English ones if those of `lang` can't be loaded
 */
export async function loadBuilderWords(
  lang: string,
  city: CityWords,
): Promise<english.BuilderWords> {
  const load = ownValue(LOADERS, lang)?.builder;
  const messages = load && (await importChunk(load).catch(() => undefined));
  return messages === undefined
    ? builderWordsOf(english, 'en')(city)
    : builderWordsOf(messages, lang)(city);
}
