import { expect, test } from 'vitest';

import { findEntries } from '../../../../src/features/search/results/findEntries.ts';
import type { SearchEntry } from '../../../../src/features/search/results/findEntries.ts';

const stop = (id: string, name: string): SearchEntry => ({
  kind: 'stop',
  id,
  name,
  detail: `Stop ${id}`,
});
const ALL: SearchEntry[] = [
  { kind: 'event', id: 'e1', name: 'Graduation', detail: 'Kohl Center' },
  { kind: 'lot', id: 'l1', name: 'State Street Capitol Garage', detail: '' },
  stop('0100', 'University & Park'),
  stop('0341', 'Johnson & Park'),
  stop('0412', 'San José & Peña'),
  { kind: 'route', id: '03', name: 'Route 03', detail: 'Crosstown' },
  { kind: 'vehicle', id: '03/2303', name: 'Bus 2303', detail: 'Route 03 toward Lakeside' },
];
const idsOf = (query: string) => findEntries(ALL, query).entries.map(({ id }) => id);

test.each([
  ['exact words', 'university park', ['0100']],
  ['words in reverse order', 'park university', ['0100']],
  ['the beginnings of words', 'joh pa', ['0341']],
  ['a missing letter', 'unversity', ['0100']],
  ['an extra letter', 'garrage', ['l1']],
  ['two swapped letters', 'gradaution', ['e1']],
  ['a wrong letter', 'crasstown', ['03']],
  ['a stop number', '0341', ['0341']],
  ['a venue', 'kohl', ['e1']],
  ['a bus number', '2303', ['03/2303']],
  ['a route, but not its buses', 'route 03', ['03']],
  ['a destination, but not its buses', 'lakeside', []],
  ['words without accents', 'san jose pena', ['0412']],
  ['words in any case', 'STATE street', ['l1']],
  ['blanks: nothing', '   ', []],
  ['an unknown word: nothing', 'zoo', []],
  ['punctuation: nothing', '&&', []],
])('R5: the search finds %s', (_, query, ids) => {
  expect(idsOf(query)).toEqual(ids);
});

test('R5: results are grouped by kind, routes first, with the number of all matches', () => {
  const many = Array.from({ length: 20 }, (_, index) => stop(`1${index}`, `Main & ${index}`));
  const found = findEntries(
    [...many, { kind: 'route', id: '9', name: 'Route 9', detail: 'Main' }],
    'main',
  );
  expect(found.counts).toEqual({ route: 1, stop: 20 });
  expect(found.entries[0]?.kind).toBe('route');
  expect(found.entries.filter(({ kind }) => kind === 'stop')).toHaveLength(19);
});

test('P2: a kind leaves its rows to the others, and has some where another has many', () => {
  const stops = Array.from({ length: 30 }, (_, index) => stop(`1${index}`, `Main & ${index}`));
  const lots = Array.from({ length: 9 }, (_, index): SearchEntry => {
    return { kind: 'lot', id: `${index}`, name: `Main Garage ${index}`, detail: '' };
  });
  const shown = (all: readonly SearchEntry[], kind: SearchEntry['kind']) =>
    findEntries(all, 'main').entries.filter((entry) => entry.kind === kind);
  expect(shown(stops, 'stop')).toHaveLength(20);
  expect(shown([...stops, ...lots], 'stop')).toHaveLength(14);
  expect(shown([...stops, ...lots], 'lot')).toHaveLength(6);
});

test('R5: a route’s name does not find all its stops, though they name it', () => {
  const ofStop = { numbers: 'Stop 0100', toward: 'toward Harbor', exitsToward: [] };
  const detail = 'Stop 0100 · Crosstown · toward Harbor';
  const named = [{ ...stop('0100', 'University & Park'), detail, ofStop }];
  expect(findEntries(named, 'crosstown').entries).toEqual([]);
  expect(findEntries(named, 'harbor').entries).toEqual(named);
});
