/**
 * The symbol at zoom 16, in CSS pixels; `edge` is the stroke outside the radius, and `ring` is outside the edge of
 * a marked stop, as wide as that of a marked lot.
 */
export const STOP_RING = { radius: 6.5, markedRadius: 11, edge: 3, ring: 3 } as const;
