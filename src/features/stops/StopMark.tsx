import { SvgIcon } from '../../ui/icons/SvgIcon.tsx';
import { MAP_COLORS } from '../../ui/map-colors.ts';
import { STOP_RING } from './stop-layers.ts';

interface StopMarkProps {
  /** `#rrggbb`; the text color by default. */
  color?: string | undefined;
  /** The map's style for a selected or highlighted stop. */
  isMarked?: boolean;
  /** CSS pixels. */
  size?: number;
}

/** The map's symbol of a stop, for lists and the legend. */
export function StopMark({ color = 'currentColor', isMarked = false, size = 20 }: StopMarkProps) {
  const { radius, markedRadius, edge } = STOP_RING;
  const ground = `light-dark(${MAP_COLORS.light.fill}, ${MAP_COLORS.dark.fill})`;
  return (
    <SvgIcon
      size={isMarked ? size * 1.4 : size}
      viewBox={isMarked ? '-14 -14 28 28' : '-10 -10 20 20'}
    >
      <circle
        r={(isMarked ? markedRadius : radius) + edge / 2}
        style={{ fill: isMarked ? color : ground, stroke: color, strokeWidth: edge }}
      />
    </SvgIcon>
  );
}
