/** Width in CSS pixels; dashes in multiples of the width. */
export const TETHER_STYLE = { width: 1.75, dashes: [3, 2.5] } as const;
