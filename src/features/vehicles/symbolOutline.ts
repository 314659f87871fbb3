import { SYMBOL } from './vehicle-style.ts';

/**
 * The outline of a bus's symbol as an SVG path, centered on 0,0 with its tip up. The map's fragment
 * shader draws the same shape from a distance field.
 *
 * @param isHeaded false for a bus with an unknown heading, which is a disc
 */
export function symbolOutline(isHeaded: boolean): string {
  const { radius, tipRadius, tipAt } = SYMBOL;
  if (!isHeaded) return `M0 ${-radius}A${radius} ${radius} 0 11-0.01 ${-radius}z`;
  // The straight sides touch the disc and the tip in the same direction from their centers.
  const up = (radius - tipRadius) / tipAt;
  const across = Math.sqrt(1 - up * up);
  const at = (length: number, center: number) =>
    [(length * across).toFixed(2), (-center - length * up).toFixed(2)] as const;
  const [tipX, tipY] = at(tipRadius, tipAt);
  const [x, y] = at(radius, 0);
  return [
    `M-${x} ${y}L-${tipX} ${tipY}A${tipRadius} ${tipRadius} 0 01${tipX} ${tipY}`,
    `L${x} ${y}A${radius} ${radius} 0 11-${x} ${y}z`,
  ].join('');
}
