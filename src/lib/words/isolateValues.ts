import type { WordsFor } from './kinds/memoizeWords.ts';
import type { LanguageWords } from './LanguageWords.ts';

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
/** A part of a value that is isolated itself, such as a name in a list. */
const ISOLATED = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/g;

/**
 * Isolates a value in the direction of its first letter. Parts that are isolated already count only if there is no
 * other letter; without letters it is left to right. Unicode's own first strong isolate ignores those parts.
 */
function isolated(value: string): string {
  const [letter = ''] = /\p{L}/u.exec(value.replaceAll(ISOLATED, '')) ?? /\p{L}/u.exec(value) ?? [];
  return `${RIGHT_TO_LEFT.test(letter) ? '\u2067' : '\u2066'}${value}\u2069`;
}

/**
 * Makes a function that wraps words, so that their sentences isolate the values that match: a name, a number or an
 * amount keeps its own direction and doesn't reorder the words around it. A part of the words is always wrapped in
 * the same object, because components compare parts by identity.
 */
function isolatorOf(pattern: RegExp): <W extends object>(words: W) => W {
  const known = new WeakMap<object, object>();
  const isolate = (value: unknown) =>
    typeof value === 'string' && pattern.test(value) ? isolated(value) : value;
  return function isolateIn(words) {
    const isolateWord = (word: unknown): unknown => {
      if (word === null || (typeof word !== 'object' && typeof word !== 'function')) return word;
      const wrapped = known.get(word) ?? isolateIn(word);
      known.set(word, wrapped);
      return wrapped;
    };
    return new Proxy(words, {
      get: (target, key) => isolateWord(Reflect.get(target, key)),
      apply: (target, _this, values: unknown[]): unknown =>
        typeof target === 'function'
          ? Reflect.apply(target, undefined, values.map(isolate))
          : undefined,
    });
  };
}

/** For the other languages, in a city whose names are read from right to left. */
export const isolateRightToLeft = isolatorOf(RIGHT_TO_LEFT);

const isolateValues = isolatorOf(/./);

const isolating =
  <W extends object>(load: () => Promise<WordsFor<W>>) =>
  async (): Promise<WordsFor<W>> => {
    const wordsFor = await load();
    return (...city) => isolateValues(wordsFor(...city));
  };

/** A language that is read from right to left: its sentences isolate the values in them. */
export const rightToLeftLanguage = ({ pageWordsFor, parts }: LanguageWords): LanguageWords => ({
  pageWordsFor: (city) => isolateValues(pageWordsFor(city)),
  parts: {
    frame: isolating(parts.frame),
    rest: isolating(parts.rest),
    all: isolating(parts.all),
    builder: isolating(parts.builder),
  },
});
