import type { Palette } from './palette.ts';
import { byZoom, IS_LINE, isNot, type Expression, type StyleLayer } from './style-terms.ts';

/** The zooms of the widths below. */
const ZOOMS = [8, 10, 12, 13, 14, 16, 18] as const;
type Widths = readonly [number, number, number, number, number, number, number];

interface RoadLook {
  /** Classes of the schema; `ramp` stands for the ramps of all classes. */
  readonly classes: readonly string[];
  /** Width from curb to curb in pixels, at each of `ZOOMS`. */
  readonly widths: Widths;
  /** The zoom from which edges are drawn. */
  readonly edgedFrom: number;
  /** Width of the edge on each side, in pixels. */
  readonly edge: number;
}

/** The roads, smallest first: larger roads are drawn over smaller ones. */
// oxfmt-ignore
const ROADS: readonly RoadLook[] = [
  { classes: ['service', 'track'], widths: [0, 0, 0, 0, 0.8, 3.6, 15], edgedFrom: 14.5, edge: 0.6 },
  { classes: ['minor', 'raceway', 'busway'], widths: [0, 0, 0.5, 1.1, 2.4, 9, 34], edgedFrom: 13.5, edge: 0.8 },
  { classes: ['ramp'], widths: [0, 0.4, 1, 1.5, 2.8, 10, 34], edgedFrom: 13, edge: 0.8 },
  { classes: ['tertiary'], widths: [0.4, 0.7, 1.4, 2, 3.2, 10.5, 36], edgedFrom: 11.5, edge: 0.8 },
  { classes: ['secondary'], widths: [0.4, 0.6, 1.8, 2.8, 4.4, 14, 48], edgedFrom: 11.5, edge: 0.9 },
  { classes: ['primary'], widths: [0.6, 1.1, 2.8, 4, 6, 18, 60], edgedFrom: 9, edge: 1 },
  { classes: ['trunk'], widths: [0.9, 1.6, 3.2, 4.6, 6.8, 21, 70], edgedFrom: 8, edge: 1.1 },
  { classes: ['motorway'], widths: [1, 1.8, 3.6, 5.1, 7.6, 24, 80], edgedFrom: 8, edge: 1.1 },
];

const CLASSES = ROADS.flatMap(({ classes }) => classes);

/** A road's class, or `ramp`. */
const KIND: Expression = ['case', ['==', ['get', 'ramp'], 1], 'ramp', ['get', 'class']];

/** A value for each kind of road; `otherwise` for classes that are not drawn. */
const byKind = (valueOf: (road: RoadLook) => unknown, otherwise: unknown): Expression => [
  'match',
  KIND,
  ...ROADS.flatMap((road) => [road.classes, valueOf(road)]),
  otherwise,
];

/** The width between two of `ZOOMS`, by the same curve as `byZoom`. */
function widthAt(widths: Widths, zoom: number): number {
  const after = ZOOMS.findIndex((other) => other >= zoom);
  const from = ZOOMS[after - 1] ?? ZOOMS[0];
  const low = widths[after - 1] ?? widths[0];
  const to = ZOOMS[after] ?? from;
  const high = widths[after] ?? low;
  if (zoom === to) return high;
  return low + ((1.6 ** (zoom - from) - 1) / (1.6 ** (to - from) - 1)) * (high - low);
}

const SURFACE_WIDTH = byZoom(
  ...ZOOMS.map((zoom) => [zoom, byKind(({ widths }) => widthAt(widths, zoom), 0)] as const),
);

/** Edges appear at their zoom at once: a thin edge would only blur a thin road. */
const EDGE_ZOOMS = [8, 8.99, 9, 10, 11.49, 11.5, 12, 12.99, 13, 13.49, 13.5, 14.49, 14.5, 16, 18];

const EDGE_WIDTH = byZoom(
  ...EDGE_ZOOMS.map((zoom) => {
    const widthOf = ({ widths, edgedFrom, edge }: RoadLook) =>
      zoom < edgedFrom ? 0 : Number((widthAt(widths, zoom) + 2 * edge).toFixed(2));
    return [zoom, byKind(widthOf, 0)] as const;
  }),
);

/** Thick roads are drawn over thin ones. */
const ORDER = byKind((road) => ROADS.indexOf(road), 0);

const isDrawn: Expression = ['match', ['get', 'class'], CLASSES, true, false];

/** Selects the roads in tunnels, on bridges, or neither (null). */
const level = (brunnel: 'tunnel' | 'bridge' | null): Expression =>
  brunnel === null
    ? ['all', IS_LINE, isDrawn, isNot('brunnel', 'tunnel'), isNot('brunnel', 'bridge')]
    : ['all', IS_LINE, isDrawn, ['==', ['get', 'brunnel'], brunnel]];

const HIGHWAYS = ['motorway', 'trunk'];

const surfaceColor = (palette: Palette, country: string): Expression => [
  'match',
  ['get', 'class'],
  HIGHWAYS,
  palette.highway,
  'primary',
  palette.mainRoad,
  'tertiary',
  country,
  palette.road,
];

const edgeColor = (palette: Palette): Expression => [
  'match',
  ['get', 'class'],
  HIGHWAYS,
  palette.highwayCasing,
  'primary',
  palette.mainCasing,
  palette.casing,
];

interface LineLook {
  readonly color: unknown;
  readonly width: Expression;
  readonly cap: 'round' | 'butt';
}

const line = (id: string, filter: Expression, { color, width, cap }: LineLook): StyleLayer => ({
  id,
  type: 'line',
  'source-layer': 'transportation',
  filter,
  layout: { 'line-cap': cap, 'line-join': 'round', 'line-sort-key': ORDER },
  paint: { 'line-color': color, 'line-width': width },
});

/** Footpaths and steps, from the zoom at which a person could follow them. */
const pathLayer = (palette: Palette): StyleLayer => ({
  id: 'path',
  type: 'line',
  'source-layer': 'transportation',
  minzoom: 15,
  filter: [
    'all',
    IS_LINE,
    ['==', ['get', 'class'], 'path'],
    isNot('brunnel', 'tunnel'),
    isNot('subclass', 'corridor'),
    isNot('subclass', 'platform'),
  ],
  paint: {
    'line-color': palette.path,
    'line-width': byZoom([15, 0.8], [18, 3]),
    'line-dasharray': [2.5, 1.5],
  },
});

/**
 * The roads, bottom to top: tunnels, the edges of all streets, their surfaces, and bridges. Surfaces are
 * above all edges, so that no edge crosses an intersection.
 */
export function roadLayers(palette: Palette): StyleLayer[] {
  const edge = { color: edgeColor(palette), width: EDGE_WIDTH };
  const surface: LineLook = {
    color: [
      'step',
      ['zoom'],
      surfaceColor(palette, palette.countryRoad),
      11.5,
      surfaceColor(palette, palette.road),
    ],
    width: SURFACE_WIDTH,
    cap: 'round',
  };
  return [
    line('tunnel-edge', level('tunnel'), { ...edge, cap: 'butt' }),
    line('tunnel', level('tunnel'), { ...surface, color: palette.tunnel, cap: 'butt' }),
    pathLayer(palette),
    line('road-edge', level(null), { ...edge, cap: 'round' }),
    line('road', level(null), surface),
    line('bridge-edge', level('bridge'), { ...edge, cap: 'butt' }),
    line('bridge', level('bridge'), surface),
  ];
}
