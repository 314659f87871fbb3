import { memo } from 'react';

import type { Theme } from '../../lib/colors/theme.ts';
import { SvgIcon } from '../../ui/icons/SvgIcon.tsx';
import { symbolOutline } from './symbolOutline.ts';
import {
  DIMMED_COLOR_SHARE,
  FADED_COLOR_SHARE,
  labelColor,
  SYMBOL,
  VEHICLE_PALETTES,
} from './vehicle-style.ts';
import type { VehiclePalette } from './vehicle-style.ts';

interface VehicleMarkProps {
  /** `#rrggbb`. */
  color: string;
  /** Degrees from north; null draws no arrow. */
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

// As attributes: the browser computes equal ones once for all marks, but a style for each mark.
const INKS = { outline: ink('outline'), ring: ink('ring'), halo: ink('halo') };
const OUTLINE_OPACITY = 0.65;
// Around the mark. Each band is a stroke of twice its width: what is drawn after it covers the inner half.
const HALO_BANDS = [
  { width: halo + glow, opacity: 0.28 },
  { width: halo, opacity: 1 },
];

/**
 * The map's symbol of a bus, for lists and the legend. Decorative: the text next to it says the same.
 * Memoized, because the text of its row changes more often.
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
  const turn = heading === null ? undefined : `rotate(${heading.toFixed(0)})`;
  return (
    <SvgIcon
      size={2 * reach * scale}
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      className="vehicle-mark"
    >
      {(isChosen ? HALO_BANDS : []).map((band) => (
        <path
          key={band.width}
          d={path}
          transform={turn}
          fill="none"
          stroke={INKS.halo}
          strokeWidth={2 * band.width}
          strokeOpacity={band.opacity}
        />
      ))}
      <path
        d={path}
        transform={turn}
        fill={INKS.ring}
        stroke={INKS.outline}
        strokeWidth={2 * (ring + outline)}
        strokeOpacity={OUTLINE_OPACITY * opacity}
        paintOrder="stroke"
      />
      <path
        d={path}
        transform={turn}
        fill={color}
        fillOpacity={opacity}
        stroke={INKS.ring}
        strokeWidth={2 * ring}
        paintOrder="stroke"
      />
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
