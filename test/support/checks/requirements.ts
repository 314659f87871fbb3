import type { SourceFile } from './architecture.ts';

/** A letter and up to two digits: R rider, C parking and events, A kiosk, B embed, S city service, F real feeds, G regions, T times, N notices, L languages, P the city in the page, Q the answer first, J journeys, W and V steps and bikes, K reminders. */
const NUMBER = String.raw`[RCABSFGTNLPQJWVK]\d{1,2}`;

/**
 * A number as a whole word. It does not match parts of identifiers and decimals (`S1x`, `B2.5`), hex
 * colors (`#A31`), percent-encoded bytes (`%C3`), or parts of paths and URLs (`/A4`).
 */
const WORD = new RegExp(String.raw`(?<![\w#%/.&$])${NUMBER}(?![\w%/]|\.\w)`, 'g');

/** The numbers at the start of a test title: `'R33: says so'`, `'C20, C29: does so'`. */
const TITLE = new RegExp(String.raw`(?<=['"\`])${NUMBER}(?:, ${NUMBER})*(?=: )`, 'g');

/** Matches comments, but not the `//` of a URL, which has no space before it. */
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;

const LINE = new RegExp(String.raw`^- (${NUMBER}): (.+)$`, 'gm');

const FILE_OF: Readonly<Record<string, string>> = {
  R: 'rider.md',
  C: 'parking-and-events.md',
  A: 'kiosk.md',
  B: 'embed.md',
  S: 'city-service.md',
  F: 'real-feeds.md',
  G: 'regions.md',
  T: 'times.md',
  N: 'notices.md',
  L: 'languages.md',
  P: 'city-in-the-page.md',
  Q: 'answer-first.md',
  J: 'journeys.md',
  W: 'steps-and-bikes.md',
  V: 'steps-and-bikes.md',
  K: 'reminders.md',
};

const MOST_WORDS = 25;

interface Requirement {
  readonly number: string;
  readonly text: string;
  readonly path: string;
}

/** The requirements that a file of .github/requirements explains, in order. */
function requirementsIn({ path, text }: SourceFile): Requirement[] {
  return [...text.matchAll(LINE)].map(([, number = '', line = '']) => ({
    number,
    text: line,
    path,
  }));
}

/**
 * The requirement numbers that a file cites, each once. In Markdown, any word counts. In source code,
 * only comments and the start of test titles count, because `A4` may also be an identifier or an ID.
 */
export function citationsIn({ path, text }: SourceFile): string[] {
  const places = path.endsWith('.md')
    ? [text]
    : [...text.matchAll(COMMENT), ...text.matchAll(TITLE)].map(([place]) => place);
  return [...numbersIn(places)];
}

const numbersIn = (texts: readonly string[]) =>
  new Set(texts.flatMap((text) => text.match(WORD) ?? []));

/**
 * The requirements that no test's title names.
 *
 * @param tests files of tests
 * @param explained the files of .github/requirements
 */
export function untestedRequirements(
  tests: readonly SourceFile[],
  explained: readonly SourceFile[],
): string[] {
  const tested = numbersIn(tests.flatMap(({ text }) => text.match(TITLE) ?? []));
  return explained
    .flatMap(requirementsIn)
    .map(({ number }) => number)
    .filter((number) => !tested.has(number));
}

/** One sentence for each requirement that is explained twice, in the wrong file or too long. */
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
 * Checks the requirements: one sentence for each cited number without a line, and for each bad line.
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
