import { luminance, mix, textColorOn } from './color.ts';

/** The WCAG 2.2 contrast ratio of two colors `#rrggbb`, 1 to 21. */
function contrast(a: string, b: string): number {
  const [first, second] = [luminance(a), luminance(b)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

const STEPS = 20;

/**
 * The nearest color to a `#rrggbb` with a contrast ratio of at least 1 to 21 (WCAG 2.2) to another: a little darker
 * beside a light one, a little lighter beside a dark one.
 */
export function withContrast(color: string, beside: string, least: number): string {
  const away = textColorOn(beside);
  for (let step = 0; step < STEPS; step++) {
    const mixed = mix(color, away, step / STEPS);
    if (contrast(mixed, beside) >= least) return mixed;
  }
  return away;
}
