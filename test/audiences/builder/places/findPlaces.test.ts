import { expect, test } from 'vitest';

import type { PlaceEntry } from '../../../../src/audiences/builder/places/findPlaces.ts';
import { findPlaces } from '../../../../src/audiences/builder/places/findPlaces.ts';

const stop = (id: string, name: string, toward: string): PlaceEntry => ({
  selection: { kind: 'stop', id },
  name,
  detail: `Stop ${id} toward ${toward}`,
});

const PLACES = [
  stop('1', 'Duke St Bay 6', 'GOTTINGEN and HARBOUR'),
  stop('2', 'Cogswell St Before Göttingen St', 'HARBOUR'),
  stop('3', 'Gottingen St After Cogswell St', 'GOTTINGEN'),
  stop('6', 'Harbour Terminal', 'DUKE'),
];

const found = (query: string) => findPlaces(PLACES, query).map(({ selection }) => selection.id);

test('B19: stops of a name come before those from which a bus goes there, each once', () => {
  expect(found('gottingen')).toEqual(['3', '2', '1']);
  expect(found('GOTINGEN')).toEqual(['2', '3', '1']);
  expect(found('6')).toEqual(['1', '6']);
  expect(found('duke harbour')).toEqual(['1', '6']);
  expect(found('nowhere')).toEqual([]);
});
