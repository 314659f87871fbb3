import { SvgIcon } from '../../../ui/icons/SvgIcon.tsx';
import { ROUTE_LINE_WIDTHS, SCHEMATIC_DASHES } from '../map/route-line-layers.ts';

/** The legend's sample of a route's line, or of one that joins stops. */
export function RouteLineMark({ color, isSchematic }: { color: string; isSchematic: boolean }) {
  const width = isSchematic ? 2 : ROUTE_LINE_WIDTHS.near;
  return (
    <SvgIcon size={28} viewBox="-14 -14 28 28">
      <path
        d="M-11 5L-3 -4L11 -4"
        fill="none"
        stroke={color}
        strokeWidth={width}
        {...(isSchematic
          ? { strokeDasharray: SCHEMATIC_DASHES.map((length) => length * width).join(' ') }
          : { strokeLinecap: 'round' })}
        strokeLinejoin="round"
      />
    </SvgIcon>
  );
}
