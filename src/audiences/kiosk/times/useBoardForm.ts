import { useState } from 'react';

import type { BoardRows } from '../../../contract/board/board-rows.ts';
import { heightAround } from '../paged/heightAround.ts';
import { measureRows } from '../paged/measureRows.ts';
import { rowsThatFit } from '../paged/pages.ts';
import { useMeasured } from '../paged/useMeasured.ts';

/** The part of the panels' space that a station's departures have beside the other panels. */
const SHARE = 2 / 3;
/** Rows may be higher by this factor before the other panels get the rest of a high screen. */
const LOOSE = 1.25;
/** From here on, the shorter side of the panels has room for more and not only larger rows, in CSS pixels. */
const LARGE_SCREEN = 1600;

/** How many departures come before the other panels, and before the size of the type. */
export function leastRows(width: number, height: number): number {
  if (Math.min(width, height) >= LARGE_SCREEN) return 12;
  return width > height ? 6 : 8;
}

/** The space of the board's panels, in pixels. */
export interface PanelSpace {
  readonly width: number;
  readonly height: number;
  readonly isLandscape: boolean;
  /** Whether the board has other panels. */
  readonly hasOthers: boolean;
  /** As of `leastRows`. */
  readonly least: number;
}

/** How a board lists its departures. */
interface BoardForm {
  /** A row for each bus, or for each line, which has the times of its next ones. */
  readonly rows: 'each' | 'lines';
  /** Whether all rows that matter fit on one page. */
  readonly isOnePage: boolean;
  /** The height of the departures where the other panels take no row away, in pixels; null where they would. */
  readonly beside: number | null;
}

/**
 * Decides how departures are listed: a row for each bus while those of the next 15 minutes fit, or else one for each
 * line, or else pages. The other panels have room where all of them fit beside those panels.
 */
export function useBoardForm(each: BoardRows, lines: BoardRows, space: PanelSpace) {
  const [eachBox, setEachBox] = useState<HTMLElement | null>(null);
  const [linesBox, setLinesBox] = useState<HTMLElement | null>(null);
  const initial: BoardForm = {
    rows: 'each',
    isOnePage: true,
    beside: space.hasOthers ? SHARE * space.height : null,
  };
  const form = useMeasured(
    [eachBox, linesBox],
    initial,
    () => {
      // A list without rows says so.
      if (eachBox === null || linesBox === null || each.rows.length === 0) return initial;
      const panel = eachBox.parentElement;
      const around = heightAround(panel, panel?.querySelector('.paged-list__body'));
      /** The height that the rows need of a part of the space, or null if those that matter have no room. */
      const heightIn = (box: HTMLElement, { rows, near }: BoardRows, isBeside: boolean) => {
        const [across, along] = isBeside && !space.isLandscape ? [1, SHARE] : [SHARE, 1];
        const height = along * space.height - around;
        const least = Math.min(space.least, rows.length);
        // There are not as many rows to measure.
        if (near > rows.length) return null;
        const width = space.width * (isBeside ? across : 1);
        const { heights } = measureRows(box, { width, height, least });
        const count = rowsThatFit(heights, height);
        if (count < Math.max(least, near)) return null;
        const needed = heights.slice(0, count).reduce((sum, one) => sum + one, 0);
        return Math.ceil(around + Math.min(height, LOOSE * needed));
      };
      const forms = [
        ['each', eachBox, each],
        ['lines', linesBox, lines],
      ] as const;
      const hasLines = lines.rows.length >= space.least;
      for (const isBeside of space.hasOthers ? [true, false] : [false])
        for (const [rows, box, list] of hasLines ? forms : forms.slice(0, 1)) {
          const height = heightIn(box, list, isBeside);
          const isOnePage = rows === 'each';
          if (height !== null) return { rows, isOnePage, beside: isBeside ? height : null };
        }
      return { rows: hasLines ? 'lines' : 'each', isOnePage: false, beside: null };
    },
    JSON.stringify([space, each.near, lines.near]),
  );
  return { form, setEachBox, setLinesBox };
}
