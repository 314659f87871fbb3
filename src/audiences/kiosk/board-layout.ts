import type { KioskPanel } from './options/kiosk-options.ts';

/** Where the panels are, as CSS grid templates. Each panel's area has its name. */
interface BoardLayout {
  readonly gridTemplateAreas: string;
  readonly gridTemplateColumns: string;
  readonly gridTemplateRows: string;
}

/** How much of a column's height a panel gets, relative to the others. */
const WEIGHT: Readonly<Record<KioskPanel, number>> = { buses: 8, lots: 5, events: 4, map: 5 };

const rowsOf = (weights: readonly number[]) =>
  weights.map((weight) => `minmax(0, ${weight}fr)`).join(' ');

const weightsOf = (panels: readonly KioskPanel[]) => panels.map((panel) => WEIGHT[panel]);

const stacked = (panels: readonly KioskPanel[]): BoardLayout => ({
  gridTemplateAreas: panels.map((panel) => `"${panel}"`).join(' '),
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: rowsOf(weightsOf(panels)),
});

/** Where each part of a column ends, as shares of its height. */
function endsOf(weights: readonly number[]): readonly number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let end = 0;
  return weights.map((weight) => (end += weight) / total);
}

/** Two columns. Their panels end at different heights, so the grid has a row for each part between two ends. */
function twoColumns(
  left: readonly KioskPanel[],
  right: readonly KioskPanel[],
  gridTemplateColumns: string,
): BoardLayout {
  const leftEnds = endsOf(weightsOf(left));
  // The map is as high as the list below it.
  const rightEnds = endsOf(right.map(() => 1));
  const ends = [...new Set([...leftEnds, ...rightEnds])].toSorted((a, b) => a - b);
  const panelAt = (panels: readonly KioskPanel[], panelEnds: readonly number[], end: number) =>
    panels[panelEnds.findIndex((panelEnd) => panelEnd >= end)];
  return {
    gridTemplateAreas: ends
      .map((end) => `"${panelAt(left, leftEnds, end)} ${panelAt(right, rightEnds, end)}"`)
      .join(' '),
    gridTemplateColumns,
    gridTemplateRows: rowsOf(
      ends.map((end, index) => Math.round(1000 * (end - (ends[index - 1] ?? 0)))),
    ),
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
