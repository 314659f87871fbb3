import type { KioskPanel } from './options/kiosk-options.ts';

/** Panels that stand one above another. */
interface BoardColumn {
  readonly panels: readonly KioskPanel[];
  /** The column's part of the width, as a CSS grid track. */
  readonly width: string;
  /** The heights of its panels, as CSS grid tracks. */
  readonly heights: string;
}

/** The height that each list needs, in pixels; 0 if it is missing. */
export type MinHeights = Partial<Readonly<Record<KioskPanel, number>>>;

/** How much of a column's height a panel gets, relative to the others. */
const WEIGHT: Readonly<Record<KioskPanel, number>> = { buses: 8, lots: 5, events: 4, map: 5 };

function column(panels: readonly KioskPanel[], width: string, minHeights: MinHeights): BoardColumn {
  // So that no list takes the room of the others. Of four panels, at most two have a minimum height.
  const maxPercent = Math.round(100 / Math.min(3, panels.length));
  const heights = panels.map(
    (panel) => `minmax(min(${minHeights[panel] ?? 0}px, ${maxPercent}%), ${WEIGHT[panel]}fr)`,
  );
  return { panels, width: `minmax(0, ${width})`, heights: heights.join(' ') };
}

/** Splits the panels into columns: the lists keep the order of the URL. */
function split(panels: readonly KioskPanel[], isLandscape: boolean) {
  const lists = panels.filter((panel) => panel !== 'map');
  const hasMap = lists.length < panels.length;
  if (!isLandscape || panels.length === 1) return [{ panels, width: '1fr' }];
  if (hasMap) {
    return [
      { panels: lists.slice(0, 2), width: '2fr' },
      { panels: ['map', ...lists.slice(2)] as const, width: '1fr' },
    ];
  }
  return [
    { panels: lists.slice(0, Math.max(1, lists.length - 1)), width: '3fr' },
    { panels: lists.slice(-1), width: '2fr' },
  ];
}

/**
 * The layout of a board's panels. The map has at most 40% of the screen beside lists (A50): a third of the
 * width in landscape, and a part of the height in portrait.
 *
 * @param panels at least one
 */
export function boardLayout(
  panels: readonly KioskPanel[],
  isLandscape: boolean,
  minHeights: MinHeights,
): readonly BoardColumn[] {
  return split(panels, isLandscape).map((one) => column(one.panels, one.width, minHeights));
}
