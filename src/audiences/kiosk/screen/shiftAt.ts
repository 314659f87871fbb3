/** Pixels of one step. The board moves in each step, so a side of fewer pixels is one step. */
const LONGEST_STEP = 4;

/**
 * Where the board is after some minutes: it walks around a square.
 *
 * @param shift the square's side, in pixels
 * @returns pixels to the right and down, 0 to `shift`
 */
export function shiftAt(minute: number, shift: number): { readonly x: number; readonly y: number } {
  const way = (minute * Math.min(LONGEST_STEP, shift)) % (4 * shift);
  const along = way % shift;
  switch (Math.floor(way / shift)) {
    case 0:
      return { x: along, y: 0 };
    case 1:
      return { x: shift, y: along };
    case 2:
      return { x: shift - along, y: shift };
    default:
      return { x: 0, y: shift - along };
  }
}
