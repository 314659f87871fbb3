import { memoizeByString } from '../memoizeByString.ts';

/** The red, green and blue of `#rrggbb` (sRGB), each from 0 to 1. */
export function parseHexColor(hex: string): [number, number, number] {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return [at(1), at(3), at(5)];
}

/** The relative luminance of `#rrggbb` by WCAG 2.2, from 0 (black) to 1 (white). */
export function luminance(hex: string): number {
  const [r, g, b] = parseHexColor(hex).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** Pure black: with a softer one, medium gray fills would not reach 4.5:1 with either color. */
const DARK_TEXT = '#000000';
const LIGHT_TEXT = '#ffffff';

/** The luminance at which black and white text have the same WCAG contrast, 4.58:1. */
export const EQUAL_LUMINANCE = Math.sqrt(1.05 * 0.05) - 0.05;

/**
 * The text color, black or white, with the higher contrast on a fill of `#rrggbb`. The contrast is
 * always at least 4.5:1.
 */
export const textColorOn = memoizeByString((fill) =>
  luminance(fill) <= EQUAL_LUMINANCE ? LIGHT_TEXT : DARK_TEXT,
);

/** A color between two, `#rrggbb`: `from` with a share of 0, `to` with 1. */
export function mix(from: string, to: string, share: number): string {
  const channel = (start: number) => {
    const [a, b] = [from, to].map((hex) => Number.parseInt(hex.slice(start, start + 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
