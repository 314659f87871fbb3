/** sRGB of `#rrggbb` as three numbers from 0 to 1. */
function channels(hex: string): [number, number, number] {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return [at(1), at(3), at(5)];
}

/** Relative luminance of `#rrggbb`, 0 (black) to 1 (white), by WCAG 2.2. */
export function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** Contrast of two colours, 1 to 21, by WCAG 2.2. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Pure black: with a softer one, fills of middle grey would have 4.5:1 with neither. */
const DARK_TEXT = '#000000';
const LIGHT_TEXT = '#ffffff';

/** Every row and every vehicle asks, and a city has a handful of colours. */
const textByFill = new Map<string, string>();

/**
 * The text colour that reads best on a fill. Of black and white one always has at least
 * 4.5:1 on any colour (R1).
 */
export function textOn(fill: string): string {
  const known = textByFill.get(fill);
  if (known !== undefined) return known;
  const text = contrast(fill, LIGHT_TEXT) >= contrast(fill, DARK_TEXT) ? LIGHT_TEXT : DARK_TEXT;
  textByFill.set(fill, text);
  return text;
}
