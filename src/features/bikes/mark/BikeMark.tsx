import { SvgIcon } from '../../../ui/icons/SvgIcon.tsx';
import { BIKE_COLORS } from './bike-colors.ts';

/** The map's mark of a station, beside its name: a bike on a plate, which no lot, stop or bus has. */
export const BikeMark = ({ size = 22 }: { size?: number }) => (
  <SvgIcon size={size} viewBox="0 0 22 22">
    <rect
      x="1"
      y="1"
      width="20"
      height="20"
      rx="5"
      fill={BIKE_COLORS.light.fill}
      stroke="#fff"
      strokeWidth="1.5"
    />
    <g fill="none" stroke="#fff" strokeWidth="1.2" strokeLinecap="round">
      <circle cx="7.6" cy="12.6" r="2.3" />
      <circle cx="14.4" cy="12.6" r="2.3" />
      <path d="M7.6 12.6 9.4 9h3.4l1.6 3.6M9.4 9l2 3.6M12.8 9V7.4h1.4" />
    </g>
  </SvgIcon>
);
