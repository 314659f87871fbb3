/**
 * Whether so few spots are open that a lot is in an availability band of the settings, or a worse one.
 *
 * @param total null if it is unknown: then only the number of spots decides
 */
export const isWithinBand = (
  open: number,
  total: number | null,
  band: { readonly spots: number; readonly percent: number },
): boolean => open <= band.spots || (total !== null && open * 100 <= band.percent * total);
