import { expect, test } from 'vitest';

import { ADDED_NAMES, SELECTION_KINDS } from '../../src/contract/subjects.ts';
import { isSupported, supportedPanels, supportedView } from '../../src/view/supportedView.ts';
import { PANELS } from '../../src/view/view.ts';
import { viewFromUrl } from '../../src/view/viewFromUrl.ts';

const ADDED = Object.fromEntries(ADDED_NAMES.map((name) => [name, true]));
const NOTHING = { vehicles: false, parking: false, times: false, notices: false };
const ALL = { vehicles: true, parking: true, times: true, notices: true, ...ADDED };
const NAMES = [...PANELS, ...SELECTION_KINDS, 'route', 'times'] as const;

test('V2: a city whose settings have no word of a subject that came later has none of it', () => {
  const { bikes: _bikes, ...without } = { ...ALL, bikes: true };
  expect(isSupported('bike', ALL)).toBe(true);
  expect(isSupported('bike', without)).toBe(false);
});

test('a city that has everything shows everything, and one that has nothing its stops and routes', () => {
  expect(NAMES.filter((name) => !isSupported(name, ALL))).toEqual([]);
  expect(NAMES.filter((name) => isSupported(name, NOTHING))).toEqual(['stops', 'stop', 'route']);
  expect(supportedPanels(NOTHING)).toEqual(['stops']);
});

test.each([
  ['trip', 'times'],
  ['vehicle', 'vehicles'],
  ['lot', 'parking'],
  ['event', 'parking'],
  ['bike', 'bikes'],
] as const)('a link to a %s selects nothing in a city without %s', (kind, feature) => {
  const view = viewFromUrl(new URLSearchParams(`${kind}=a`));
  expect(view.selection?.kind).toBe(kind);
  expect(supportedView(view, ALL).selection).toEqual(view.selection);
  expect(supportedView(view, { ...ALL, [feature]: false }).selection).toBeNull();
});
