import { expect, test } from 'vitest';

import { createTextIndex } from '../../../src/lib/search/createTextIndex.ts';

/** What a query finds, best first. */
function find(texts: readonly string[], query: string) {
  const found = createTextIndex(texts).find(query);
  return found
    .toSorted((one, other) => one.score - other.score || one.index - other.index)
    .map(({ index }) => texts[index]);
}

const NAMES = ['Policlinico', 'Via Roma 0043', 'Piazza Roma', 'Saint-Étienne', 'Spring Garden Rd'];

test.each([
  ['the first key', 'p', ['Policlinico', 'Piazza Roma']],
  ['the beginning of a word', 'pol', ['Policlinico']],
  ['the middle of a word', 'clinic', ['Policlinico']],
  ['words in another order', 'garden spr', ['Spring Garden Rd']],
  ['no accents', 'saint etienne', ['Saint-Étienne']],
  ['a wrong letter', 'policlimico', ['Policlinico']],
  ['a missing letter', 'polclin', ['Policlinico']],
  ['one letter too many', 'pollicli', ['Policlinico']],
  ['two swapped letters', 'sprign', ['Spring Garden Rd']],
  ['a number without its zeros', '43', ['Via Roma 0043']],
  ['another first letter', 'xpring', []],
  ['another number', '53', []],
  ['only signs', ' & ', []],
])('P2: with %s', (_what, query, expected) => {
  expect(find(NAMES, query)).toEqual(expected);
});

test('P2: what begins with the text comes first, then whole words, then beginnings', () => {
  const names = ['Upper Main St', 'Mainland Ave', 'Main St', 'Domain Rd'];
  expect(find(names, 'main')).toEqual(['Main St', 'Upper Main St', 'Mainland Ave', 'Domain Rd']);
});

test('P2: every word of the text is there', () => {
  expect(find(NAMES, 'roma piazza via')).toEqual([]);
});

test('P2: a text of a hundred words finds nothing it should not, and ends', () => {
  expect(find(NAMES, Array.from({ length: 100 }, (_, index) => `w${index}`).join(' '))).toEqual([]);
});
