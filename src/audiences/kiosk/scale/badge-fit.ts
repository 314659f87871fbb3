import { nameFit } from '../paged/name-fit.ts';
import { BOLDER, textWidth } from '../paged/text-width.ts';
import type { TypeScale } from './type-scale.ts';

/** Widths as shares of the large font size: the narrowest badge, the widest, and the room beside its text. */
const NARROWEST = 1.5;
const WIDEST = 2.6;
const PADDING = 0.3;

/** How a route's number fits into its badge. */
interface BadgeFit {
  /** Pixels. */
  readonly width: number;
  /** By which factor the type is smaller. */
  readonly factor: number;
}

/** Fits a route's number into a badge. A long name is set smaller, so that the destinations keep their room. */
export function badgeFit(
  text: string,
  { large, small }: Pick<TypeScale, 'large' | 'small'>,
): BadgeFit {
  const room = ((WIDEST - PADDING) * large) / BOLDER;
  const { factor } = nameFit(text, room, large, small, 1);
  const width = BOLDER * textWidth(text, factor * large) + PADDING * large;
  return { width: Math.min(WIDEST * large, Math.max(NARROWEST * large, width)), factor };
}
