import { SvgIcon } from '../../../ui/icons/SvgIcon.tsx';
import { EVENT_SHAPE } from './lot-shapes.ts';

/** The shape of an event as on the map's markers: a decoration of the words beside it (C25). */
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
