import type { CityWords } from './city-words.ts';
import type { BuilderWords } from './en/builder.ts';
import type { FrameWords } from './en/frame/frameWords.ts';
import type { PageWords } from './en/page/pageWords.ts';
import type { RestWords } from './en/rest/restWords.ts';
import type { Words } from './en/words.ts';
import type { WordsFor } from './kinds/memoizeWords.ts';

/** The words of a language that load after its page words, by who needs them (decision 0056). */
export interface WordsByPart {
  /** A frame's bar and its list of stops. */
  frame: WordsFor<FrameWords>;
  /** Lists, cards and maps. */
  rest: WordsFor<RestWords>;
  /** All of a rider's page and of a display. */
  all: WordsFor<Words>;
  /** The builder of frames. */
  builder: WordsFor<BuilderWords>;
}

export type WordsPart = keyof WordsByPart;

/** What a language's `language.ts` exports. */
export interface LanguageWords {
  /** The words that the page needs at once. */
  readonly pageWordsFor: (city: CityWords) => PageWords;
  /** Changes a duration, a time or a day of `Intl` to what people of the language write, if that differs. */
  readonly reword?: (text: string) => string;
  /** How the other words load. */
  readonly parts: { readonly [Part in WordsPart]: () => Promise<WordsByPart[Part]> };
}
