import { luminance, mix, textColorOn } from './color.ts';

/** The WCAG 2.2 contrast ratio of two colors `#rrggbb`, 1 to 21. */
function contrast(a: string, b: string): number {
  const [first, second] = [luminance(a), luminance(b)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

const STEPS = 20;

/**
 * The nearest color with enough contrast: a little darker beside a light color, a little lighter beside a dark
 * one.
 *
 * @param color `#rrggbb`
 * @param beside `#rrggbb`
 * @param least the contrast ratio, of WCAG 2.2, 1 to 21
 */
export function withContrast(color: string, beside: string, least: number): string {
  const away = textColorOn(beside);
  for (let step = 0; step < STEPS; step++) {
    const mixed = mix(color, away, step / STEPS);
    if (contrast(mixed, beside) >= least) return mixed;
  }
  return away;
}
