const ACCENTED: Readonly<Record<string, string>> = {
  a: 'å',
  e: 'ë',
  i: 'ï',
  o: 'ø',
  u: 'ü',
  y: 'ÿ',
  A: 'Å',
  E: 'Ë',
  I: 'Ï',
  O: 'Ø',
  U: 'Ü',
  Y: 'Ÿ',
};
const RIGHT_TO_LEFT_MARK = '\u200F';
/** Stands for the nth value of a sentence. */
const placeholder = (nth: number) => String.fromCodePoint(0xe1_00 + nth);

/** Whether a word is one of the made-up language. */
export const isMadeUp = (word: string): boolean => /[åëïøüÿÅËÏØÜŸñ]/.test(word);

/** A text as it could be in another language: each word half as long again, with accents, between right-to-left marks. */
export function madeUpText(text: string): string {
  const words = text.replaceAll(/[a-z']+/gi, (word) => {
    const accented = word.replaceAll(/[aeiouy]/gi, (letter) => ACCENTED[letter] ?? letter);
    return accented + 'ñéoñéoñéoñéo'.slice(0, Math.ceil(word.length / 2));
  });
  return RIGHT_TO_LEFT_MARK + words + RIGHT_TO_LEFT_MARK;
}

/** Calls a sentence and changes its own text, but not the values in it. */
function callSentence(sentence: object, args: readonly unknown[]): unknown {
  const call = (values: readonly unknown[]): unknown =>
    typeof sentence === 'function' ? Reflect.apply(sentence, undefined, values) : undefined;
  const marked = args.map((value, nth) =>
    typeof value === 'string' && value !== '' ? placeholder(nth) : value,
  );
  const text = call(marked);
  if (typeof text !== 'string') return text;
  // A value that only chooses among texts is not in the sentence.
  if (text.includes('undefined')) return madeUpText(String(call(args)));
  return madeUpText(text).replaceAll(/[\uE100-\uE10F]/g, (mark) =>
    String(args[mark.charCodeAt(0) - 0xe1_00]),
  );
}

const made = new WeakMap<object, object>();

/** Words in the made-up language. The same object gives the same one, because components compare them by identity. */
export function madeUpWords<W extends object>(words: W): W {
  const change = (value: unknown): unknown => {
    if (typeof value === 'string') return madeUpText(value);
    if (typeof value !== 'object' && typeof value !== 'function') return value;
    if (value === null) return value;
    const changed = made.get(value) ?? madeUpWords(value);
    made.set(value, changed);
    return changed;
  };
  return new Proxy(words, {
    get: (target, key) => change(Reflect.get(target, key)),
    apply: (target, _this, args: unknown[]) => callSentence(target, args),
  });
}
