import { textColorOn } from '../../lib/color.ts';
import { SvgIcon } from '../../ui/icons/SvgIcon.tsx';
import { symbolOutline } from './map/layer/symbolOutline.ts';
import {
  DIMMED_OPACITY,
  FADED_OPACITY,
  SYMBOL,
  VEHICLE_PALETTES,
} from './map/layer/vehicle-style.ts';
import type { VehiclePalette } from './map/layer/vehicle-style.ts';

interface VehicleMarkProps {
  /** `#rrggbb`. */
  color: string;
  /** Degrees from north; null draws no arrow (R10). */
  heading: number | null;
  /** The map's style for a selected bus, a bus that fails the filters, or a bus in an old feed. */
  variant?: 'plain' | 'chosen' | 'dimmed' | 'faded';
  /** The route ID, where the text next to the mark does not include it. */
  label?: string;
  /** Size relative to the symbol on the map. */
  scale?: number;
}

const OPACITY = { plain: 1, chosen: 1, dimmed: DIMMED_OPACITY, faded: FADED_OPACITY };

const ink = (part: keyof VehiclePalette) =>
  `light-dark(${VEHICLE_PALETTES.light[part]}, ${VEHICLE_PALETTES.dark[part]})`;

/** The map's symbol of a bus, for lists and the legend. Decorative: the text next to it says the same. */
export function VehicleMark({
  color,
  heading,
  variant = 'plain',
  label,
  scale = 0.75,
}: VehicleMarkProps) {
  const { tipAt, tipRadius, ring, outline, halo, glow } = SYMBOL;
  const around = variant === 'chosen' ? halo + glow : ring + outline;
  const reach = tipAt + tipRadius + around;
  // Each band is a stroke of twice its width: the inner half lies under the next band.
  const bands = [
    ...(variant === 'chosen'
      ? [
          { width: halo + glow, stroke: ink('halo'), strokeOpacity: 0.28 },
          { width: halo, stroke: ink('halo') },
        ]
      : []),
    { width: ring + outline, stroke: ink('outline'), strokeOpacity: 0.65 },
    { width: ring, stroke: ink('ring') },
  ];
  const path = symbolOutline(heading !== null);
  return (
    <SvgIcon
      size={2 * reach * scale}
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      className="vehicle-mark"
    >
      <g
        opacity={OPACITY[variant]}
        transform={heading === null ? undefined : `rotate(${heading.toFixed(0)})`}
      >
        {bands.map(({ width, ...style }) => (
          <path key={width} d={path} fill="none" style={{ ...style, strokeWidth: 2 * width }} />
        ))}
        <path d={path} fill={color} />
      </g>
      {label === undefined ? null : (
        <text
          fill={textColorOn(color)}
          opacity={OPACITY[variant]}
          fontSize="13"
          fontWeight="700"
          textAnchor="middle"
          dominantBaseline="central"
        >
          {label}
        </text>
      )}
    </SvgIcon>
  );
}
