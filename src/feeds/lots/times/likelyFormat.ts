import { monthOf } from './monthOf.ts';
import { offsetMinutes } from './offsetMinutes.ts';
import { timeFormat } from './time-format.ts';

/** In which order the numbers of a date and a time of day may stand; a month's name has no number. */
const ORDERS = [
  'yMdHms',
  'dMyHms',
  'MdyHms',
  'HmsdMy',
  'HmdMy',
  'HmyMd',
  'dyHms',
  'HmsMdy',
  'Hmdy',
];
const TOKENS = /[+-]\d{2}:?\d{2}$|\d+|\p{L}+|[^\d\p{L}]/gu;
const HALVES = /^([ap]m|오전|오후|午前|午後|上午|下午)$/iu;

const quotedWord = (word: string) => (/[A-Za-z\u{80}-\u{10FFFF}]/u.test(word) ? `'${word}'` : word);

/** Where morning or afternoon stands; -1 if nowhere. The German word `am` is not behind a number. */
const halfIn = (tokens: readonly string[]) =>
  tokens.findIndex((token, index) => {
    const isBehindNumber = /\d/.test(tokens.slice(Math.max(0, index - 2), index).join(''));
    return HALVES.test(token) && (isBehindNumber || !/^[ap]/i.test(token));
  });

/** A format in which the numbers of a text have this order. */
function patternOf(tokens: readonly string[], order: string, monthAt: number): string {
  const letters = order.split('');
  const half = halfIn(tokens);
  const hour = half === -1 ? 'H' : 'h';
  return tokens
    .map((token, index) => {
      if (/^[+-]./.test(token)) return 'X';
      if (/^\d/.test(token)) {
        const letter = letters.shift() ?? 'H';
        if (letter === 'H') return hour;
        return /[ms]/.test(letter) && token.length === 2 ? letter.repeat(2) : letter;
      }
      if (index === monthAt) return 'MMM';
      if (index === half) return 'a';
      if (!/^\p{L}/u.test(token)) return token === "'" ? '' : token;
      if (/^[A-Z]+$/.test(token) && offsetMinutes(token) !== undefined) return 'z';
      return index === 0 && tokens[1] === ' ' ? 'E' : quotedWord(token);
    })
    .join('');
}

/**
 * The format that reads a text of a time which is in none of the usual forms: a proposal for the settings.
 *
 * @returns undefined if the text has no date with a time of day
 */
export function likelyFormat(text: string, timeZone: string): string | undefined {
  const tokens = text.match(TOKENS) ?? [];
  const numbers = tokens.filter((token) => /^\d/.test(token)).length;
  const named = tokens.findLastIndex((token) => /^\p{L}{3}/u.test(token) && monthOf(token) > 0);
  for (const order of ORDERS) {
    const monthAt = order.includes('M') ? -1 : named;
    const least = order.replace('s', '').length;
    if (numbers < least || numbers > order.length) continue;
    const pattern = patternOf(tokens, order, monthAt);
    try {
      if (timeFormat(pattern).read(text, timeZone) !== null) return pattern;
    } catch {
      // These letters don't make a format.
    }
  }
  return undefined;
}
