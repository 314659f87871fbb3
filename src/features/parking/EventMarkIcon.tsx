import { EVENT_SHAPE } from './lot-shapes.ts';

/** The shape of an event as on the map's markers: a decoration of the words beside it (C25). */
export function EventMarkIcon({ size = 16 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={EVENT_SHAPE.outline} />
      <path d={EVENT_SHAPE.strokes} />
    </svg>
  );
}
