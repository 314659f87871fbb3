/** Words for an elevator in the languages of most feeds. */
const ELEVATOR =
  'elevators?|lifts?|ascensor(?:es|i|e)?|elevador(?:es)?|ascenseurs?|aufz[uü]ge?|fahrst[uü]hle?|lift(?:ar|en)?|hissi|hiss|heis|thang máy|电梯|電梯|엘리베이터|승강기|מעלית|مصعد';
const ESCALATOR =
  /escalator|escaleras? mec[aá]nica|escalier m[eé]canique|escalier roulant|rolltreppe|scal[ae] mobil[ei]|escada rolante|thang cuốn|扶梯|에스컬레이터|דרגנוע|سلم كهربائي/iu;
/** What may stand between the word and the number, and between numbers. */
const BETWEEN = /^(?:#|no|nr|n°|nº|number|and|or|y|o|e|et|ou|und|oder|&)$/iu;
const NAMED = new RegExp(`^(?:${ELEVATOR})(?:\\s*#|\\s+(?:no|nr)\\.|:)?\\s+`, 'iu');
const WORD = new RegExp(`^(?:${ELEVATOR})$`, 'iu');
const ANY = new RegExp(ELEVATOR, 'iu');

/** `879` of `Elevator 879`; empty of `Elevator` alone. */
export const withoutElevatorWord = (name: string): string =>
  WORD.test(name) ? '' : name.replace(NAMED, '');

/** Whether a text is about escalators and no elevator. */
export const isAboutEscalators = (text: string): boolean => ESCALATOR.test(text) && !ANY.test(text);

const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}#°º&][\p{L}\p{M}\p{N}#°º&/_-]*/gu) ?? [];

/** The names that follow a word for an elevator, as in `elevators 2 and 3`. */
function namesBehindWord(words: readonly string[], names: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  let isBehind = false;
  for (const word of words) {
    const name = word.replace(/^#/, '');
    if (WORD.test(word)) isBehind = true;
    else if (isBehind && names.has(name)) found.add(name);
    else if (!BETWEEN.test(word)) isBehind = false;
  }
  return found;
}

/**
 * The elevators that a text names: by a number behind the word for an elevator, or else by a name of several words, or by
 * any of their names.
 *
 * @param names as `withoutElevatorWord` gives them
 */
export function elevatorsNamedIn(text: string, names: readonly string[]): readonly string[] {
  const words = wordsOf(text);
  const byWords = new Map(names.map((name) => [wordsOf(name).join(' '), name]));
  byWords.delete('');
  const behind = namesBehindWord(words, new Set(byWords.keys()));
  const line = ` ${words.join(' ')} `;
  const isNamed = (key: string) =>
    behind.size === 0 ? line.includes(` ${key} `) : behind.has(key);
  return [...byWords].flatMap(([key, name]) =>
    isNamed(key) || (key.includes(' ') && line.includes(` ${key} `)) ? [name] : [],
  );
}
