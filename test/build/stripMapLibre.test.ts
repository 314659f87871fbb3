import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { withoutControls } from '../../src/build/stripMapLibre.ts';

const STYLES = readFileSync(
  join(import.meta.dirname, '../../node_modules/maplibre-gl/dist/maplibre-gl.css'),
  'utf8',
);

const selectorsOf = (css: string) =>
  [...css.matchAll(/([^{}]+)\{[^{}]*\}/g)].flatMap(([, selectors = '']) => selectors.split(','));

test('the rules of MapLibre’s controls are removed from its style sheet, and no other', () => {
  const isControl = (selector: string) => /-(ctrl|popup|marker|user-location)/.test(selector);
  const all = selectorsOf(STYLES);
  expect(all.filter(isControl).length).toBeGreaterThan(50);
  expect(selectorsOf(withoutControls(STYLES))).toEqual(all.filter((one) => !isControl(one)));
});

test('rules that controls share with the map stay for the map', () => {
  const css =
    '@media print{.maplibregl-map,.maplibregl-ctrl-group{color:red}.maplibregl-popup{top:0}}';
  expect(withoutControls(css)).toBe('@media print{.maplibregl-map{color:red}}');
});
