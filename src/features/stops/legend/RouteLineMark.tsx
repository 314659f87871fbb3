import { SvgIcon } from '../../../ui/icons/SvgIcon.tsx';
import { ROUTE_LINE_WIDTHS } from '../route-line-layers.ts';

/** The legend's sample of a route's line. */
export function RouteLineMark({ color }: { color: string }) {
  return (
    <SvgIcon size={28} viewBox="-14 -14 28 28">
      <path
        d="M-11 5L-3 -4L11 -4"
        fill="none"
        stroke={color}
        strokeWidth={ROUTE_LINE_WIDTHS.near}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </SvgIcon>
  );
}
