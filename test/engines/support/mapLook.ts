import { LOT_PALETTE } from '../../../src/features/parking/marks/lot-palette.ts';
import type { Picture } from './readPng.ts';

/** A part of a picture, in its pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is seen on the map; all three are drawn from what its worker prepares. */
export interface MapLook {
  /** Pixels of the basemap's water. */
  readonly water: number;
  /** Rings: white within, the route's color all around. */
  readonly stops: number;
  /** Pixels of the colors of lots. */
  readonly lots: number;
}

/** So far may a channel be off: engines blend and round in their own ways. */
const TOLERANCE = 6;
/** From a stop's middle to its colored edge at zoom 15, in pixels: across, and diagonally. */
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
 * Reads what a map shows from its picture.
 *
 * @param map where the map is in the picture
 * @param colors those of the basemap's water and of the route, as `#rrggbb`
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
