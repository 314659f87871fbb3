import type { SourceFile } from './architecture.ts';

/** A letter and up to two digits: R rider, C parking and events, A kiosk, B embed, S city service. */
const NUMBER = String.raw`[RCABS]\d{1,2}`;

/**
 * A number as a word of a text. Not one: a part of an identifier or a decimal (`S1x`, `B2.5`), a hex
 * color (`#A31`), a percent-encoded byte (`%C3`), a part of a path or a URL (`/A4`).
 */
const WORD = new RegExp(String.raw`(?<![\w#%/.&$])${NUMBER}(?![\w%/]|\.\w)`, 'g');

/** The numbers that a test's title begins with: `'R33: says so'`, `'C20, C29: does so'`. */
const TITLE = new RegExp(String.raw`(?<=['"\`])${NUMBER}(?:, ${NUMBER})*(?=: )`, 'g');

/** A URL's `//` begins no comment, because what stands before it is no space. */
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;

const LINE = new RegExp(String.raw`^- (${NUMBER}): (.+)$`, 'gm');

const FILE_OF: Readonly<Record<string, string>> = {
  R: 'rider.md',
  C: 'parking-and-events.md',
  A: 'kiosk.md',
  B: 'embed.md',
  S: 'city-service.md',
};

const MOST_WORDS = 25;

interface Requirement {
  readonly number: string;
  readonly text: string;
  readonly path: string;
}

/** The requirements that a file of .github/requirements explains, in its order. */
function requirementsIn({ path, text }: SourceFile): Requirement[] {
  return [...text.matchAll(LINE)].map(([, number = '', line = '']) => ({
    number,
    text: line,
    path,
  }));
}

/**
 * The requirement numbers that a file cites, each once. In Markdown any word counts. In source only
 * comments and the beginnings of test titles do: elsewhere `A4` may be an identifier or a route's ID.
 */
export function citationsIn({ path, text }: SourceFile): string[] {
  const places = path.endsWith('.md')
    ? [text]
    : [...text.matchAll(COMMENT), ...text.matchAll(TITLE)].map(([place]) => place);
  return [...new Set(places.flatMap((place) => place.match(WORD) ?? []))];
}

/** One sentence for each requirement that is explained twice, in the wrong file or at length. */
function faultsOfLines(requirements: readonly Requirement[]): string[] {
  const seen = new Set<string>();
  return requirements.flatMap(({ number, text, path }) => {
    const faults: string[] = [];
    if (seen.has(number)) faults.push(`${path}: ${number} has another line`);
    seen.add(number);
    const file = FILE_OF[number.charAt(0)] ?? '';
    if (!path.endsWith(`/${file}`)) faults.push(`${path}: ${number} belongs in ${file}`);
    if (text.split(' ').length > MOST_WORDS) faults.push(`${path}: ${number} is too long`);
    return faults;
  });
}

/**
 * One sentence for each cited requirement without a line, and for each line at fault.
 *
 * @param sources files that cite requirements
 * @param explained the files of .github/requirements
 */
export function requirementFaults(
  sources: readonly SourceFile[],
  explained: readonly SourceFile[],
): string[] {
  const requirements = explained.flatMap(requirementsIn);
  const numbers = new Set(requirements.map(({ number }) => number));
  const unexplained = sources.flatMap((source) =>
    citationsIn(source)
      .filter((number) => !numbers.has(number))
      .map((number) => `${source.path}: ${number} has no line in .github/requirements`),
  );
  return [...unexplained, ...faultsOfLines(requirements)];
}
