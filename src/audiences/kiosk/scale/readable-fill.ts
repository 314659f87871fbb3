import { luminance, textColorOn } from '../../../lib/color.ts';
import { memoizeByString } from '../../../lib/memoizeByString.ts';

/** The contrast of the largest type with its ground (A4). */
const LEAST_CONTRAST = 7;
const STEPS = 20;

const contrast = (a: string, b: string) => {
  const [first, second] = [luminance(a), luminance(b)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
};

function mix(from: string, to: string, share: number): string {
  const channel = (start: number) => {
    const [a, b] = [from, to].map((hex) => Number.parseInt(hex.slice(start, start + 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/**
 * The nearest fill to a route's color on which its number has a contrast of 7:1: a little darker under white
 * text, a little lighter under black text.
 *
 * @param fill `#rrggbb`
 */
export const readableFill = memoizeByString((fill) => {
  const text = textColorOn(fill);
  const away = text === '#ffffff' ? '#000000' : '#ffffff';
  for (let step = 0; step < STEPS; step++) {
    const mixed = mix(fill, away, step / STEPS);
    if (contrast(mixed, text) >= LEAST_CONTRAST) return mixed;
  }
  return away;
});
