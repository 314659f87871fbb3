import { memoizeByString } from '../memoizeByString.ts';
import { ownValue } from '../ownValue.ts';

/** Kinds of streets, as agencies write them, each with the spelling that stands for all. */
const STREET_KINDS: Readonly<Record<string, string>> = {
  street: 'st',
  str: 'st',
  avenue: 'ave',
  av: 'ave',
  avenida: 'ave',
  road: 'rd',
  drive: 'dr',
  boulevard: 'blvd',
  bd: 'blvd',
  boul: 'blvd',
  lane: 'ln',
  court: 'ct',
  place: 'pl',
  square: 'sq',
  highway: 'hwy',
  parkway: 'pkwy',
  terrace: 'ter',
  terr: 'ter',
  crescent: 'cres',
  circle: 'cir',
  expressway: 'expy',
  trail: 'trl',
};
const KINDS: ReadonlySet<string> = new Set(Object.values(STREET_KINDS));

/** Other words that agencies abbreviate. */
const ABBREVIATED: Readonly<Record<string, string>> = {
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  northeast: 'ne',
  northwest: 'nw',
  southeast: 'se',
  southwest: 'sw',
  saint: 'st',
  sainte: 'ste',
  santa: 'sta',
  mount: 'mt',
  fort: 'ft',
  centre: 'ctr',
  center: 'ctr',
  international: 'intl',
  university: 'univ',
  hospital: 'hosp',
  first: '1st',
  second: '2nd',
  third: '3rd',
  fourth: '4th',
  fifth: '5th',
  sixth: '6th',
  seventh: '7th',
  eighth: '8th',
  ninth: '9th',
  tenth: '10th',
};

/** Words after a name that say that it is a stop, which way its buses go, or where in a station it is. */
const ADDED =
  /(?<=\s)(?:(?:station|stn|stop|(?:north|south|east|west)bound|[nsew]b)(?!\S)|(?:platform|bay|stand|berth|gate)\s+(?:\d{1,3}\w?|\w)$)/gu;

const SEPARATOR = / ?[&@/+–—] ?| - | (?:at|and|y|et|con) /u;

/** A street's words without those that tell its kind, and its kind; '' if the name leaves it out. */
function readStreet(text: string): string {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const spelled = words.map(
    (word, index) =>
      // "St George St": a kind is never the first word.
      (index === 0 ? undefined : ownValue(STREET_KINDS, word)) ??
      ownValue(ABBREVIATED, word) ??
      word,
  );
  const kind = spelled.findLast((word, index) => index > 0 && KINDS.has(word)) ?? '';
  const own = spelled.filter((word, index) => index === 0 || word !== kind);
  return `${own.join(' ')}|${kind}`;
}

/** The streets of a name, each with its own words and its kind. */
const readName = memoizeByString((name): readonly (readonly string[])[] =>
  name
    .toLowerCase()
    .normalize('NFKD')
    // Some feeds number the stops of one name: "Bolívar_1_2".
    .replaceAll(/\([^()]*\)|[\p{M}.'’]|(?:_\d{1,2}){1,3}$/gu, '')
    .replaceAll(/\s+/g, ' ')
    .split(SEPARATOR)
    .filter((street) => /[\p{L}\p{N}]/u.test(street))
    .map((street) => readStreet(street.trim().replaceAll(ADDED, '')))
    .toSorted()
    .map((street) => street.split('|')),
);

/**
 * Whether two agencies mean one place by two names of stops: the same streets in either order, in any case, with
 * or without accents, abbreviated or not, and with or without the kind of a street. "Main St & 1st Ave" is "First @
 * MAIN"; it is not "Main St & 1st St".
 */
export function isOneName(one: string, other: string): boolean {
  const [streets, others] = [readName(one), readName(other)];
  return (
    streets.length > 0 &&
    streets.length === others.length &&
    streets.every(([own, kind], index) => {
      const [otherOwn, otherKind] = others[index] ?? [];
      return (
        own === otherOwn && own !== '' && (kind === otherKind || kind === '' || otherKind === '')
      );
    })
  );
}
