import { LOT_PALETTE } from '../../../src/features/parking/marks/lot-palette.ts';
import type { Picture } from './readPng.ts';

/** A part of a picture, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What the map shows. The map's worker prepares all three. */
export interface MapLook {
  /** Pixels of the basemap's water. */
  readonly water: number;
  /** Rings: white inside, with the route's color around it. */
  readonly stops: number;
  /** Pixels in the colors of lots. */
  readonly lots: number;
}

/** The largest difference per color channel. Engines blend and round differently. */
const TOLERANCE = 6;
/** Pixels from a stop's center to its colored edge at zoom 15: along an axis, and per axis diagonally. */
const EDGE = 6;
const DIAGONAL = 4;

const WHITE = 0xffffff;

const numberOf = (color: string) => Number.parseInt(color.slice(1), 16);

const LOT_COLORS = (['plenty', 'some', 'few', 'full'] as const).map((band) =>
  numberOf(LOT_PALETTE.light[band].fill),
);

function isNear(color: number, other: number): boolean {
  return [16, 8, 0].every(
    (shift) => Math.abs(((color >> shift) & 0xff) - ((other >> shift) & 0xff)) <= TOLERANCE,
  );
}

const AROUND = [
  [EDGE, 0],
  [-EDGE, 0],
  [0, EDGE],
  [0, -EDGE],
  [DIAGONAL, DIAGONAL],
  [DIAGONAL, -DIAGONAL],
  [-DIAGONAL, DIAGONAL],
  [-DIAGONAL, -DIAGONAL],
] as const;

/**
 * Counts what a map shows in a screenshot.
 *
 * @param map the position of the map in the screenshot
 * @param colors the colors of the basemap's water and of the route, as `#rrggbb`
 */
export function mapLook(
  { at }: Picture,
  map: Box,
  colors: { readonly water: string; readonly route: string },
): MapLook {
  const [water, route] = [numberOf(colors.water), numberOf(colors.route)];
  const look = { water: 0, stops: 0, lots: 0 };
  for (let y = map.y + EDGE; y < map.y + map.height - EDGE; y += 1) {
    for (let x = map.x + EDGE; x < map.x + map.width - EDGE; x += 1) {
      const color = at(x, y);
      if (isNear(color, water)) look.water += 1;
      else if (LOT_COLORS.some((lot) => isNear(color, lot))) look.lots += 1;
      else if (
        isNear(color, WHITE) &&
        AROUND.every(([dx, dy]) => isNear(at(x + dx, y + dy), route))
      )
        look.stops += 1;
    }
  }
  return look;
}
