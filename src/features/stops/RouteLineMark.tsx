import { Drawing } from '../../ui/icons/Drawing.tsx';
import { ROUTE_LINE_WIDTHS } from './route-line-layers.ts';

/** A piece of the map's line of a route, for the legend. */
export function RouteLineMark({ color }: { color: string }) {
  return (
    <Drawing size={28} box="-14 -14 28 28">
      <path
        d="M-11 5L-3 -4L11 -4"
        fill="none"
        stroke={color}
        strokeWidth={ROUTE_LINE_WIDTHS.near}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Drawing>
  );
}
