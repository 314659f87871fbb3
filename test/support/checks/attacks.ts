import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** A text on which a pattern takes far longer than its length allows. */
export interface Attack {
  readonly before: string;
  readonly repeated: string;
  readonly after: string;
  readonly times: number;
}

/** Each is tried where a pattern has a set of characters. */
const CHARACTERS = ' \t\n\r\u2028aAeZ019_-+.,:;/\\<>()[]{}="\'&#?*!%~@|^$éа中ا\u0301\u00a0'.split(
  '',
);
const LONGEST_REPEATED = 200;
/** What makes a match fail at the end of the text. */
const ENDS = ['\0', '\n'];
/** A linear pattern takes a few milliseconds for so many characters, and a quadratic one a quarter of a second or more. */
const LENGTH = 80_000;
const SLOW = 100;
/** So slow can't be the machine. */
const HOPELESS = 3 * SLOW;
/** An exponential one is slow long before, and would never end. */
const FEW_TIMES = [8, 10, 12, 14, 16, 18, 20, 23, 26, 29, 32, 40, 50];

const unique = <T>(values: readonly T[]) => [...new Set(values)];

/** Those characters that a part of a pattern matches. */
function charactersOf({ raw }: AST.Element, flags: string, characters: readonly string[]) {
  const one = new RegExp(`^(?:${raw})$`, flags.replaceAll(/[gym]/g, ''));
  return characters.filter((character) => one.test(character));
}

/** Texts that a part of a pattern matches: one for each of its alternatives, and each length of repetition. */
function examplesOf(part: AST.Element, flags: string, characters: readonly string[]): string[] {
  switch (part.type) {
    case 'Character':
      return [String.fromCodePoint(part.value)];
    case 'CharacterSet':
    case 'CharacterClass':
      return charactersOf(part, flags, characters).slice(0, 3);
    case 'Group':
    case 'CapturingGroup':
      return unique(
        part.alternatives.map(({ elements }) => exampleOf(elements, flags, characters)),
      );
    case 'Quantifier': {
      const examples = examplesOf(part.element, flags, characters);
      const repeated = examples.map((example) => example.repeat(Math.max(1, part.min)));
      return part.min === 0 ? ['', ...repeated] : repeated;
    }
    case 'Assertion':
      return part.kind === 'lookbehind'
        ? part.alternatives.map(({ elements }) => exampleOf(elements, flags, characters))
        : [''];
    default:
      return [''];
  }
}

/** The longest example of each part, joined. */
const exampleOf = (
  parts: readonly AST.Element[],
  flags: string,
  characters: readonly string[],
): string =>
  parts
    .map((part) =>
      examplesOf(part, flags, characters).reduce(
        (longest, each) => (each.length > longest.length ? each : longest),
        '',
      ),
    )
    .join('');

function alternativesIn(part: AST.Element): readonly AST.Alternative[] {
  if (part.type === 'Quantifier') return alternativesIn(part.element);
  return 'alternatives' in part ? part.alternatives : [];
}

/** What may be repeated, behind what: each run of a pattern's parts, and single characters. */
function repetitionsOf(
  source: string,
  flags: string,
): (readonly [before: string, repeated: string])[] {
  const tree = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const own = source.replaceAll(/\\u\{?[\da-f]+\}?|\\./gi, '');
  const characters = unique([...CHARACTERS, ...own.split('')]);
  const found = new Map<string, readonly [string, string]>();
  const add = (before: string, repeated: string) => {
    if (repeated === '' || repeated.length > LONGEST_REPEATED) return;
    for (const each of flags.includes('m') ? [repeated, `\n${repeated}`] : [repeated])
      found.set(`${before}\0${each}`, [before, each]);
  };
  const visit = ({ elements }: AST.Alternative, outside: string) => {
    for (const [index, part] of elements.entries()) {
      const before = outside + exampleOf(elements.slice(0, index), flags, characters);
      const runs = elements.slice(index).map((_, more) => elements.slice(index, index + more + 1));
      const texts = [
        ...runs.map((run) => exampleOf(run, flags, characters)),
        ...examplesOf(part, flags, characters),
      ];
      for (const text of texts) {
        add('', text);
        add(before, text);
      }
      if (part.type === 'Quantifier')
        for (const character of charactersOf(part.element, flags, characters))
          add(before, character);
      for (const inside of alternativesIn(part)) visit(inside, before);
    }
  };
  for (const character of characters) add('', character);
  for (const alternative of tree.alternatives) visit(alternative, '');
  return [...found.values()];
}

/** Milliseconds of the processor for all matches in a text; the least of some tries if they are many. */
function timeOf(pattern: RegExp, text: string): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 3 && least > SLOW; tries++) {
    pattern.lastIndex = 0;
    const start = process.cpuUsage();
    if (pattern.global) text.replaceAll(pattern, '');
    else pattern.test(text);
    least = Math.min(least, process.cpuUsage(start).user / 1000);
    if (least > HOPELESS) break;
  }
  return least;
}

/**
 * Tries a pattern on long texts that repeat its own parts, on the engine that runs it.
 *
 * @returns the first text that takes more time than a linear pattern needs; null if there is none
 */
export function attackOn(source: string, flags: string): Attack | null {
  const pattern = new RegExp(source, flags);
  for (const [before, repeated] of repetitionsOf(source, flags))
    for (const after of ENDS) {
      for (const times of [...FEW_TIMES, Math.ceil(LENGTH / repeated.length)])
        if (timeOf(pattern, before + repeated.repeat(times) + after) > SLOW)
          return { before, repeated, after, times };
    }
  return null;
}
