/** The longest plausible way along streets between two places that are `direct` meters apart. */
export const longestWay = (direct: number): number => 1.6 * direct + 250;
