import { SYMBOL } from './vehicle-style.ts';

/**
 * The outline of a bus's symbol around 0/0 as a path of SVG, its tip upwards: what the shader of the map
 * draws by distances.
 *
 * @param isHeaded false for a bus of which it is not known how it heads: a disc (R10)
 */
export function symbolOutline(isHeaded: boolean): string {
  const { radius, tipRadius, tipAt } = SYMBOL;
  if (!isHeaded) return `M0 ${-radius}A${radius} ${radius} 0 11-0.01 ${-radius}z`;
  // Where the straight sides touch the disc and the tip: the same direction from either's middle.
  const up = (radius - tipRadius) / tipAt;
  const aside = Math.sqrt(1 - up * up);
  const at = (length: number, middle: number) =>
    [(length * aside).toFixed(2), (-middle - length * up).toFixed(2)] as const;
  const [tipX, tipY] = at(tipRadius, tipAt);
  const [x, y] = at(radius, 0);
  return [
    `M-${x} ${y}L-${tipX} ${tipY}A${tipRadius} ${tipRadius} 0 01${tipX} ${tipY}`,
    `L${x} ${y}A${radius} ${radius} 0 11-${x} ${y}z`,
  ].join('');
}
