import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { emptied, withoutControls } from '../../../src/build/maplibre/stripMapLibre.ts';

const read = (path: string) =>
  readFileSync(join(import.meta.dirname, '../../../node_modules/maplibre-gl', path), 'utf8');

const STYLES = read('dist/maplibre-gl.css');

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

test('an unused file of MapLibre keeps its exports, which throw', () => {
  const hash = emptied('ui/hash', read('src/ui/hash.ts'));
  expect(hash).toContain("export function Hash() { throw new Error('Hash is left out'); }");
  expect(hash.length).toBeLessThan(200);
});

test('a file of MapLibre that exports something else fails the build', () => {
  expect(() => emptied('ui/hash', 'export class Hash {}\nexport function parseHash() {}')).toThrow(
    "MapLibre's ui/hash exports Hash parseHash",
  );
});
