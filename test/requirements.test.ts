import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import {
  citationsIn,
  requirementFaults,
  untestedRequirements,
} from './support/checks/requirements.ts';

const TOP = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = '.github/requirements/';

const filesUnder = (folder: string, name: RegExp) =>
  readdirSync(TOP + folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => name.test(path));

const read = (path: string) => ({ path, text: readFileSync(TOP + path, 'utf8') });

const CITING = [
  ...['src', 'test', '.github'].flatMap((folder) => filesUnder(folder, /\.(tsx?|css|mjs|md)$/)),
  'README.md',
].map(read);
const EXPLAINED = CITING.filter(({ path }) => path.startsWith(FOLDER));

/** Its digit is escaped, because this file is checked too. */
const MADE_UP = 'R9\u0039';

/** The requirements that only a long test can show: in many languages, in a lasting fault, or where code is laid out. */
const LONG_ONLY = ['A11', 'L7', 'Q32'];

/** The title of a single test that `npm test` leaves out. */
const LONG_TITLE = /(?<=\()\s*(['"`])[^\n]*?\1,\s*\{ tag: '@long' \}/g;

const lines = (path: string, ...text: string[]) => ({ path: FOLDER + path, text: text.join('\n') });

test('every cited requirement has one line that explains it', () => {
  expect(CITING.flatMap(citationsIn).length).toBeGreaterThan(500);
  expect(requirementFaults(CITING, EXPLAINED)).toEqual([]);
});

test('every requirement is in the title of a test, and all but three in one of `npm test`', () => {
  const tests = CITING.filter(({ path }) => path.startsWith('test/'));
  expect(untestedRequirements(tests, EXPLAINED)).toEqual([]);
  const short = tests
    .filter(({ path }) => !/\.long\.|^test\/(engines|bench)\//.test(path))
    .map(({ path, text }) => ({ path, text: text.replaceAll(LONG_TITLE, '') }));
  expect(untestedRequirements(short, EXPLAINED).toSorted()).toEqual(LONG_ONLY);
  const explained = [lines('rider.md', '- R1: One.', '- R2: Two.')];
  const comment = { path: 'test/a.test.ts', text: "test('R1: says so', run); // R2" };
  expect(untestedRequirements([comment], explained)).toEqual(['R2']);
});

test.each([
  ['a title', 'test/a.test.ts', `test('${MADE_UP}: says so', () => {});`],
  ['the second number of a title', 'test/a.test.ts', `test("R1, ${MADE_UP}: says so", run);`],
  ['a doc comment', 'src/a.ts', `/**\n * Says so (R1, ${MADE_UP}).\n */`],
  ['a line comment', 'src/a.ts', `const a = 1; // As ${MADE_UP} says.`],
  ['a style sheet', 'src/a.css', `/* ${MADE_UP}: large enough. */`],
  ['a decision', '.github/decisions/a.md', `It keeps R1-${MADE_UP}.`],
])('a number without a line is found in %s', (_place, path, text) => {
  const explained = [lines('rider.md', '- R1: Says so.')];
  expect(requirementFaults([{ path, text }], explained)).toEqual([
    `${path}: ${MADE_UP} has no line in .github/requirements`,
  ]);
});

test.each([
  ['an identifier', 'src/a.ts', 'const A4 = { width: 210 }; export const S3 = A4;'],
  ['an ID in a string', 'test/a.ts', "aRoute({ routeID: 'B6', name: 'to C1: the airport' });"],
  ['a hex color', 'src/a.css', '/* was #A31 */ a { color: #B30; }'],
  ['a percent-encoded byte', 'src/a.ts', '// encoded as %C3%A9'],
  ['a URL', 'src/a.ts', "const url = 'https://a.example/R1'; // https://a.example/A4"],
  ['a longer word', 'README.md', 'ES2023, S1x, R100, A1.5'],
])('%s is not a requirement', (_what, path, text) => {
  expect(citationsIn({ path, text })).toEqual([]);
});

test.each([
  ['a second line', [lines('rider.md', '- R1: One.', '- R1: Two.')], 'R1 has another line'],
  ['another file', [lines('kiosk.md', '- R1: One.')], 'R1 belongs in rider.md'],
  ['many words', [lines('rider.md', `- R1: ${'word '.repeat(26)}`)], 'R1 is too long'],
])('%s for a requirement is found', (_what, explained, fault) => {
  expect(requirementFaults([], explained)).toEqual([expect.stringContaining(fault)]);
});
