import type { LotBand } from '../lotState.ts';

/** An SVG path shape on a 24 by 24 grid, for both the map's canvas and the page. */
export interface LotShape {
  /** The outline: filled, or only stroked if `isHollow`. */
  readonly outline: string;
  /** Strokes that look cut out of the shape. */
  readonly cut?: string;
  readonly isHollow?: boolean;
}

/** Each band has its own shape, so that nothing depends on color alone. */
export const LOT_SHAPES: Readonly<Record<LotBand, LotShape>> = {
  plenty: { outline: 'M12 3a9 9 0 110 18 9 9 0 010-18z' },
  some: { outline: 'M12 1.500L22.500 12 12 22.500 1.500 12z' },
  few: { outline: 'M12 3L22.500 21H1.500z' },
  full: { outline: 'M3 3H21V21H3z', cut: 'M8 8l8 8M16 8l-8 8' },
  unknown: { outline: 'M12 4.500a7.500 7.500 0 110 15 7.500 7.500 0 010-15z', isHollow: true },
};

/** The shape of an event: a calendar page on a 24 by 24 grid. */
export const EVENT_SHAPE = {
  outline: 'M4 6a2 2 0 012-2h12a2 2 0 012 2v13a2 2 0 01-2 2H6a2 2 0 01-2-2z',
  strokes: 'M4 9.500h16M8.500 2v4M15.500 2v4',
} as const;
