import { memo } from 'react';

import { SvgIcon } from '../../ui/icons/SvgIcon.tsx';
import { MAP_COLORS } from '../../ui/map-colors.ts';
import { STOP_RING } from './stop-ring.ts';

interface StopMarkProps {
  /** `#rrggbb`; the text color by default. */
  color?: string | undefined;
  /** The map's style for a selected or highlighted stop. */
  isMarked?: boolean;
  /** CSS pixels. */
  size?: number;
}

/** The map's symbol of a stop, for lists and the legend. */
export const StopMark = memo(function StopMark({
  color = 'currentColor',
  isMarked = false,
  size = 20,
}: StopMarkProps) {
  const { radius, markedRadius, edge, ring } = STOP_RING;
  const ink = (part: 'fill' | 'accent') =>
    `light-dark(${MAP_COLORS.light[part]}, ${MAP_COLORS.dark[part]})`;
  if (!isMarked) {
    return (
      <SvgIcon size={size} viewBox="-10 -10 20 20">
        <circle
          r={radius + edge / 2}
          style={{ fill: ink('fill'), stroke: color, strokeWidth: edge }}
        />
      </SvgIcon>
    );
  }
  const reach = markedRadius + edge + ring;
  return (
    <SvgIcon size={size * 1.4} viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}>
      <circle r={reach} style={{ fill: ink('accent') }} />
      <circle r={markedRadius + edge} style={{ fill: ink('fill') }} />
      <circle r={markedRadius} style={{ fill: color }} />
    </SvgIcon>
  );
});
