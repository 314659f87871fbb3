import { memoizeByString } from './memoizeByString.ts';

/** The red, green and blue of `#rrggbb` (sRGB), each from 0 to 1. */
export function parseHexColor(hex: string): [number, number, number] {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return [at(1), at(3), at(5)];
}

/** Relative luminance of `#rrggbb`, 0 (black) to 1 (white), by WCAG 2.2. */
export function luminance(hex: string): number {
  const [r, g, b] = parseHexColor(hex).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** Pure black: with a softer one, fills of middle grey would have 4.5:1 with neither. */
const DARK_TEXT = '#000000';
const LIGHT_TEXT = '#ffffff';

/** Where black and white are equally far from a fill, each at 4.58:1: by WCAG's contrast, (L + 0.05). */
const EQUAL_LUMINANCE = Math.sqrt(1.05 * 0.05) - 0.05;

/**
 * The text colour that reads best on a fill. Of black and white one always has at least
 * 4.5:1 on any colour (R1).
 */
export const textColorOn = memoizeByString((fill) =>
  luminance(fill) <= EQUAL_LUMINANCE ? LIGHT_TEXT : DARK_TEXT,
);
