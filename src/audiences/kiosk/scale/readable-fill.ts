import { textColorOn } from '../../../lib/colors/color.ts';
import { withContrast } from '../../../lib/colors/contrast.ts';
import { memoizeByString } from '../../../lib/memoizeByString.ts';

/** The contrast of the largest type with its ground. */
const LEAST_CONTRAST = 7;

/**
 * The nearest fill to a route's color on which its number has a contrast of 7:1: a little darker under white
 * text, a little lighter under black text.
 *
 * @param fill `#rrggbb`
 */
export const readableFill = memoizeByString((fill) =>
  withContrast(fill, textColorOn(fill), LEAST_CONTRAST),
);
