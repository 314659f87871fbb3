import { memo } from 'react';

import type { Theme } from '../../lib/colors/theme.ts';
import { SvgIcon } from '../../ui/icons/SvgIcon.tsx';
import { symbolOutline } from './map/layer/symbolOutline.ts';
import {
  DIMMED_COLOR_SHARE,
  FADED_COLOR_SHARE,
  labelColor,
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

const OPACITY = { plain: 1, chosen: 1, dimmed: DIMMED_COLOR_SHARE, faded: FADED_COLOR_SHARE };

const ink = (part: keyof VehiclePalette) =>
  `light-dark(${VEHICLE_PALETTES.light[part]}, ${VEHICLE_PALETTES.dark[part]})`;

const { ring, outline, halo, glow } = SYMBOL;

// Each band is a stroke of twice its width: the inner half lies under the next band.
const ringBands = (opacity: number) => [
  { stroke: ink('outline'), strokeOpacity: 0.65 * opacity, strokeWidth: 2 * (ring + outline) },
  { stroke: ink('ring'), strokeWidth: 2 * ring, fill: ink('ring') },
];
const HALO_BANDS = [
  { stroke: ink('halo'), strokeOpacity: 0.28, strokeWidth: 2 * (halo + glow) },
  { stroke: ink('halo'), strokeWidth: 2 * halo },
];

/**
 * The map's symbol of a bus, for lists and the legend. Decorative: the text next to it says the same.
 * Memoized, because it has more elements than the text of its row, which changes more often.
 */
export const VehicleMark = memo(function VehicleMark({
  color,
  heading,
  variant = 'plain',
  label,
  scale = 0.75,
}: VehicleMarkProps) {
  const isChosen = variant === 'chosen';
  const opacity = OPACITY[variant];
  const labelOn = (theme: Theme) => labelColor(color, opacity, VEHICLE_PALETTES[theme].ring);
  const reach = SYMBOL.tipAt + SYMBOL.tipRadius + (isChosen ? halo + glow : ring + outline);
  const path = symbolOutline(heading !== null);
  return (
    <SvgIcon
      size={2 * reach * scale}
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      className="vehicle-mark"
    >
      <g transform={heading === null ? undefined : `rotate(${heading.toFixed(0)})`}>
        {[...(isChosen ? HALO_BANDS : []), ...ringBands(opacity)].map((band) => (
          <path key={band.strokeWidth} d={path} fill="none" style={band} />
        ))}
        <path d={path} fill={color} fillOpacity={opacity} />
      </g>
      {label === undefined ? null : (
        <text
          style={{ fill: `light-dark(${labelOn('light')}, ${labelOn('dark')})` }}
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
});
