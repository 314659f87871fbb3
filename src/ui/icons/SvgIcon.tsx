import type { ReactNode } from 'react';

interface SvgIconProps {
  /** CSS pixels, each way. */
  size: number;
  /** What of the drawing's plane is seen: `left top width height`. */
  viewBox?: string;
  className?: string;
  children: ReactNode;
}

/** The frame of a small drawing. It adorns words that say the same, so readers pass over it. */
export function SvgIcon({ size, viewBox: box = '0 0 24 24', className, children }: SvgIconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox={box}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
