import { luminance, parseHexColor } from '../../../lib/colors/color.ts';

/** `--ground` of tokens.css, light and dark: a test keeps them equal. */
export const PAGE_GROUNDS = { light: '#f2f0ec', dark: '#12161b' } as const;

/** Colors for routes without one, far apart from each other. All are readable as they are. */
const PALETTE = [
  '#0b6bb3',
  '#b0404a',
  '#2f7a3d',
  '#8a55b5',
  '#a3561b',
  '#157878',
  '#a8428c',
  '#646b18',
] as const;

/** Text of this color on the light ground has 4.5:1, a line on the dark ground 3:1 (WCAG 2.2). */
const BRIGHTEST = (luminance(PAGE_GROUNDS.light) + 0.05) / 4.5 - 0.05;
const DARKEST = (luminance(PAGE_GROUNDS.dark) + 0.05) * 3 - 0.05;
/** Room for rounding to whole numbers. */
const MARGIN = 0.004;

const linear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

const encoded = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

const hexOf = (channels: readonly number[]) =>
  `#${channels
    .map((value) =>
      Math.round(Math.min(1, Math.max(0, encoded(value))) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The same hue with another luminance: scaled, and mixed with white where that is not enough. */
function withLuminance(hex: string, target: number): string {
  const channels = parseHexColor(hex).map(linear);
  const own = luminance(hex);
  const most = Math.max(...channels);
  const scale = own === 0 ? 1 : Math.min(target / own, 1 / most);
  const scaled = channels.map((value) => value * scale);
  const reached = own * scale;
  const white = reached >= target ? 0 : (target - reached) / (1 - reached);
  return hexOf(scaled.map((value) => value + (1 - value) * white));
}

/** A number from a text, the same for equal texts (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/**
 * The color of a route on the page.
 *
 * @param color route_color. White counts as blank: it is the default of GTFS
 * @param routeID chooses a color for a route that has none
 * @returns `#rrggbb`, with a contrast of 4.5:1 on the light ground and 3:1 on the dark one
 */
export function readableColor(color: string, routeID: string): string {
  const hex = `#${color.replace(/^#/, '').toLowerCase()}`;
  if (!/^#[0-9a-f]{6}$/.test(hex) || hex === '#ffffff')
    return PALETTE[hashOf(routeID) % PALETTE.length] ?? PALETTE[0];
  const own = luminance(hex);
  if (own > BRIGHTEST) return withLuminance(hex, BRIGHTEST - MARGIN);
  if (own < DARKEST) return withLuminance(hex, DARKEST + MARGIN);
  return hex;
}
