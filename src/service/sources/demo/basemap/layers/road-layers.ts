import type { Palette } from './palette.ts';
import { byZoom, SOURCE, type Expression, type StyleLayer } from './style-terms.ts';

type Width = readonly (readonly [number, number])[];

interface RoadStyle {
  readonly class: string;
  readonly minzoom: number;
  /** Width from curb to curb in pixels, by zoom. */
  readonly width: Width;
  readonly color: string | Expression;
  readonly casing: string;
  /** The zoom from which edges are drawn. */
  readonly edgedFrom: number;
  /** Edge width on each side at high zoom, in pixels. */
  readonly edge: number;
}

/** The look of each road class, smallest first: larger roads are drawn over smaller ones. */
const roadStyles = (palette: Palette): readonly RoadStyle[] => [
  {
    class: 'local',
    edgedFrom: 13.5,
    minzoom: 12,
    width: [
      [12, 0.5],
      [13, 1.1],
      [14, 2.4],
      [16, 9],
      [18, 34],
    ],
    color: palette.road,
    casing: palette.casing,
    edge: 0.8,
  },
  {
    class: 'country',
    edgedFrom: 11.5,
    minzoom: 9,
    width: [
      [9, 0.5],
      [12, 1.4],
      [14, 3],
      [16, 10],
      [18, 34],
    ],
    color: ['step', ['zoom'], palette.countryRoad, 11.5, palette.road],
    casing: palette.casing,
    edge: 0.8,
  },
  {
    class: 'secondary',
    edgedFrom: 11.5,
    minzoom: 10,
    width: [
      [10, 0.6],
      [12, 1.8],
      [14, 4.4],
      [16, 14],
      [18, 48],
    ],
    color: palette.road,
    casing: palette.casing,
    edge: 0.9,
  },
  {
    class: 'main',
    edgedFrom: 9,
    minzoom: 8,
    width: [
      [8, 0.6],
      [10, 1.1],
      [12, 2.8],
      [14, 6],
      [16, 18],
      [18, 60],
    ],
    color: palette.mainRoad,
    casing: palette.mainCasing,
    edge: 1,
  },
  {
    class: 'highway',
    edgedFrom: 8,
    minzoom: 7,
    width: [
      [7, 0.8],
      [10, 1.8],
      [12, 3.6],
      [14, 7.6],
      [16, 24],
      [18, 80],
    ],
    color: palette.highway,
    casing: palette.highwayCasing,
    edge: 1.1,
  },
];

/** The streets: the edges of all, then the surfaces, so that crossings have no lines. */
export function roadLayers(palette: Palette): StyleLayer[] {
  const roads = roadStyles(palette);
  const lineOf = (style: RoadStyle, part: 'casing' | 'surface', extra: number) =>
    ({
      id: `road-${style.class}-${part}`,
      type: 'line',
      source: SOURCE,
      'source-layer': 'road',
      minzoom: part === 'casing' ? style.edgedFrom : style.minzoom,
      filter: ['==', ['get', 'class'], style.class],
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': part === 'casing' ? style.casing : style.color,
        'line-width': byZoom(...style.width.map(([zoom, width]) => [zoom, width + extra] as const)),
      },
    }) satisfies StyleLayer;
  return [
    ...roads.map((style) => lineOf(style, 'casing', 2 * style.edge)),
    ...roads.map((style) => lineOf(style, 'surface', 0)),
  ];
}
