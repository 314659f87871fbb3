import type { KioskPanel } from '../options/kiosk-panels.ts';
import { filledHeight } from '../paged/pages.ts';
import { shareHeight } from './shareHeight.ts';

/** Panels that stand one above another. */
interface BoardColumn {
  readonly panels: readonly KioskPanel[];
  /** The column's part of the width, as a CSS grid track. */
  readonly width: string;
  /** The heights of its panels, as CSS grid tracks. */
  readonly heights: string;
}

/** The heights that a list needs, in pixels: for its highest row, for some rows, and for all in full. */
export interface PanelNeed {
  readonly one: number;
  readonly least: number;
  readonly most: number;
  /** What its pages are made of. Default: it uses any height that it gets. */
  readonly rows?: {
    /** Pixels of each row, with the least that it says and with all, and of what stands above and below them. */
    readonly heights: readonly number[];
    readonly fullHeights: readonly number[];
    readonly around: number;
    /** How many of the first rows stay on every page, as in `splitIntoPages`. */
    readonly pinned: number | null;
  };
}

export type PanelNeeds = Partial<Readonly<Record<KioskPanel, PanelNeed>>>;

/** The space of the panels, in pixels; a height of 0 until it is measured. */
export interface BoardSpace {
  readonly height: number;
  /** Between two panels. */
  readonly gap: number;
}

/**
 * How much of a column's height a panel gets, relative to the others. In landscape the events have a narrow column,
 * where names need more lines.
 */
const WEIGHTS = {
  landscape: { departures: 8, vehicles: 8, events: 6, map: 4 },
  portrait: { departures: 8, vehicles: 8, events: 4, map: 4 },
};
/** The weight of any other panel. */
const WEIGHT = 5;

type Weights = Partial<Readonly<Record<KioskPanel, number>>>;

/** A map with a smaller share of the height shows too little, so its room goes to the lists. */
const LEAST_MAP_SHARE = 0.15;

/** A list that has not said what it needs takes what it gets. */
const UNKNOWN: PanelNeed = { one: 0, least: 0, most: Infinity };

/** The part of their column that lots have at most which nobody asked for. */
const MOST_OF_LOTS = 1 / 3;

/**
 * The needs of a station's board: the lots have at most a third of their column, and the buses the rest. Buses that
 * are only a sentence, as at night, leave the rest to the others.
 */
export function withSecondaryLots(needs: PanelNeeds, { height }: BoardSpace): PanelNeeds {
  const { vehicles = UNKNOWN, lots = UNKNOWN } = needs;
  // But never less than the highest row, which would be cut.
  const most = Math.max(MOST_OF_LOTS * height, lots.one);
  return {
    ...needs,
    vehicles: vehicles.rows?.heights.length === 0 ? vehicles : { ...vehicles, most: Infinity },
    lots: { ...lots, least: Math.min(lots.least, most), most: Math.min(lots.most, most) },
  };
}

/** The column's panels with their heights in pixels, without a map that would be too low. */
function fittedPanels(
  panels: readonly KioskPanel[],
  weights: Weights,
  needs: PanelNeeds,
  space: BoardSpace,
) {
  const needOf = (panel: KioskPanel): PanelNeed =>
    panel === 'map'
      ? { one: 0, least: LEAST_MAP_SHARE * space.height, most: Infinity }
      : (needs[panel] ?? UNKNOWN);
  const free = (count: number) => space.height - (count - 1) * space.gap;
  const sum = (some: readonly KioskPanel[], which: 'one' | 'least') =>
    some.reduce((total, panel) => total + needOf(panel)[which], 0);
  const lists = panels.filter((panel) => panel !== 'map');
  const shown = lists.length > 0 && sum(panels, 'least') > free(panels.length) ? lists : panels;
  const height = free(shown.length);
  // Where there is no room for the rows that the lists ask for, each has its highest one.
  const which = sum(shown, 'least') > height ? 'one' : 'least';
  const parts = shown.map((panel) => {
    const need = needOf(panel);
    return { weight: weights[panel] ?? WEIGHT, least: need[which], most: need.most };
  });
  const shared = shareHeight(parts, height);
  if (!shown.includes('map')) return { panels: shown, heights: shared };
  // The map also has what the pages of a list would leave empty.
  const heights = shown.map((panel, index) => {
    const { [which]: least, rows } = needOf(panel);
    const has = shared[index] ?? 0;
    if (rows === undefined || rows.heights.length === 0) return has;
    return Math.min(has, Math.max(least, rows.around + filledHeight(rows, has - rows.around)));
  });
  return { panels: shown, heights };
}

function column(
  all: readonly KioskPanel[],
  width: string,
  weights: Weights,
  needs: PanelNeeds,
  space: BoardSpace,
): BoardColumn {
  const track = `minmax(0, ${width})`;
  if (space.height === 0) {
    const heights = all.map((panel) => `minmax(0, ${weights[panel] ?? WEIGHT}fr)`).join(' ');
    return { panels: all, width: track, heights };
  }
  const { panels, heights } = fittedPanels(all, weights, needs, space);
  // The map has the rest, and so the part of a pixel that the others leave; without a map, the last list does.
  const flexible = panels.includes('map') ? panels.indexOf('map') : panels.length - 1;
  const tracks = heights.map((height, index) =>
    index === flexible ? 'minmax(0, 1fr)' : `${Math.ceil(height)}px`,
  );
  return { panels, width: track, heights: tracks.join(' ') };
}

/**
 * Splits the panels into columns: the lists keep the order of the URL. A column whose lists are only sentences would
 * be blank, so its lists stand above the others.
 */
function split(panels: readonly KioskPanel[], isLandscape: boolean, needs: PanelNeeds) {
  const lists = panels.filter((panel) => panel !== 'map');
  const hasMap = lists.length < panels.length;
  const areEmpty = (some: readonly KioskPanel[]) =>
    some.every((panel) => needs[panel]?.rows?.heights.length === 0);
  if (!isLandscape || panels.length === 1) return [{ panels, width: '1fr' }];
  if (hasMap) {
    if (areEmpty(lists)) return [{ panels: [...lists, 'map'] as const, width: '1fr' }];
    const beside = areEmpty(lists.slice(0, 2)) ? lists.length : 2;
    return [
      { panels: lists.slice(0, beside), width: '2fr' },
      { panels: ['map', ...lists.slice(beside)] as const, width: '1fr' },
    ];
  }
  const [left, right] = [lists.slice(0, -1), lists.slice(-1)];
  if (areEmpty(left) || areEmpty(right)) return [{ panels: lists, width: '1fr' }];
  return [
    { panels: left, width: '3fr' },
    { panels: right, width: '2fr' },
  ];
}

/**
 * The layout of a board's panels. A list has at most the height of its rows, and the map has the rest: a third
 * of the width in landscape, and less than 40% of the height in portrait unless the lists need no more.
 *
 * @param panels at least one
 */
export function boardLayout(
  panels: readonly KioskPanel[],
  isLandscape: boolean,
  needs: PanelNeeds,
  space: BoardSpace,
): readonly BoardColumn[] {
  const weights = WEIGHTS[isLandscape ? 'landscape' : 'portrait'];
  return split(panels, isLandscape, needs).map((one) =>
    column(one.panels, one.width, weights, needs, space),
  );
}
