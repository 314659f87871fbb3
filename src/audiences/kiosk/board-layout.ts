import type { KioskPanel } from './options/kiosk-options.ts';

/** Where the panels are, as CSS grid templates. Each panel's area has its name. */
interface BoardLayout {
  readonly gridTemplateAreas: string;
  readonly gridTemplateColumns: string;
  readonly gridTemplateRows: string;
}

/** How much of a column's height a panel gets, relative to the others. */
const WEIGHT: Readonly<Record<KioskPanel, number>> = { buses: 8, lots: 5, events: 4, map: 5 };

const rowsOf = (panels: readonly KioskPanel[]) =>
  panels.map((panel) => `minmax(0, ${WEIGHT[panel]}fr)`).join(' ');

const stacked = (panels: readonly KioskPanel[]): BoardLayout => ({
  gridTemplateAreas: panels.map((panel) => `"${panel}"`).join(' '),
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: rowsOf(panels),
});

/** Two columns; the second may have fewer panels, of which the first then is as high as several rows. */
function twoColumns(
  left: readonly KioskPanel[],
  right: readonly KioskPanel[],
  gridTemplateColumns: string,
): BoardLayout {
  const extra = left.length - right.length;
  const filled = [...Array.from({ length: Math.max(0, extra) }, () => right[0]), ...right];
  return {
    gridTemplateAreas: left.map((panel, index) => `"${panel} ${filled[index]}"`).join(' '),
    gridTemplateColumns,
    gridTemplateRows: rowsOf(left),
  };
}

/**
 * The layout of a board's panels. The lists keep the order of the URL. The map has at most 40% of the screen
 * beside lists (A50): a third of the width in landscape, and a part of the height in portrait.
 *
 * @param panels at least one
 */
export function boardLayout(panels: readonly KioskPanel[], isLandscape: boolean): BoardLayout {
  const lists = panels.filter((panel) => panel !== 'map');
  const hasMap = lists.length < panels.length;
  if (!isLandscape || panels.length === 1) return stacked(panels);
  const [first, second, third] = lists;
  if (hasMap && third !== undefined) {
    return twoColumns(lists.slice(0, 2), ['map', third], 'minmax(0, 2fr) minmax(0, 1fr)');
  }
  if (hasMap) return twoColumns(lists, ['map'], 'minmax(0, 2fr) minmax(0, 1fr)');
  if (first === undefined || second === undefined) return stacked(lists);
  return third === undefined
    ? twoColumns([first], [second], 'minmax(0, 3fr) minmax(0, 2fr)')
    : twoColumns([first, second], [third], 'minmax(0, 3fr) minmax(0, 2fr)');
}
