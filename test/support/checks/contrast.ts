import { luminance } from '../../../src/lib/colors/color.ts';

/** The WCAG 2.2 contrast ratio of two colors, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
