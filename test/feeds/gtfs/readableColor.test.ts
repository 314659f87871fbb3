import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { PAGE_GROUNDS, readableColor } from '../../../src/feeds/gtfs/routes/readableColor.ts';
import { luminance, textColorOn } from '../../../src/lib/colors/color.ts';

const contrast = (one: string, other: string) => {
  const [a = 0, b = 0] = [luminance(one), luminance(other)].toSorted((x, y) => y - x);
  return (a + 0.05) / (b + 0.05);
};

test.each([
  '',
  'FFFFFF',
  'ffff00',
  '000000',
  '0000ff',
  'F58220',
  '681757',
  '#12ab34',
  'red',
  '7f7f7f',
])('S6: the color "%s" becomes readable on the page, light and dark', (color) => {
  const readable = readableColor(color, '7');
  expect(contrast(readable, PAGE_GROUNDS.light)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(readable, PAGE_GROUNDS.dark)).toBeGreaterThanOrEqual(3);
  expect(contrast(readable, textColorOn(readable))).toBeGreaterThanOrEqual(4.5);
});

test('S6: a readable color stays as the agency chose it', () => {
  expect(readableColor('0B6BB3', '7')).toBe('#0b6bb3');
});

test('S6: routes without a color have different colors, all readable', () => {
  const colors = Array.from({ length: 60 }, (_, index) => readableColor('', `route ${index}`));
  expect(new Set(colors).size).toBe(8);
  for (const color of colors) {
    expect(contrast(color, PAGE_GROUNDS.light)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(color, PAGE_GROUNDS.dark)).toBeGreaterThanOrEqual(3);
  }
});

test('S6: colors are readable on the ground that the page has', () => {
  const tokens = readFileSync('src/ui/tokens.css', 'utf8');
  expect(tokens).toContain(`--ground: light-dark(${PAGE_GROUNDS.light}, ${PAGE_GROUNDS.dark})`);
});
