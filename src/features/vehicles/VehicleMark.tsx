interface VehicleMarkProps {
  /** `#rrggbb`. */
  color: string;
  /** Degrees from north; null draws no arrow (R10). */
  heading: number | null;
}

/** The symbol of the map without its label, for a row; what it shows stands in words beside it. */
export function VehicleMark({ color, heading }: VehicleMarkProps) {
  return (
    <svg viewBox="-20 -20 40 40" width="32" height="32" aria-hidden="true" focusable="false">
      <g
        transform={heading === null ? undefined : `rotate(${heading.toFixed(0)})`}
        fill={color}
        stroke="var(--line-strong)"
      >
        {heading === null ? (
          <circle r="10" />
        ) : (
          <path d="M-7.7 -6.4L-1.3 -16.5a1.5 1.500 0 012.600 0L7.700 -6.400A10 10 0 11-7.700 -6.400z" />
        )}
      </g>
    </svg>
  );
}
