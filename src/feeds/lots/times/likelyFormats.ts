import { monthOf } from './monthOf.ts';
import { offsetMinutes } from './offsetMinutes.ts';
import { timeFormat } from './time-format.ts';

/** In which order the numbers of a date and a time of day may stand. */
const WITH_MONTH = ['yMdHms', 'dMyHms', 'MdyHms', 'HmsdMy', 'HmdMy', 'HmsMdy', 'HmMdy', 'HmyMd'];
/** The same where the month has a name, and no number. */
const WITH_NAME = ['dyHms', 'dHmsy', 'dHmy', 'Hmsdy', 'Hmdy'];

const TOKENS = /[+-]\d{2}:?\d{2}$|\p{L}+\/[\p{L}_]+(?:\/[\p{L}_]+)?|\d+|\p{L}+|[^\d\p{L}]/gu;
const HALVES = /^([ap]m|오전|오후|午前|午後|上午|下午)$/iu;
const isNumber = (token: string) => /^\d/.test(token);
const isWord = (token: string) => /^\p{L}/u.test(token);

/** Where morning or afternoon stands; -1 if nowhere. The German word `am` is not behind a number. */
const halfIn = (tokens: readonly string[]) =>
  tokens.findIndex((token, index) => {
    const isBehindNumber = tokens.slice(Math.max(0, index - 2), index).some(isNumber);
    return HALVES.test(token) && (isBehindNumber || !/^[ap]/i.test(token));
  });

/** Where the name of a day may stand, which is another one tomorrow: the last word before the numbers; -1 if nowhere. */
const dayNameIn = (tokens: readonly string[], monthAt: number) => {
  const before = tokens.slice(0, tokens.findIndex(isNumber));
  const last = before.findLastIndex((token, index) => isWord(token) && index !== monthAt);
  return tokens[last + 1] === ':' ? -1 : last;
};

/**
 * The format in which the numbers of a text have this order.
 *
 * @returns undefined if they can't: between hour and minute is one sign, and only a year at the end may have two digits
 */
function patternOf(tokens: readonly string[], order: string, monthAt: number): string | undefined {
  const letters = order.split('');
  const [half, dayName] = [halfIn(tokens), dayNameIn(tokens, monthAt)];
  let hourAt = Number.NaN;
  const parts = tokens.map((token, index): string | undefined => {
    if (/^[+-]./.test(token)) return 'X';
    if (isNumber(token)) {
      const letter = letters.shift() ?? '';
      if (letter === 'y' && token.length === 2) return order.indexOf('y') > 1 ? 'yy' : undefined;
      if (letter === 'H') hourAt = index;
      if (letter === 'H') return half === -1 ? 'H' : 'h';
      if (letter === 'm' && (index !== hourAt + 2 || /[ /]/.test(tokens[index - 1] ?? '')))
        return undefined;
      return /[ms]/.test(letter) && token.length === 2 ? letter.repeat(2) : letter;
    }
    if (index === monthAt) return 'MMM';
    if (index === half) return 'a';
    if (token.includes('/') && isWord(token)) return 'V';
    if (!isWord(token)) return token === "'" ? "''''" : token;
    if (/^[A-Z]+$/.test(token) && offsetMinutes(token) !== undefined) return 'z';
    return index === dayName ? 'E' : `'${token}'`;
  });
  return parts.includes(undefined) ? undefined : parts.join('');
}

function readsAs(pattern: string, text: string, timeZone: string): number | null {
  try {
    return timeFormat(pattern).read(text, timeZone);
  } catch {
    // These letters don't make a format.
    return null;
  }
}

/**
 * The formats that read a text of a time which is in none of the usual forms: proposals for the settings. There are two if the
 * text may mean two days.
 *
 * @param dateOrder what the settings say of dates such as 3/4/2026
 */
export function likelyFormats(
  text: string,
  timeZone: string,
  dateOrder: 'day-first' | 'month-first' | undefined,
): readonly string[] {
  const tokens = text.match(TOKENS) ?? [];
  const numbers = tokens.filter(isNumber).length;
  const named = tokens.findLastIndex((token) => /^\p{L}{3}/u.test(token) && monthOf(token) > 0);
  // Nobody writes a month before a dot and a day.
  const first = text.includes('.') && !text.includes('/') ? 'day-first' : dateOrder;
  const found = new Map<number, string>();
  for (const order of [...WITH_MONTH, ...WITH_NAME]) {
    const other = first === 'day-first' ? 'Md' : 'dM';
    const isOther = first !== undefined && order.includes(other) && !order.includes('yMd');
    const isLong = numbers === order.length || numbers === order.replace('s', '').length;
    if (isOther || !isLong) continue;
    const pattern = patternOf(tokens, order, order.includes('M') ? -1 : named);
    const instant = pattern === undefined ? null : readsAs(pattern, text, timeZone);
    if (pattern !== undefined && instant !== null && !found.has(instant))
      found.set(instant, pattern);
  }
  return [...found.values()].slice(0, 2);
}
