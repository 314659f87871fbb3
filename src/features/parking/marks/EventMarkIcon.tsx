import { SvgIcon } from '../../../ui/icons/SvgIcon.tsx';
import { EVENT_SHAPE } from './lot-shapes.ts';

/** The event shape of the map's markers. Decorative: the text beside it says the same. */
export function EventMarkIcon({ size = 16 }: { size?: number }) {
  return (
    <SvgIcon size={size}>
      <path
        d={`${EVENT_SHAPE.outline}${EVENT_SHAPE.strokes}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </SvgIcon>
  );
}
