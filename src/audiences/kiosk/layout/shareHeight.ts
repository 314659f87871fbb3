/** A part that takes a share of a height. */
interface Part {
  readonly weight: number;
  /** Pixels, with precedence over `most`. */
  readonly least: number;
  readonly most: number;
}

/** Halvings after which the shares are exact to a fraction of a pixel. */
const STEPS = 32;

/**
 * Shares a height by weight, so that each part has at least and at most what it asks for. What a part doesn't need
 * goes to the others. If all have what they need, some height is left.
 *
 * @returns the heights of the parts, in pixels
 */
export function shareHeight(parts: readonly Part[], height: number): readonly number[] {
  const at = (level: number) =>
    parts.map(({ weight, least, most }) => Math.max(least, Math.min(most, level * weight)));
  let [low, high] = [0, height];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    const sum = at(middle).reduce((total, one) => total + one, 0);
    if (sum <= height) low = middle;
    else high = middle;
  }
  return at(low);
}
