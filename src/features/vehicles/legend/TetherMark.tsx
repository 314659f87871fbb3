import { SvgIcon } from '../../../ui/icons/SvgIcon.tsx';
import { TETHER_STYLE } from '../map/place-marks/tether-style.ts';

/** The legend's sample of the line from a bus to its next stop. */
export function TetherMark() {
  const { width, dashes } = TETHER_STYLE;
  return (
    <SvgIcon size={28} viewBox="-14 -14 28 28">
      <path
        d="M-12 6L12 -6"
        stroke="var(--ink)"
        strokeWidth={width}
        strokeDasharray={dashes.map((dash) => dash * width).join(' ')}
      />
    </SvgIcon>
  );
}
