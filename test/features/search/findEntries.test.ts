import { expect, test } from 'vitest';

import { findEntries } from '../../../src/features/search/findEntries.ts';
import type { SearchEntry } from '../../../src/features/search/findEntries.ts';

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
const idsOf = (asked: string) => findEntries(ALL, asked).entries.map(({ id }) => id);

test.each([
  ['the words as they are', 'university park', ['0100']],
  ['the other way round', 'park university', ['0100']],
  ['the beginnings of words', 'joh pa', ['0341']],
  ['a letter missing', 'unversity', ['0100']],
  ['a letter too many', 'garrage', ['l1']],
  ['two letters swapped', 'gradaution', ['e1']],
  ['a wrong letter', 'crasstown', ['03']],
  ['a number', '0341', ['0341']],
  ['a venue', 'kohl', ['e1']],
  ['the number of a bus', '2303', ['03/2303']],
  ['a route, without all its buses', 'route 03', ['03']],
  ['a destination, without all its buses', 'lakeside', []],
  ['no accents', 'san jose pena', ['0412']],
  ['any case', 'STATE street', ['l1']],
  ['nothing', '   ', []],
  ['what is not there', 'zoo', []],
  ['marks only', '&&', []],
])('R5: finds by %s', (_, asked, ids) => {
  expect(idsOf(asked)).toEqual(ids);
});

test('R5: groups by kind, routes first, and counts all that match', () => {
  const many = Array.from({ length: 20 }, (_, index) => stop(`1${index}`, `Main & ${index}`));
  const found = findEntries(
    [...many, { kind: 'route', id: '9', name: 'Route 9', detail: 'Main' }],
    'main',
  );
  expect(found.counts).toEqual({ route: 1, stop: 20, vehicle: 0, lot: 0, event: 0 });
  expect(found.entries[0]?.kind).toBe('route');
  expect(found.entries.filter(({ kind }) => kind === 'stop')).toHaveLength(6);
});
